import { Link } from "@remix-run/react";
import { recordAddress } from "#app/addresses/records.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Related } from "#models/customer/related.server.ts";
import { usePortal } from "../shell/use-portal.ts";
import { useRequestTexts } from "./use-texts.ts";

type Props = {
	related: Related[];
	/** The id of what they are related to, for those that were closed as duplicates of it. */
	of?: string;
};

/** Whether it is known to be this customer's; what shares a number or a company may be. */
export const isOfCustomer = ({ same }: Pick<Related, "same">) =>
	same.includes("email") || same.includes("customer");

/** A customer's other records, and those of who may be the same customer. */
export function RelatedList({ related, of }: Props) {
	const { related: texts } = useRequestTexts();
	return (
		<>
			<OneList heading={texts.heading} related={related.filter(isOfCustomer)} of={of} />
			<OneList heading={texts.hints} related={related.filter((one) => !isOfCustomer(one))} of={of} />
		</>
	);
}

function OneList({ heading, related, of }: Props & { heading: string }) {
	const { language } = usePortal();
	const { related: texts, kinds } = useRequestTexts();
	if (related.length === 0) return null;
	return (
		<section>
			<h2>{heading}</h2>
			<ul className="grid gap-1 wrap-anywhere">
				{related.map(({ what, id, name, owner, createdAt, same, duplicateOf }) => {
					const kind = kinds[what];
					const isDuplicate = of !== undefined && duplicateOf === of;
					const reasons = [...same.map((one) => texts.same[one]), ...(isDuplicate ? [texts.duplicate] : [])];
					return (
						<li key={id ?? `${what} ${createdAt}`}>
							{id ? (
								<Link className="inline-block py-[0.15rem]" to={recordAddress(what, id)}>
									{interpolate(texts.mine, { what: kind, name: name ?? "" })}
								</Link>
							) : (
								interpolate(texts.others, { owner: owner ?? texts.colleague, what: kind.toLowerCase() })
							)}{" "}
							<small className="text-ink-soft">
								({[formatDate(language, createdAt), ...reasons].join(", ")})
							</small>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
