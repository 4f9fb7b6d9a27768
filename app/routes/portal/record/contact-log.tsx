import { ButtonsField, optionsOf, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { today } from "#app/ui/today.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { type ContactWay, contactWays } from "#models/options.ts";
import { daysOffered } from "./days-offered.ts";
import { Tools } from "./record-frame.tsx";
import { contactSchema, dayWords } from "./schema.ts";
import { useRecordTexts } from "./use-texts.ts";

export const contactForm = "contact-log";

type Props = {
	reply: FormReply<unknown> | undefined;
	/** What the line may be about, if there is a choice. */
	about?: { value: string; label: string }[];
	/** Whether a demo is among what it may be about. */
	isDemo?: boolean;
	/** Whose day the form can change, too; a completed one has none. */
	inquiry?: Pick<InquiryView, "status" | "followUpOn">;
};

/** Logs what happened with a customer, and when somebody is in contact next. */
export function ContactLog({ reply, about = [], isDemo = false, inquiry }: Props) {
	const { log, ways } = useRecordTexts();
	const { way, note, nextDay, nextOn } = log;
	const { followUpOn = "", status } = inquiry ?? {};
	// This contact settles a follow-up that is due, so only a later one is offered again.
	const agreed = followUpOn > today() ? followUpOn : "";
	const ofDemo: ContactWay[] = ["demoGiven", "noShow"];
	const offered = contactWays.filter((one) => one !== "noAnswer" && (isDemo || !ofDemo.includes(one)));
	const days = daysOffered(today(), log.days);
	return (
		<section className="max-lg:[--control:2.75rem] print:hidden [&_.form]:gap-3 [&_textarea]:min-h-15">
			<h2>{log.heading}</h2>
			<ValidatedForm
				id={contactForm}
				schema={contactSchema}
				labels={{ way, note, nextDay, nextOn, about: log.about }}
				reply={reply}
				failure={log.failed}
				defaultValue={{
					nextDay: agreed && dayWords.other,
					nextOn: agreed,
					nextOnBefore: agreed,
					about: about[0]?.value ?? "",
				}}
			>
				{(fields) => (
					<>
						<ButtonsField field={fields.way} label={way} isQuiet options={optionsOf(offered, ways)} />
						{about.length > 1 && <SelectField field={fields.about} label={log.about} options={about} />}
						{about.length === 1 && (
							<input type="hidden" name={fields.about.name} defaultValue={fields.about.initialValue} />
						)}
						<TextArea field={fields.note} label={note} rows={2} optional />
						{status !== "completed" && (
							<ButtonsField
								field={fields.nextDay}
								label={nextDay}
								hint={inquiry ? undefined : log.leftEmpty}
								options={days}
								optional
							>
								<div className="in-[[role=radiogroup]:not(:has([value=other]:checked,[aria-invalid]))]:hidden">
									<TextField field={fields.nextOn} label={nextOn} type="date" optional={log.nextOnWhen} />
								</div>
							</ButtonsField>
						)}
						{inquiry && (
							<input
								type="hidden"
								name={fields.nextOnBefore.name}
								defaultValue={fields.nextOnBefore.initialValue}
							/>
						)}
						<Tools>
							<SubmitButton>{log.submit}</SubmitButton>{" "}
							<SubmitButton name={fields.noAnswer.name}>{ways.noAnswer}</SubmitButton>
						</Tools>
					</>
				)}
			</ValidatedForm>
		</section>
	);
}
