import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useChanges } from "../changes.tsx";
import { MovedTo } from "../moved-to.tsx";
import type { ListedInquiry } from "./inquiry-table.tsx";

/** So many are named; who sets one status after another need not read them all. */
const mostNamed = 5;

/** Names the inquiries that a new status has taken out of the list, which would else be gone without a word. */
export function MovedNotice({ rows }: { rows: ListedInquiry[] }) {
	const { search } = useLocation();
	const { moved, forget } = useChanges();
	const ref = useRef<HTMLDivElement>(null);
	const gone = moved
		.filter((one) => one.search === search && !rows.some(({ id }) => id === one.id))
		.slice(-mostNamed);

	useEffect(() => forget((one) => one.search !== search), [search]);
	// Still listed with its new status: if it goes later, it goes for another reason.
	useEffect(
		() => forget((one) => rows.some(({ id, status }) => id === one.id && status === one.status)),
		[rows],
	);
	useEffect(() => {
		if (gone.length > 0 && document.activeElement === document.body) ref.current?.focus();
	}, [gone.length]);

	return (
		<div ref={ref} className={gone.length > 0 ? "notice mb-3" : undefined} tabIndex={-1}>
			{gone.map((one) => (
				<p key={one.id}>
					<MovedTo {...one} />
				</p>
			))}
		</div>
	);
}
