import { useParams } from "@remix-run/react";
import { movedNotice } from "#app/addresses/inquiries.ts";
import { News } from "../shell/news.tsx";
import { useNotice } from "../shell/use-notice.ts";
import { usePortal } from "../shell/use-portal.ts";
import type { Moved } from "./changes.tsx";
import { MovedTo, useMovedText } from "./moved-to.tsx";
import { useTexts } from "./use-texts.ts";

export function Notice({ moved }: { moved?: Moved | null }) {
	const { failures } = usePortal().text;
	const { dashboard, detail } = useTexts();
	const movedText = useMovedText();
	const { id: opened } = useParams();
	const notices: Record<string, string> = {
		...dashboard.notices,
		followUp: detail.followUp.saved,
		changed: failures.changed,
		...(moved && { [movedNotice(moved.id)]: movedText(moved) }),
		past: failures.past,
		tooMany: failures.tooMany,
	};
	const { name, text } = useNotice(notices);
	if (!text) return null;
	const isElsewhere = moved && moved.id !== opened && name === movedNotice(moved.id);
	return <News text={text}>{isElsewhere ? <MovedTo {...moved} /> : text}</News>;
}
