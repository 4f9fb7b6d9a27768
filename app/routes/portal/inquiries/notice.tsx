import { useParams } from "@remix-run/react";
import { loggedNotice, movedNotice } from "#app/addresses/inquiries.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Related } from "#models/request/related.server.ts";
import { RelatedList } from "../requests/related-list.tsx";
import { News } from "../shell/news.tsx";
import { useNotice } from "../shell/use-notice.ts";
import { usePortal } from "../shell/use-portal.ts";
import type { Moved } from "./changes.tsx";
import { MovedTo, useMovedText } from "./moved-to.tsx";
import { useTexts } from "./use-texts.ts";

export function Notice({ noticed }: { noticed?: (Moved & { also?: Related[] }) | null }) {
	const { failures } = usePortal().text;
	const { dashboard, detail } = useTexts();
	const movedText = useMovedText();
	const { id: opened } = useParams();
	const notices: Record<string, string> = {
		...dashboard.notices,
		followUp: detail.followUp.saved,
		changed: failures.changed,
		...(noticed && {
			[movedNotice(noticed.id)]: movedText(noticed),
			[loggedNotice(noticed.id)]: interpolate(dashboard.logged, { customer: noticed.customerName }),
		}),
		past: failures.past,
		tooMany: failures.tooMany,
	};
	const { name, text } = useNotice(notices);
	if (!text) return null;
	const isElsewhere = noticed && noticed.id !== opened && name === movedNotice(noticed.id);
	return (
		<>
			<News text={text}>{isElsewhere ? <MovedTo {...noticed} /> : text}</News>
			{noticed && name === loggedNotice(noticed.id) && <RelatedList related={noticed.also ?? []} />}
		</>
	);
}
