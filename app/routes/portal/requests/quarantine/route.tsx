import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { quarantinePage } from "#app/addresses/requests.ts";
import { acceptSuspected } from "#app/server/accept-suspected.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { Main } from "../../shell/main.tsx";
import { News } from "../../shell/news.tsx";
import { PageLinks } from "../../shell/page-links.tsx";
import { useNotice } from "../../shell/use-notice.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { Views } from "../list/views.tsx";
import { answerDecision } from "./decision.server.ts";
import { shownSuspected } from "./suspected.server.ts";
import { Decisions, Suspected } from "./suspected.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireAdmin(async ({ request }) => {
	const language = await pageLanguage(request);
	const texts = text(language, "portalQuarantine");
	const { after, before } = Object.fromEntries(new URL(request.url).searchParams);
	const { rows, next, previous } = await SpamQuarantine.page({ after, before });
	return {
		...{ texts, next, previous },
		rows: rows.map((row) => shownSuspected(language, row)),
		title: `${texts.title} · ${text(language, "portal").brand}`,
	};
});

export const action = requireAdmin(({ request, viewer }) =>
	answerDecision(request, viewer, z.object({ id: z.string() }), async ({ id }) =>
		(await acceptSuspected(id, viewer, mailOrigin(request))) ? "letIn" : "gone",
	),
);

export default function QuarantinePage() {
	const { texts, rows, next, previous } = useLoaderData<typeof loader>();
	const { failures } = usePortal().text;
	const notice = useNotice({ ...texts.notices, tooMany: failures.tooMany });
	return (
		<Main>
			<h1>{texts.heading}</h1>
			<p className="hint">{texts.intro}</p>
			{notice.text && <News text={notice.text} />}
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
