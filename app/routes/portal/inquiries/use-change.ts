import { useFetcher } from "@remix-run/react";
import { usePortal } from "../frame/use-portal.ts";
import type { ChangeReply } from "./change-reply.ts";

/**
 * Sends a change of an inquiry without leaving the page.
 * @param action the address that takes the change
 * @returns `send`, whether it is under way, what was sent, its outcome, and what to tell people if it did not succeed
 */
export function useChange(action: string) {
	const fetcher = useFetcher<ChangeReply>();
	const { failures } = usePortal().text;
	const outcome = fetcher.state === "idle" ? fetcher.data?.status : undefined;
	return {
		send: (values: Record<string, string | number>) => fetcher.submit(values, { method: "post", action }),
		isBusy: fetcher.state !== "idle",
		outcome,
		problem: outcome && outcome !== "done" ? problemText(outcome, failures) : null,
	};
}

type Failures = ReturnType<typeof usePortal>["text"]["failures"];

function problemText(outcome: "changed" | "missing" | "failed", failures: Failures): string {
	if (outcome !== "failed") return failures[outcome];
	return navigator.onLine ? failures.update : `${failures.update} ${failures.offline}`;
}
