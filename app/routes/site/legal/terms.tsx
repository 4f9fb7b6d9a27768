import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inForceSince } from "#app/content/facts.ts";
import { confirmedTerms } from "#app/content/owner.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Clause, LegalPage } from "./legal-page.tsx";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const terms = text(language, "terms");
	const asked = text(language, "faq").groups.flatMap(({ items }) => items);
	return {
		contact: text(language, "common").actions.contact,
		page: await describePage(request, "terms"),
		terms,
		sections: terms.sections.map((section) => ({
			...section,
			items: [...section.items, ...confirmedTerms(section.id, asked)],
		})),
		inForce: interpolate(terms.updated, { date: formatDate(terms.lang, inForceSince.terms) }),
	};
}

export default function Terms() {
	const { terms, sections, inForce, contact } = useLoaderData<typeof loader>();
	return (
		<LegalPage text={terms} inForce={inForce} contact={contact} parts={sections}>
			{sections.map((section) => (
				<Clause key={section.id} {...section} />
			))}
		</LegalPage>
	);
}
