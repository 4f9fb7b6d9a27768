import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inForceSince } from "#app/content/facts.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { askedIn } from "#models/request/fields.ts";
import { Clause, LegalPage, LegalSection } from "./legal-page.tsx";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const privacy = text(language, "privacy");
	const { fields } = text(language, "form");
	const { collected } = privacy;
	return {
		collected: requestKinds.map((kind) => {
			const { label, cells } = collected.rows[kind];
			return {
				label,
				cells: [
					askedIn(kind)
						.map((name) => fields[name].label)
						.join("\u00a0· "),
					...cells,
				],
			};
		}),
		contact: text(language, "common").actions.contact,
		page: await describePage(request, "privacy"),
		privacy,
		inForce: interpolate(privacy.updated, { date: formatDate(privacy.lang, inForceSince.privacy) }),
	};
}

const cell = "border-b px-[0.6rem] py-[0.7rem] align-top text-sm leading-[1.5]";

export default function Privacy() {
	const { privacy, collected: rows, inForce, contact } = useLoaderData<typeof loader>();
	const { collected, sections } = privacy;
	return (
		<LegalPage text={privacy} inForce={inForce} contact={contact} parts={[collected, ...sections]}>
			<LegalSection id={collected.id} heading={collected.heading}>
				<table className="max-xl:block">
					<caption className="sr-only">{collected.caption}</caption>
					<thead className="max-xl:hidden">
						<tr>
							{collected.columns.map((column) => (
								<th key={column} scope="col" className={cell}>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody className="max-xl:block">
						{rows.map(({ label, cells }) => (
							<tr key={label} className="max-xl:block">
								<th
									scope="row"
									className={`${cell} max-xl:block max-xl:border-0 max-xl:px-0 max-xl:pt-4 max-xl:pb-1 max-xl:text-base`}
								>
									{label}
								</th>
								{collected.columns.slice(1).map((column, index) => (
									<td
										key={column}
										data-label={column}
										className={`${cell} max-xl:block max-xl:px-0 max-xl:py-[0.4rem] max-xl:before:font-bold max-xl:before:content-[attr(data-label)_':_']`}
									>
										{cells[index]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</LegalSection>
			{sections.map((section) => (
				<Clause key={section.id} {...section} />
			))}
		</LegalPage>
	);
}
