import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inForceSince } from "#app/content/legal.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Clause, LegalPage } from "./legal-page.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const privacy = text(await pageLanguage(request), "privacy");
	return {
		page: await describePage(request, "privacy"),
		privacy,
		inForce: interpolate(privacy.updated, { date: formatDate(privacy.lang, inForceSince.privacy) }),
	};
}

export default function Privacy() {
	const { privacy, inForce } = useLoaderData<typeof loader>();
	const { collected, sections } = privacy;
	return (
		<LegalPage text={privacy} inForce={inForce} parts={[collected, ...sections]}>
			<section id={collected.id}>
				<h2>{collected.heading}</h2>
				<table>
					<caption className="sr-only">{collected.caption}</caption>
					<thead>
						<tr>
							{collected.columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{collected.rows.map(({ label, cells }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{collected.columns.slice(1).map((column, index) => (
									<td key={column} data-label={column}>
										{cells[index]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{sections.map((section) => (
				<Clause key={section.id} {...section} />
			))}
		</LegalPage>
	);
}
