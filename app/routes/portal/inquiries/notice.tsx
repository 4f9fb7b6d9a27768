import { useParams, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { News } from "../shell/news.tsx";
import { usePortal } from "../shell/use-portal.ts";
import type { Moved } from "./changes.tsx";
import { MovedTo, useMovedText } from "./moved-to.tsx";
import { changedSearch, movedNotice } from "./paths.ts";
import { useTexts } from "./use-texts.ts";

export function Notice({ moved }: { moved?: Moved | null }) {
	const [params] = useSearchParams();
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
	const name = params.get("notice") ?? "";
	const text = notices[name];
	useEffect(() => {
		if (!text) return;
		// So that a reopened page does not tell it again; the router need not know.
		history.replaceState(
			history.state,
			"",
			location.pathname + changedSearch(location.search, { notice: null }) + location.hash,
		);
	}, [text]);
	if (!text) return null;
	const isElsewhere = moved && moved.id !== opened && name === movedNotice(moved.id);
	return <News text={text}>{isElsewhere ? <MovedTo {...moved} /> : text}</News>;
}
