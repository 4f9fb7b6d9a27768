import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTell } from "../shell/live-region.tsx";
import { usePortal } from "../shell/use-portal.ts";
import type { ChangeReply } from "./change-reply.ts";
import { type ChangedPart, changeAddress } from "./paths.ts";

type Values = Record<string, string>;

/**
 * Sends a change of an inquiry without leaving the page.
 * @param id of the inquiry
 * @param done what is told once it is made, from what was sent
 * @returns `send`, which answers whether it could be sent; whether it is under way, its outcome, and what to tell people if it did not succeed
 */
export function useChange(id: string, part: ChangedPart, done: (values: Values) => string) {
	const fetcher = useFetcher<ChangeReply>();
	const [isCutOff, setIsCutOff] = useState(false);
	const { failures } = usePortal().text;
	const answered = fetcher.state === "idle" ? fetcher.data?.status : undefined;
	const outcome = isCutOff ? "failed" : answered;
	const tell = useTell();
	const told = useRef("");
	// Not when all has been loaded again, which may leave no place for who asks.
	useEffect(() => {
		if (fetcher.data?.status === "done") tell(told.current);
	}, [fetcher.data, tell]);
	return {
		send(values: Values, version: number): boolean {
			told.current = done(values);
			setIsCutOff(!navigator.onLine);
			const action = changeAddress(id, part, version);
			if (navigator.onLine) fetcher.submit(values, { method: "post", action });
			return navigator.onLine;
		},
		isBusy: fetcher.state !== "idle",
		outcome,
		problem: outcome && outcome !== "done" ? problemText(outcome, isCutOff, failures) : null,
	};
}

type Failures = ReturnType<typeof usePortal>["text"]["failures"];

function problemText(
	outcome: Exclude<ChangeReply["status"], "done">,
	isCutOff: boolean,
	failures: Failures,
): string {
	if (outcome !== "failed") return failures[outcome];
	return isCutOff ? `${failures.update} ${failures.offline}` : failures.update;
}
