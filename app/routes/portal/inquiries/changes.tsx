import { useFetchers } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useAnnounce } from "#app/ui/announcer.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import type { InquiryRow } from "#models/inquiry/view.ts";

export type Moved = Pick<InquiryRow, "id" | "customerName" | "status">;

export type MovedHere = Moved & { search: string };

export type SentChange = {
	done: string;
	moved?: MovedHere;
	/** What the fetcher held before, which is not the answer. */
	before: FormReply | undefined;
};

type Changes = {
	sent: (key: string, change: SentChange) => void;
	moved: MovedHere[];
	forget: (isOver: (moved: MovedHere) => boolean) => void;
};

const ChangesContext = createContext<Changes | null>(null);

export function useChanges(): Changes {
	const changes = useContext(ChangesContext);
	if (!changes) throw new Error("Only the pages of inquiries may use this");
	return changes;
}

/** Sees to it that each change is told when it is made: the row that sent it may be gone from the list by then. */
export function ChangesProvider({ children }: { children: ReactNode }) {
	const inHand = useRef(new Map<string, SentChange>());
	const [moved, setMoved] = useState<MovedHere[]>([]);
	const announce = useAnnounce();
	const fetchers = useFetchers();
	useEffect(() => {
		for (const { key, data } of fetchers) {
			const change = inHand.current.get(key);
			if (!change || data === change.before) continue;
			inHand.current.delete(key);
			if (data?.status !== "done") continue;
			announce(change.done);
			const { moved } = change;
			if (moved) setMoved((before) => [...before.filter(({ id }) => id !== moved.id), moved]);
		}
	}, [fetchers, announce]);
	const changes = useMemo(
		() => ({
			sent: (key: string, change: SentChange) => void inHand.current.set(key, change),
			moved,
			forget: (isOver: (moved: MovedHere) => boolean) =>
				setMoved((before) => (before.some(isOver) ? before.filter((one) => !isOver(one)) : before)),
		}),
		[moved],
	);
	return <ChangesContext.Provider value={changes}>{children}</ChangesContext.Provider>;
}
