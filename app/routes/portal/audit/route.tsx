import { useLoaderData, useLocation } from "@remix-run/react";
import { auditLog } from "#app/addresses/portal.ts";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { optionsOf } from "#app/ui/form/field.tsx";
import { auditActions, auditKinds } from "#models/audit/actions.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { DayFilter, PersonFilter, SelectFilter } from "../list/filters.tsx";
import { ListPage } from "../list/list-page.tsx";
import { AuditTable } from "./audit-table.tsx";
import { readAuditQuery } from "./query.server.ts";
import { lineWriter, subjectsOf } from "./shown-line.server.ts";

export { meta } from "../shell/title.ts";

export const loader = requireAdmin(async ({ request, viewer, language }) => {
	const { details, actors, subjects, words, fields, ...texts } = text(language, "portalAudit");
	const { asked, page, query } = await readAuditQuery(request);
	const found = await Audit.page({ ...query, ...page });
	const { names, addresses } = await subjectsOf(viewer, found.rows);
	const shown = lineWriter(language, names);
	return {
		texts,
		asked,
		page: {
			...found,
			rows: found.rows.map((line) => ({
				...shown(line),
				time: formatDateTime(language, line.at),
				address: addresses.get(line.subject?.id ?? "") ?? null,
			})),
		},
		title: texts.title,
	};
});

export default function AuditPage() {
	const { texts, asked, page } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { filters, kinds, actions } = texts;
	return (
		<ListPage
			address={auditLog}
			heading={texts.heading}
			intro={texts.intro}
			search={
				<FilterForm label={filters.label} isFiltered={Object.values(asked).some(Boolean)}>
					<PersonFilter name="person" label={filters.person} asked={asked.person} />
					<SelectFilter
						name="action"
						label={filters.action}
						value={asked.action}
						groups={auditKinds.map((kind) => ({
							label: kinds[kind],
							options: [
								{ value: kind, label: interpolate(filters.allOf, { kind: kinds[kind] }) },
								...optionsOf(auditActions[kind], actions),
							],
						}))}
					/>
					<DayFilter name="from" label={filters.from} value={asked.from} />
					<DayFilter name="to" label={filters.to} value={asked.to} />
				</FilterForm>
			}
			person={{ name: "person", label: filters.person, asked: asked.person }}
			page={page}
			rows={<AuditTable rows={page.rows} columns={texts.columns} />}
			empty={texts.empty}
			exportAddress={`${auditLog}.csv${changedSearch(search, firstPage)}`}
		/>
	);
}
