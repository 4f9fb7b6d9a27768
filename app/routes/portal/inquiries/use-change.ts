import { useFetcher } from "@remix-run/react";
import { useId, useState } from "react";
import { type ChangedPart, changeAddress } from "#app/addresses/inquiries.ts";
import { problemText } from "#app/ui/form/form-texts.ts";
import { openedBy, useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { usePortal } from "../shell/use-portal.ts";
import { type SentChange, useChanges } from "./changes.tsx";

const cutOff: FormReply = { status: "failed", result: null };

type Values = Record<string, string>;

/** Sends a change without leaving the page, `told` once it is made; `send` answers whether it could be sent. */
export function useChange(
	id: string,
	part: ChangedPart,
	told: (values: Values) => Omit<SentChange, "before">,
) {
	const key = useId();
	const fetcher = useFetcher<FormReply>({ key });
	const [isCutOff, setIsCutOff] = useState(false);
	const { failures, form } = usePortal().text;
	const { sent } = useChanges();
	const opened = useOpenedForms()?.openedBy;
	const answer = isCutOff ? cutOff : fetcher.state === "idle" ? fetcher.data : undefined;
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
		answer,
		problem: problemText(form, answer, isCutOff ? `${failures.update} ${failures.offline}` : failures.update),
	};
}
