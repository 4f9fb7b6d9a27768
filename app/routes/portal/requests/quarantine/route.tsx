import { useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { quarantinePage } from "#app/addresses/requests.ts";
import { acceptSuspected } from "#app/server/accept-suspected.server.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { Flash } from "../../shell/flash.tsx";
import { Main } from "../../shell/main.tsx";
import { PageLinks } from "../../shell/page-links.tsx";
import { Views } from "../list/views.tsx";
import { shownSuspected } from "./suspected.server.ts";
import { Decisions, Suspected } from "./suspected.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request }) => {
	const language = await pageLanguage(request);
	const texts = text(language, "portalQuarantine");
	const { after, before } = Object.fromEntries(new URL(request.url).searchParams);
	const { rows, next, previous } = await SpamQuarantine.page({ after, before });
	return {
		...{ texts, next, previous },
		rows: rows.map((row) => shownSuspected(language, row)),
		title: texts.title,
	};
});

export const action = staffAction(requireAdmin, {
	schema: z.object({ id: z.string() }),
	counts: "change",
	back: ({ request }) => quarantinePage + new URL(request.url).search,
	async run({ values, request, viewer, back }) {
		const isLetIn = await acceptSuspected(values.id, viewer, mailOrigin(request));
		return leadTo(back, isLetIn ? "letIn" : "gone");
	},
});

export default function QuarantinePage() {
	const { texts, rows, next, previous } = useLoaderData<typeof loader>();
	return (
		<Main>
			<h1>{texts.heading}</h1>
			<p className="hint">{texts.intro}</p>
			<Flash notices={texts.notices} />
			<Views shown={quarantinePage} />
			{rows.length === 0 ? (
				<p className="empty">{texts.empty}</p>
			) : (
				<ul className="max-w-[52rem] *:grid *:gap-2 *:border-b *:py-3">
					{rows.map((row) => (
						<li key={row.id}>
							<Suspected of={row} />
							<Decisions of={row} texts={texts} />
						</li>
					))}
				</ul>
			)}
			<PageLinks next={next} previous={previous} />
		</Main>
	);
}
