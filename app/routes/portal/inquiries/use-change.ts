import { useFetcher } from "@remix-run/react";
import { useId, useState } from "react";
import { type ChangedPart, changeAddress } from "#app/addresses/inquiries.ts";
import { openedBy, useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { ChangeReply } from "../change-reply.ts";
import { usePortal } from "../shell/use-portal.ts";
import { type SentChange, useChanges } from "./changes.tsx";

type Values = Record<string, string>;

/** Sends a change without leaving the page, `told` once it is made; `send` answers whether it could be sent. */
export function useChange(
	id: string,
	part: ChangedPart,
	told: (values: Values) => Omit<SentChange, "before">,
) {
	const key = useId();
	const fetcher = useFetcher<ChangeReply>({ key });
	const [isCutOff, setIsCutOff] = useState(false);
	const { failures } = usePortal().text;
	const { sent } = useChanges();
	const opened = useOpenedForms()?.openedBy;
	const answered = fetcher.state === "idle" ? fetcher.data?.status : undefined;
	const outcome = isCutOff ? "failed" : answered;
	return {
		send(values: Values, version: number): boolean {
			setIsCutOff(!navigator.onLine);
			if (!navigator.onLine) return false;
			sent(key, { ...told(values), before: fetcher.data });
			fetcher.submit(opened ? { ...values, [openedBy]: opened } : values, {
				method: "post",
				action: changeAddress(id, part, version),
			});
			return true;
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
