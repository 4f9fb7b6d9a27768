import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Puts the focus on the heading of a page that the router has opened, as a browser begins a new document at its top.
 * What holds the focus on the new page keeps it: a field of a search, what was refused, a dialog and what it was opened
 * from. Going back and forward leaves the page where it is scrolled to.
 */
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
