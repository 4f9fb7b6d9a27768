import type { Vi } from "#app/locales/index.ts";
import type { SiteFormData } from "#app/server/site-form.server.ts";
import { useAttributionHint } from "#app/ui/attribution-hint.ts";
import { optionsOf, Pair, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { Honeypot } from "#app/ui/form/spam-fields.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { contactSubjects } from "#models/options.ts";
import { contactSchema } from "./schema.ts";

type Props = {
	data: SiteFormData;
	text: Vi["contact"]["form"];
	begun: { subject: string; message: string } | null;
	reply: FormReply<unknown> | undefined;
};

export function ContactForm({ data, text, begun, reply }: Props) {
	const { fields: labels, options, failures } = data.text;
	const arrival = useAttributionHint(data.arrival);
	const address = useAddress();
	return (
		<ValidatedForm
			id="contact"
			schema={contactSchema}
			texts={data.formTexts}
			reply={reply}
			failure={failures.contact}
			note={failures.again}
			hidden={{ ...data.hidden, ...arrival }}
			defaultValue={begun ?? undefined}
		>
			{(fields) => (
				<>
					<TextField field={fields.name} {...labels.name} autoComplete="name" />
					<Pair>
						<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
						<TextField field={fields.phone} {...labels.phone} type="tel" optional autoComplete="tel" />
					</Pair>
					<SelectField
						field={fields.subject}
						{...labels.subject}
						options={optionsOf(contactSubjects, options.subject)}
					/>
					<TextArea field={fields.message} {...labels.message} rows={6} />
					<p className="hint">
						{text.notice} <a href={address("privacy")}>{text.privacy}</a>.
					</p>
					<Honeypot label={data.text.trap} />
					<SubmitButton>{text.submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
