import type { SiteFormData } from "#app/server/site-form.server.ts";
import { useAttributionHint } from "#app/ui/attribution-hint.ts";
import { ConsentField } from "#app/ui/form/consent-field.tsx";
import { optionsOf, Pair, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { Honeypot } from "#app/ui/form/spam-fields.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { demoInterests, preferredTimes } from "#models/options.ts";
import { demoSchema } from "./schema.ts";

type Props = { data: SiteFormData; reply: FormReply<unknown> | undefined };

export function DemoForm({ data, reply }: Props) {
	const { fields: labels, options, consent, failures, actions } = data.text;
	const arrival = useAttributionHint(data.arrival);
	return (
		<ValidatedForm
			id="demo"
			schema={demoSchema}
			texts={data.formTexts}
			reply={reply}
			failure={failures.demo}
			note={failures.again}
			hidden={{ ...data.hidden, ...arrival }}
		>
			{(fields) => (
				<>
					<TextField field={fields.companyName} {...labels.companyName} autoComplete="organization" />
					<Pair>
						<TextField field={fields.contactName} {...labels.contactName} autoComplete="name" />
						<TextField
							field={fields.position}
							{...labels.position}
							optional
							autoComplete="organization-title"
						/>
					</Pair>
					<Pair>
						<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
						<TextField field={fields.phone} {...labels.phone} type="tel" autoComplete="tel" />
					</Pair>
					<Pair>
						<SelectField
							field={fields.preferredTime}
							{...labels.preferredTime}
							options={optionsOf(preferredTimes, options.preferredTime)}
						/>
						<SelectField
							field={fields.interest}
							{...labels.interest}
							optional
							options={optionsOf(demoInterests, options.interest)}
						/>
					</Pair>
					<TextArea field={fields.notes} {...labels.notes} optional />
					<ConsentField field={fields.consent} text={consent} />
					<Honeypot label={data.text.trap} />
					<SubmitButton>{actions.demo}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
