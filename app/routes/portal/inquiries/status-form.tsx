import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { statusAddress } from "#app/addresses/inquiries.ts";
import { changedAddress } from "#app/addresses/search.ts";
import { problemText } from "#app/ui/form/form-texts.ts";
import { OpenedBy, openedBy, useOpenedForms } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { usePortal } from "../shell/use-portal.ts";
import type { StoredStatus } from "./moved.tsx";
import { useInquiryTexts } from "./use-texts.ts";

/** Long enough for the arrow keys to pass over a status without setting it, in milliseconds; a mouse or finger means it. */
const pause = 300;

const edges: Record<InquiryStatus, string> = {
	pending: "border-s-edge!",
	"in-progress": "border-s-sky!",
	completed: "border-s-good!",
};

type Props = {
	inquiry: StoredStatus;
	label: string;
	buttonLabel: string;
	buttonId: string | undefined;
	/** The form whose typed values are kept when the button is pressed without scripts, and the page that shows them again. */
	beside?: { form: string; page: string };
	children?: ReactNode;
};

/** Sets the status. Where JavaScript runs, a choice is sent at once and shown before the answer arrives. */
export function StatusForm({ inquiry, label, buttonLabel, buttonId, beside, children }: Props) {
	const { search } = useLocation();
	const { dashboard, options } = useInquiryTexts();
	const isHydrated = useHydrated();
	const { send, isSending, reply, problem } = useStatusChange(inquiry.id);
	const [chosen, setChosen] = useState<InquiryStatus | null>(null);
	const isByKey = useRef(false);
	const flush = useRef<(() => void) | null>(null);
	// The answer comes before the list that is loaded again.
	const answered = reply?.status === "done" && reply.done.version > inquiry.version ? reply.done : null;
	const { id, status, version } = answered ?? inquiry;
	const [before, setBefore] = useState(reply);
	// Runs before the effect below sends the refused status again, based on what is stored by now.
	if (reply !== before) {
		setBefore(reply);
		if (reply && reply.status !== "done") setChosen(null);
	}
	const isUnsaved = isSending || (chosen !== null && chosen !== status);

	// Chosen before the scripts ran, or while they took over: effects come too late, after React has put the list back.
	const select = useCallback((list: HTMLSelectElement | null) => {
		if (list && list.value !== inquiry.status) setChosen(list.value as InquiryStatus);
	}, []);

	// One change at a time, each on the version that the one before has made.
	useEffect(() => {
		flush.current = null;
		if (chosen === null || isSending) return;
		const set = () => {
			flush.current = null;
			if (chosen === status || !send(chosen, version)) setChosen(null);
		};
		if (!isByKey.current) return set();
		flush.current = set;
		const timer = setTimeout(set, pause);
		return () => clearTimeout(timer);
	}, [chosen, isSending, status, version]);

	// Chosen just before another page was opened.
	useEffect(() => () => flush.current?.(), []);

	useEffect(() => {
		if (!isUnsaved) return;
		addEventListener("beforeunload", preventDefault);
		return () => removeEventListener("beforeunload", preventDefault);
	}, [isUnsaved]);

	const form = isHydrated ? undefined : beside?.form;
	const draft = beside && new URLSearchParams(search).get("draft");
	const action = changedAddress(statusAddress(id, version, search), { draft });

	return (
		<form method="post" action={action} onSubmit={preventDefault}>
			<OpenedBy />
			{/* Enter in the form beside presses its first button, which is this one, and not the one below. */}
			{form && <button type="submit" form={form} hidden />}
			{children}
			<select
				ref={select}
				form={form}
				// Otherwise a browser that restores an earlier visit's choice would set that status again.
				autoComplete="off"
				name="status"
				aria-labelledby={label}
				className={`input ${edges[chosen ?? status]}`}
				aria-busy={isUnsaved || undefined}
				value={chosen ?? status}
				onPointerDown={() => {
					isByKey.current = false;
				}}
				onKeyDown={() => {
					isByKey.current = true;
				}}
				onChange={(event) => setChosen(event.target.value as InquiryStatus)}
			>
				{inquiryStatuses.map((one) => (
					<option key={one} value={one}>
						{options.status[one]}
					</option>
				))}
			</select>
			<button
				id={buttonId}
				type="submit"
				form={form}
				formAction={form && action}
				name={beside && "returnTo"}
				value={beside?.page}
				aria-labelledby={buttonLabel}
				hidden={isHydrated}
			>
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

function preventDefault(event: FormEvent | Event) {
	event.preventDefault();
}

/** Sets the status without leaving the page; `send` answers whether there is a network to send it over. */
function useStatusChange(id: string) {
	const fetcher = useFetcher<FormReply<StoredStatus>>();
	const { failures, form } = usePortal().text;
	const opened = useOpenedForms()?.openedBy;
	const [isOffline, setIsOffline] = useState(false);
	const isSending = fetcher.state === "submitting";
	const reply = isSending || isOffline ? undefined : fetcher.data;

	function send(status: InquiryStatus, version: number): boolean {
		// The script that would keep the page may not be loaded yet.
		setIsOffline(!navigator.onLine);
		if (!navigator.onLine) return false;
		const sent = { status, ...(opened && { [openedBy]: opened }) };
		fetcher.submit(sent, { method: "post", action: statusAddress(id, version) });
		return true;
	}

	const problem = problemText(form, reply, failures.update);
	return {
		send,
		isSending,
		reply,
		problem: isOffline ? `${failures.update} ${failures.offline}` : problem,
	};
}
