import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { usePortal } from "../frame/use-portal.ts";
import { changedSearch } from "./addresses.ts";
import { useTexts } from "./use-texts.ts";

/** What has just happened, named in the address by the action that led here. */
export function Notice() {
	const [params] = useSearchParams();
	const { failures } = usePortal().text;
	const { dashboard, deleted, detail, edit } = useTexts();
	const ref = useRef<HTMLParagraphElement>(null);
	const notices: Record<string, string> = {
		deleted: dashboard.notices.deleted,
		restored: deleted.restored,
		saved: edit.saved,
		followUp: detail.followUp.saved,
		changed: failures.changed,
		past: failures.past,
	};
	const text = notices[params.get("notice") ?? ""];
	useEffect(() => {
		if (!text) return;
		ref.current?.focus();
		// So that a page opened again does not tell it again; the router need not know.
		history.replaceState(
			history.state,
			"",
			location.pathname + changedSearch(location.search, { notice: null }) + location.hash,
		);
	}, [text]);
	return text ? (
		<p ref={ref} className="notice" role="status" tabIndex={-1}>
			{text}
		</p>
	) : null;
}
