import { Link, useFetchers, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { InquiryStatus } from "#app/content/options.ts";
import type { InquiryRow } from "#models/sales-inquiry.server.ts";
import { inquiryAddress } from "../addresses.ts";
import { useTexts } from "../use-texts.ts";

type Moved = { inquiry: InquiryRow; status: InquiryStatus };

/** Names the inquiry that a new status has just taken out of the list, which would else be gone without a word. */
export function MovedNotice({ rows }: { rows: InquiryRow[] }) {
	const { options } = useTexts();
	const { search } = useLocation();
	const [moved, setMoved] = useState<Moved | null>(null);
	const listed = useRef(rows);
	const changed = useRef(new Map<string, InquiryStatus>());
	const ref = useRef<HTMLParagraphElement>(null);

	const fetchers = useFetchers();
	useEffect(() => {
		for (const { formAction, formData, data } of fetchers) {
			const inquiry = listed.current.find(({ id }) => formAction === inquiryAddress(id, "status"));
			if (inquiry && data?.status === "done")
				changed.current.set(inquiry.id, formData?.get("status") as InquiryStatus);
		}
	}, [fetchers]);

	useEffect(() => setMoved(null), [search]);
	useEffect(() => {
		const isGone = ({ id }: InquiryRow) => rows.every((row) => row.id !== id);
		const inquiry = listed.current.find((one) => changed.current.has(one.id) && isGone(one));
		const status = inquiry && changed.current.get(inquiry.id);
		if (status) setMoved({ inquiry, status });
		else setMoved((before) => (before && isGone(before.inquiry) ? before : null));
		listed.current = rows;
		changed.current.clear();
	}, [rows]);

	useEffect(() => {
		if (moved && document.activeElement === document.body) ref.current?.focus();
	}, [moved]);

	return (
		<p ref={ref} className={moved ? "notice" : undefined} role="status" tabIndex={-1}>
			{moved && (
				<>
					<Link to={inquiryAddress(moved.inquiry.id, undefined, search)} preventScrollReset>
						{moved.inquiry.customerName}
					</Link>
					: {options.status[moved.status]}
				</>
			)}
		</p>
	);
}
