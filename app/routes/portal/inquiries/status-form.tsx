import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { statusAddress } from "#app/addresses/records.ts";
import type { Flash } from "#app/server/flash.server.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { problemText } from "#app/ui/form/form-texts.ts";
import { OpenedBy, openedBy, useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { sentenceOf, useTell } from "../shell/flash.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { onceStored } from "./status-answer.ts";
import { useInquiryTexts } from "./use-texts.ts";

const edges: Record<InquiryStatus, string> = {
	pending: "border-s-edge!",
	"in-progress": "border-s-sky!",
	completed: "border-s-good!",
};

type Props = {
	inquiry: Pick<InquiryView, "id" | "status" | "version">;
	label: string;
	buttonLabel: string;
	buttonId: string | undefined;
};

/** Sets the status. Where JavaScript runs, a choice is sent at once, and the list waits until it is stored. */
export function StatusForm({ inquiry, label, buttonLabel, buttonId }: Props) {
	const { id, status, version } = inquiry;
	const { search } = useLocation();
	const { dashboard, options } = useInquiryTexts();
	const isHydrated = useHydrated();
	const action = statusAddress(id, version, search);
	const { send, sent, problem } = useStatusChange(action, version);
	const shown = sent ?? status;
	// Chosen before the scripts ran: effects come too late, after React has put the list back.
	const adopt = useCallback((list: HTMLSelectElement | null) => {
		if (list && list.value !== status) send(list.value);
	}, []);

	return (
		<form method="post" action={action} onSubmit={preventDefault}>
			<OpenedBy />
			<select
				ref={adopt}
				// Otherwise a browser that restores an earlier visit's choice would set that status again.
				autoComplete="off"
				name="status"
				aria-labelledby={label}
				className={`input ${edges[shown]}`}
				aria-busy={sent !== null || undefined}
				value={shown}
				onChange={(event) => sent === null && send(event.target.value)}
			>
				{inquiryStatuses.map((one) => (
					<option key={one} value={one}>
						{options.status[one]}
					</option>
				))}
			</select>
			<button id={buttonId} type="submit" aria-labelledby={buttonLabel} hidden={isHydrated}>
				{dashboard.set}
			</button>
			{problem && (
				<p className="error-text col-span-full max-w-88" role="alert">
					{problem}
				</p>
			)}
		</form>
	);
}

function preventDefault(event: FormEvent) {
	event.preventDefault();
}

/** Sets the status without leaving the page; `sent` is the one that is on its way. */
function useStatusChange(address: string, version: number) {
	const fetcher = useFetcher<FormReply<Flash>>();
	const { failures, form } = usePortal().text;
	const opened = useOpenedForms()?.openedBy;
	const [isOffline, setIsOffline] = useState(false);
	const isSending = fetcher.state !== "idle";
	const reply = fetcher.state === "submitting" || isOffline ? undefined : fetcher.data;
	const tellStored = useTellStored(version);

	function send(status: string) {
		// The script that would keep the page may not be loaded yet.
		setIsOffline(!navigator.onLine);
		if (!navigator.onLine) return;
		onceStored(address, tellStored);
		fetcher.submit({ status, ...(opened && { [openedBy]: opened }) }, { method: "post", action: address });
	}

	const problem = problemText(form, reply, failures.update);
	return {
		send,
		sent: isSending ? ((fetcher.formData?.get("status") as InquiryStatus | undefined) ?? null) : null,
		problem: isOffline ? `${failures.update} ${failures.offline}` : problem,
	};
}

/**
 * Announces that the status is stored, and shows a notice if the reloaded list no longer contains the row. A row that stays
 * comes back with a new `version`.
 */
function useTellStored(version: number) {
	const announce = useAnnounce();
	const tell = useTell();
	const stored = useRef<Flash | null>(null);
	const leave = useRef<() => void>();
	useEffect(() => {
		stored.current = null;
	}, [version]);
	useEffect(() => {
		leave.current = () => stored.current && tell(stored.current);
	}, [tell]);
	useEffect(() => () => leave.current?.(), []);
	return (flash: Flash) => {
		stored.current = flash;
		announce(sentenceOf(flash));
	};
}
