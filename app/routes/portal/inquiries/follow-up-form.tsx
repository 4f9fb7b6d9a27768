import { useLocation } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { calendarDay } from "#models/calendar.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { inquiryAddress } from "./paths.ts";
import { useChange } from "./use-change.ts";
import { useTexts } from "./use-texts.ts";

/** Sets or clears the day on which to get in touch again. */
export function FollowUpForm({ inquiry }: { inquiry: InquiryView }) {
	const { id, version, followUpOn = "" } = inquiry;
	const address = inquiryAddress(id, "follow-up");
	const { pathname, search } = useLocation();
	const { followUp } = useTexts().detail;
	const { send, isBusy, outcome, problem } = useChange(address, () => followUp.saved);
	const inputId = useId();

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const day = new FormData(event.currentTarget).get("day");
		send({ day: String(day), version });
	}

	return (
		<form method="post" action={address} className="follow-up-form" noValidate onSubmit={save}>
			<input type="hidden" name="version" value={version} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<div className="field">
				<label htmlFor={inputId}>{followUp.day}</label>
				<input
					id={inputId}
					key={followUpOn}
					className="input"
					type="date"
					name="day"
					defaultValue={followUpOn}
					min={calendarDay(new Date())}
				/>
			</div>
			<button type="submit" className="btn btn-quiet" aria-disabled={isBusy || undefined}>
				{followUp.save}
			</button>
			<p>{outcome === "done" && followUp.saved}</p>
			{problem && (
				<p className="error-text" role="alert">
					{problem}
				</p>
			)}
		</form>
	);
}
