import { useLocation } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useId, useRef } from "react";
import { changeAddress } from "#app/addresses/inquiries.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { OpenedBy } from "#app/ui/form/opened-form.tsx";
import { calendarDay } from "#models/calendar.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { useChange } from "./use-change.ts";
import { useTexts } from "./use-texts.ts";

export function FollowUpForm({ inquiry }: { inquiry: InquiryView }) {
	const { id, version, followUpOn = "" } = inquiry;
	const { pathname, search } = useLocation();
	const { followUp } = useTexts().detail;
	const { send, isSending, reply, problem } = useChange(id, "follow-up");
	const isSaved = reply?.status === "done";
	const announce = useAnnounce();
	const inputId = useId();
	const input = useUntouched(followUpOn);

	useEffect(() => {
		if (isSaved) announce(followUp.saved);
	}, [isSaved, announce, followUp]);

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const day = new FormData(event.currentTarget).get("day");
		send({ day: String(day) }, version);
	}

	return (
		<form
			method="post"
			action={changeAddress(id, "follow-up", version)}
			className="flex flex-wrap items-end gap-2 border-b pb-3 print:hidden"
			noValidate
			onSubmit={save}
		>
			<OpenedBy />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<div className="field">
				<label htmlFor={inputId}>{followUp.day}</label>
				<input
					id={inputId}
					ref={input}
					className="input w-44"
					type="date"
					name="day"
					defaultValue={followUpOn}
					min={calendarDay(new Date())}
				/>
			</div>
			<button type="submit" className="btn btn-quiet" aria-disabled={isSending || undefined}>
				{followUp.save}
			</button>
			<p className="self-end leading-(--control)">{isSaved && followUp.saved}</p>
			{problem && (
				<p className="error-text basis-full" role="alert">
					{problem}
				</p>
			)}
		</form>
	);
}

/** A field that follows what is stored, unless something else was typed into it. */
function useUntouched(stored: string): RefObject<HTMLInputElement> {
	const input = useRef<HTMLInputElement>(null);
	const shown = useRef(stored);
	useEffect(() => {
		if (input.current?.value === shown.current) input.current.value = stored;
		shown.current = stored;
	}, [stored]);
	return input;
}
