import { optionsOf, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { contactWays } from "#models/options.ts";
import { contactSchema } from "../schema.ts";
import { useRequestTexts } from "../use-texts.ts";

export const contactForm = "contact-log";

export function ContactLog({ reply }: { reply: FormReply<unknown> | undefined }) {
	const { detail, ways } = useRequestTexts();
	const { log } = detail;
	const labels = { way: log.way, note: log.note, nextOn: log.nextOn };
	return (
		<section className="print:hidden">
			<h2>{log.heading}</h2>
			<ValidatedForm
				id={contactForm}
				schema={contactSchema}
				labels={labels}
				reply={reply}
				failure={log.failed}
			>
				{(fields) => (
					<>
						<SelectField
							field={fields.way}
							label={log.way}
							empty={log.wayEmpty}
							options={optionsOf(contactWays, ways)}
						/>
						<TextArea field={fields.note} label={log.note} rows={3} optional />
						<TextField field={fields.nextOn} label={log.nextOn} hint={log.nextHint} type="date" optional />
						<SubmitButton>{log.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
		</section>
	);
}
