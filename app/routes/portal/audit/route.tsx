import { useLoaderData, useSearchParams } from "@remix-run/react";
import { auditLog } from "#app/addresses/audit.ts";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { Main } from "../shell/main.tsx";
import { Meant } from "../shell/meant.tsx";
import { PageLinks } from "../shell/page-links.tsx";
import { AuditFilter } from "./audit-filter.tsx";
import { AuditTable } from "./audit-table.tsx";
import { readAuditQuery } from "./query.server.ts";
import { addressesOf, lineWriter, namesOf } from "./shown-line.server.ts";

export { meta } from "../shell/title.ts";

export const loader = requireAdmin(async ({ request }) => {
	const language = await pageLanguage(request);
	const { details, actors, subjects, words, fields, ...texts } = text(language, "portalAudit");
	const { query, page, asked, person } = await readAuditQuery(request);
	const { rows, next, previous } = await Audit.page({ ...query, ...page });
	const [names, addresses] = await Promise.all([namesOf(rows), addressesOf(rows)]);
	const shown = lineWriter(language, names);
	return {
		texts,
		rows: rows.map((line) => ({
			...shown(line),
			time: formatDateTime(language, line.at),
			address: addresses.get(line.subject?.id ?? "") ?? null,
		})),
		...{ next, previous, asked, person },
		title: texts.title,
	};
});

export default function AuditPage() {
	const { texts, rows, next, previous, asked, person } = useLoaderData<typeof loader>();
	const search = `?${useSearchParams()[0]}`;
	return (
		<Main>
			<h1>{texts.heading}</h1>
			<p className="hint">{texts.intro}</p>
			<AuditFilter asked={asked} person={person} texts={texts} />
			{person && person.meant.length > 0 ? (
				<Meant
					label={texts.filters.person}
					question={texts.whichPerson}
					people={person.meant}
					addressOf={(email) => auditLog + changedSearch(search, { ...firstPage, person: email })}
				/>
			) : rows.length > 0 ? (
				<AuditTable rows={rows} columns={texts.columns} />
			) : (
				<p className="empty">{texts.empty}</p>
			)}
			{rows.length > 0 && (
				<div className="flex flex-wrap justify-between gap-x-6 gap-y-2 print:hidden [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&>a]:ms-auto">
					<PageLinks next={next} previous={previous} />
					<a href={`${auditLog}.csv${changedSearch(search, firstPage)}`}>{texts.exportCsv}</a>
				</div>
			)}
		</Main>
	);
}
