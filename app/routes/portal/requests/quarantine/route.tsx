import { useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { quarantinePage } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { noFilters, readListQuery } from "#app/server/list-query.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { acceptSuspected } from "#models/request/submit.server.ts";
import { ListPage } from "../../list/list-page.tsx";
import { RequestTabs } from "../list/request-tabs.tsx";
import { shownSuspected } from "./suspected.server.ts";
import { Decisions, Suspected } from "./suspected.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request, language }) => {
	const texts = text(language, "portalQuarantine");
	const { page } = await readListQuery(request, noFilters);
	const found = await SpamQuarantine.page(page);
	return {
		texts,
		page: { ...found, rows: found.rows.map((row) => shownSuspected(language, row)) },
		title: texts.title,
	};
});

export const action = staffAction(requireAdmin, {
	schema: z.object({ id: z.string() }),
	counts: "change",
	back: ({ request }) => quarantinePage + new URL(request.url).search,
	async run({ values, request, viewer, language, back }) {
		const isLetIn = await acceptSuspected(values.id, viewer, mailOrigin(request));
		const { notices } = text(language, "portalQuarantine");
		return leadTo(back, isLetIn ? notices.letIn : notices.gone);
	},
});

export default function QuarantinePage() {
	const { texts, page } = useLoaderData<typeof loader>();
	return (
		<ListPage
			address={quarantinePage}
			heading={texts.heading}
			intro={texts.intro}
			tabs={<RequestTabs shown={quarantinePage} />}
			page={page}
			rows={
				<ul className="max-w-[52rem] *:grid *:gap-2 *:border-b *:py-3">
					{page.rows.map((row) => (
						<li key={row.id}>
							<Suspected of={row} />
							<Decisions of={row} texts={texts} />
						</li>
					))}
				</ul>
			}
			empty={texts.empty}
		/>
	);
}
