import { Link, useFetchers, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { inquiryAddress } from "#app/addresses/inquiries.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { useInquiryTexts } from "./use-texts.ts";

export type Moved = Pick<InquiryRow, "id" | "customerName" | "status">;

/** The answer to a change of the status. */
export type StoredStatus = Moved & { version: number };

/** How many are named: somebody who sets one status after another need not read them all. */
const mostNamed = 5;

export function useMovedText(): (moved: Moved) => string {
	const { status: names } = useInquiryTexts().options;
	return ({ customerName, status }) => `${customerName}: ${names[status]}`;
}

export function MovedTo({ id, customerName, status }: Moved) {
	const { search } = useLocation();
	const { options } = useInquiryTexts();
	return (
		<>
			<Link to={inquiryAddress(id, undefined, search)} preventScrollReset>
				{customerName}
			</Link>
			: {options.status[status]}
		</>
	);
}

/**
 * Tells of each new status when it is stored: the row that sent it may be gone by then. Answers those that it has taken
 * out of the list.
 */
export function useMoved(rows: Pick<InquiryRow, "id" | "status">[]): Moved[] {
	const { search } = useLocation();
	const [moved, setMoved] = useState<Moved[]>([]);
	const told = useRef(new WeakSet<Moved>());
	const movedText = useMovedText();
	const announce = useAnnounce();
	const fetchers = useFetchers();
	useEffect(() => {
		for (const { data } of fetchers) {
			const one = statusIn(data);
			if (!one || told.current.has(one)) continue;
			told.current.add(one);
			announce(movedText(one));
			setMoved((before) => [...before.filter(({ id }) => id !== one.id), one]);
		}
	}, [fetchers, announce]);
	useEffect(() => setMoved([]), [search]);
	// Still listed with its new status: if it goes later, it goes for another reason.
	useEffect(() => {
		const isListed = (one: Moved) => rows.some(({ id, status }) => id === one.id && status === one.status);
		setMoved((before) => before.filter((one) => !isListed(one)));
	}, [rows]);
	return moved.filter((one) => !rows.some(({ id }) => id === one.id)).slice(-mostNamed);
}

function statusIn(data: FormReply<StoredStatus | null> | undefined): StoredStatus | null {
	return data?.status === "done" ? data.done : null;
}

/** Names the inquiries that would otherwise leave the list without a word. */
export function MovedNotice({ moved }: { moved: Moved[] }) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (moved.length > 0 && document.activeElement === document.body) notice.current?.focus();
	}, [moved.length]);
	if (moved.length === 0) return null;
	return (
		<div ref={notice} className="notice" tabIndex={-1}>
			{moved.map((one) => (
				<p key={one.id}>
					<MovedTo {...one} />
				</p>
			))}
		</div>
	);
}
