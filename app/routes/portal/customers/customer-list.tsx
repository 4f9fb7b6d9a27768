import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { customerAddress, recordAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { TextFilter } from "../list/filters.tsx";
import { LastWords } from "../record/last-words.tsx";
import { PhoneLink } from "../record/phone.tsx";
import { useRequestTexts } from "../requests/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import type { ShownFound } from "./found.server.ts";
import { useCustomerTexts } from "./use-texts.ts";

export function CustomerFilter({ q }: { q: string | undefined }) {
	const { search } = useCustomerTexts();
	const { hint } = usePortal().text.nav.search;
	return (
		<FilterForm isFiltered={q !== undefined} submit={search.submit} clear={{ text: search.clear }}>
			<TextFilter name="q" label={hint} hint="" value={q} />
		</FilterForm>
	);
}

type Props = {
	customers: ShownFound[];
	/** Renders what can be done with a customer. */
	act?: (customer: ShownFound) => ReactNode;
};

export function CustomerList({ customers, act }: Props) {
	return (
		<ul className="grid gap-4">
			{customers.map((customer) => (
				<Customer
					key={[customer.name, ...customer.records.map(({ id, came }) => id ?? came)].join(" ")}
					customer={customer}
				>
					{act?.(customer)}
				</Customer>
			))}
		</ul>
	);
}

/** A customer and their records. Of a colleague's record, only the owner is shown. */
function Customer({
	customer: { name, companyName, number, last, tries, records },
	children,
}: {
	customer: ShownFound;
	children: ReactNode;
}) {
	const { search: text } = useCustomerTexts();
	const { kinds } = useRequestTexts();
	const first = records.find(({ id }) => id !== null);
	return (
		<li className="grid items-start gap-x-8 gap-y-1 border-b pb-4 wrap-anywhere lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)_auto]">
			<div className="grid gap-0.5">
				<h2 className="text-base">
					{first?.id ? <Link to={customerAddress(first.id)}>{name}</Link> : name}{" "}
					{companyName && <span className="block font-normal text-ink-soft">{companyName}</span>}
				</h2>
				{(number.phone || tries) && (
					<p className="tabular-nums [&_a]:inline-block [&_a]:py-[0.15rem]">
						<PhoneLink {...number} /> <span className="text-sm text-ink-soft">{tries}</span>
					</p>
				)}
				<LastWords last={last} />
			</div>
			<ul className="grid gap-0.5">
				{records.map(({ what, id, name: named, owner, isOpen, came }) => {
					const kind = kinds[what];
					const shown = `${kind}, ${came}`;
					return (
						<li key={id ?? `${what} ${came} ${owner}`} className="flex flex-wrap gap-x-3">
							{id ? (
								<Link className="inline-block py-[0.15rem]" to={recordAddress(what, id)}>
									{shown}
								</Link>
							) : (
								<span className="py-[0.15rem]">{shown}</span>
							)}{" "}
							<span className="py-[0.15rem] text-ink-soft">
								{named !== name && `${named}, `}
								{isOpen ? text.open : text.closed},{" "}
								{id ? (owner ?? text.nobody) : interpolate(text.others, { owner: owner ?? text.colleague })}
							</span>
						</li>
					);
				})}
			</ul>
			{children}
		</li>
	);
}
