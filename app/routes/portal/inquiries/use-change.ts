import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { type ChangedPart, changeAddress } from "#app/addresses/inquiries.ts";
import { problemText } from "#app/ui/form/form-texts.ts";
import { openedBy, useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { usePortal } from "../shell/use-portal.ts";

/** Changes a part of an inquiry without leaving the page; `send` answers whether there is a network to send it over. */
export function useChange<Done>(id: string, part: ChangedPart) {
	const fetcher = useFetcher<FormReply<Done>>();
	const { failures, form } = usePortal().text;
	const opened = useOpenedForms()?.openedBy;
	const [isOffline, setIsOffline] = useState(false);
	const isSending = fetcher.state === "submitting";
	const reply = isSending || isOffline ? undefined : fetcher.data;

	function send(values: Record<string, string>, version: number): boolean {
		// The script that would keep the page may not be loaded yet.
		setIsOffline(!navigator.onLine);
		if (!navigator.onLine) return false;
		const sent = opened ? { ...values, [openedBy]: opened } : values;
		fetcher.submit(sent, { method: "post", action: changeAddress(id, part, version) });
		return true;
	}

	const problem = problemText(form, reply, failures.update);
	return {
		...{ send, isSending, reply },
		problem: isOffline ? `${failures.update} ${failures.offline}` : problem,
	};
}
