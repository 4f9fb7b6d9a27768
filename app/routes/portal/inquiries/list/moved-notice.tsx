import { useFetchers, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { InquiryStatus } from "#models/options.ts";
import { type Moved, MovedTo } from "../moved-to.tsx";
import { inquiryAddress } from "../paths.ts";
import type { ListedInquiry } from "./inquiry-table.tsx";

/** So many are named; who sets one status after another need not read them all. */
const mostNamed = 5;

/** Names the inquiries that a new status has taken out of the list, which would else be gone without a word. */
export function MovedNotice({ rows }: { rows: ListedInquiry[] }) {
	const { search } = useLocation();
	const [moved, setMoved] = useState<Moved[]>([]);
	const listed = useRef(rows);
	const changed = useRef(new Map<string, Moved>());
	const ref = useRef<HTMLDivElement>(null);

	const fetchers = useFetchers();
	useEffect(() => {
		for (const { formAction, formData, data } of fetchers) {
			const inquiry = listed.current.find(({ id }) =>
				formAction?.startsWith(`${inquiryAddress(id, "status")}?`),
			);
			if (inquiry && data?.status === "done")
				changed.current.set(inquiry.id, { ...inquiry, status: formData?.get("status") as InquiryStatus });
		}
	}, [fetchers]);

	useEffect(() => {
		setMoved([]);
		changed.current.clear();
	}, [search]);
	useEffect(() => {
		const shown = new Map(rows.map(({ id, status }) => [id, status]));
		const gone = [...changed.current.values()].filter(({ id }) => !shown.has(id));
		// What was loaded before the change was made says nothing of it yet.
		for (const { id, status } of changed.current.values())
			if (!shown.has(id) || shown.get(id) === status) changed.current.delete(id);
		setMoved((before) => [...before.filter(({ id }) => !shown.has(id)), ...gone].slice(-mostNamed));
		listed.current = rows;
	}, [rows]);

	useEffect(() => {
		if (moved.length > 0 && document.activeElement === document.body) ref.current?.focus();
	}, [moved]);

	return (
		<div ref={ref} className={moved.length > 0 ? "notice mb-3" : undefined} tabIndex={-1}>
			{moved.map((one) => (
				<p key={one.id}>
					<MovedTo {...one} />
				</p>
			))}
		</div>
	);
}
