import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Focuses the heading of a page that the router opened, unless a field, error box or dialog has the focus. */
export function useHeadingFocus(): void {
	const { key } = useLocation();
	const isHistory = useNavigationType() === "POP";
	const seen = useRef(key);
	useEffect(() => {
		if (seen.current === key) return;
		seen.current = key;
		if (document.activeElement?.closest("main, dialog")) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		if (!heading) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: isHistory });
	}, [key, isHistory]);
}
