import { useLocation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { changeAddress } from "#app/addresses/inquiries.ts";
import { OpenedBy } from "#app/ui/form/opened-form.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import type { Moved } from "./changes.tsx";
import { useMovedText } from "./moved-to.tsx";
import { useChange } from "./use-change.ts";
import { useTexts } from "./use-texts.ts";

/** Long enough for the arrow keys to pass over a status without setting it, in milliseconds; a mouse or finger means it. */
const pause = 300;

const edges: Record<InquiryStatus, string> = {
	pending: "border-s-edge!",
	"in-progress": "border-s-sky!",
	completed: "border-s-good!",
};

type Props = {
	inquiry: Moved & { version: number };
	label: string;
	buttonLabel: string;
	buttonId: string | undefined;
	children?: ReactNode;
};

/** Sets the status. Where JavaScript runs, the choice is sent by itself and shown before the answer is there. */
export function StatusForm({ inquiry, label, buttonLabel, buttonId, children }: Props) {
	const { id, status, version } = inquiry;
	const { search } = useLocation();
	const { dashboard, options } = useTexts();
	const [wanted, setWanted] = useState<InquiryStatus | null>(null);
	const movedText = useMovedText();
	const { send, isBusy, answer, problem } = useChange(id, "status", ({ status }) => {
		const moved = { ...inquiry, status: status as InquiryStatus };
		return { done: movedText(moved), moved: { ...moved, search } };
	});
	const isHydrated = useHydrated();
	const unsent = useRef<(() => void) | null>(null);
	const isByKey = useRef(false);
	/** The version that the last change was made of: while it is still shown, the list is yet to be loaded again. */
	const changed = useRef<number | null>(null);
	const [before, setBefore] = useState(answer);
	// Before the effect below sends the refused status again, on what is stored by now.
	if (answer !== before) {
		setBefore(answer);
		if (answer && answer.status !== "done") setWanted(null);
	}
	const isUnsaved = isBusy || (wanted !== null && wanted !== status);

	// Chosen before the scripts ran, or while they took over: effects come too late, after React has put the list back.
	const select = useCallback((list: HTMLSelectElement | null) => {
		if (list && list.value !== status) setWanted(list.value as InquiryStatus);
	}, []);

	// One change at a time, each on the version that the one before has made.
	useEffect(() => {
		if (isBusy || wanted === null || version === changed.current) {
			unsent.current = null;
			return;
		}
		const set = () => {
			unsent.current = null;
			if (wanted === status || !send({ status: wanted }, version)) setWanted(null);
			else changed.current = version;
		};
		if (!isByKey.current) return set();
		unsent.current = set;
		const timer = setTimeout(set, pause);
		return () => clearTimeout(timer);
	}, [wanted, isBusy, status, version]);

	// Chosen just before another page was opened.
	useEffect(() => () => unsent.current?.(), []);

	useEffect(() => {
		if (!isUnsaved) return;
		addEventListener("beforeunload", preventDefault);
		return () => removeEventListener("beforeunload", preventDefault);
	}, [isUnsaved]);

	useEffect(() => {
		if (answer && answer.status !== "done") changed.current = null;
	}, [answer]);

	return (
		<form method="post" action={changeAddress(id, "status", version, search)} onSubmit={preventDefault}>
			<OpenedBy />
			{children}
			<select
				ref={select}
				// Or a browser that fills in what was chosen on an earlier visit would set that status again.
				autoComplete="off"
				name="status"
				aria-labelledby={label}
				className={`input ${edges[wanted ?? status]}`}
				aria-busy={isUnsaved || undefined}
				value={wanted ?? status}
				onPointerDown={() => {
					isByKey.current = false;
				}}
				onKeyDown={() => {
					isByKey.current = true;
				}}
				onChange={(event) => setWanted(event.target.value as InquiryStatus)}
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

function preventDefault(event: FormEvent | Event) {
	event.preventDefault();
}
