import { interpolate } from "#app/i18n/interpolate.ts";
import { optionsOf, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { today } from "#app/ui/today.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { contactWays, type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { contactSchema } from "./schema.ts";
import { useRecordTexts } from "./use-texts.ts";

export const contactForm = "contact-log";

type Props = {
	reply: FormReply<unknown> | undefined;
	/** What the line may be about, if there is a choice. */
	about?: { value: string; label: string }[];
	/** Whose status and day the form can change, too. */
	inquiry?: Pick<InquiryView, "status" | "followUpOn"> & { statuses: Record<InquiryStatus, string> };
};

/** Logs what happened with a customer, and when somebody is in contact next. */
export function ContactLog({ reply, about = [], inquiry }: Props) {
	const { log, ways } = useRecordTexts();
	const { way, note, nextOn, newStatus } = log;
	const { followUpOn = "" } = inquiry ?? {};
	// This contact settles a follow-up that is due, so only a later one is offered again.
	const agreed = followUpOn > today() ? followUpOn : "";
	return (
		<section className="print:hidden">
			<h2>{log.heading}</h2>
			<ValidatedForm
				id={contactForm}
				schema={contactSchema}
				labels={{ way, note, nextOn, newStatus, about: log.about }}
				reply={reply}
				failure={log.failed}
				defaultValue={{ nextOn: agreed, nextOnBefore: agreed, about: about[0]?.value ?? "" }}
			>
				{(fields) => (
					<>
						<SelectField
							field={fields.way}
							label={way}
							empty={log.wayEmpty}
							options={optionsOf(contactWays, ways)}
						/>
						{about.length > 1 && <SelectField field={fields.about} label={log.about} options={about} />}
						{about.length === 1 && (
							<input type="hidden" name={fields.about.name} defaultValue={fields.about.initialValue} />
						)}
						<TextArea field={fields.note} label={note} rows={3} optional />
						<TextField
							field={fields.nextOn}
							label={nextOn}
							hint={log.hints[inquiry ? "inquiry" : "request"]}
							type="date"
							optional
						/>
						{inquiry && (
							<>
								<input
									type="hidden"
									name={fields.nextOnBefore.name}
									defaultValue={fields.nextOnBefore.initialValue}
								/>
								<SelectField
									field={fields.newStatus}
									label={newStatus}
									empty={interpolate(log.statusKept, { status: inquiry.statuses[inquiry.status] })}
									options={optionsOf(
										inquiryStatuses.filter((one) => one !== inquiry.status),
										inquiry.statuses,
									)}
									optional
								/>
							</>
						)}
						<SubmitButton>{log.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</section>
	);
}
