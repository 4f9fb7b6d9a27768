import { useEffect, useRef } from "react";
import { useFlash } from "../shell/flash.tsx";

/**
 * Takes the focus along: into a record that was opened beside the tasks and, when it is closed, back to its row.
 *
 * @param opened the record's id
 */
export function useOpenedPane(opened: string | undefined) {
	const pane = useRef<HTMLDivElement>(null);
	const before = useRef(opened);
	const isTold = useFlash() !== null;
	useEffect(() => {
		if (before.current === opened) return;
		const closed = before.current ?? "";
		before.current = opened;
		// What is told stands above the rows.
		if (!opened) return isTold ? undefined : document.getElementById(closed)?.querySelector("a")?.focus();
		pane.current?.focus({ preventScroll: true });
		// On a phone the record takes the place of the tasks.
		if (pane.current && getComputedStyle(pane.current).position !== "sticky") scrollTo(0, 0);
	}, [opened, isTold]);
	return pane;
}
