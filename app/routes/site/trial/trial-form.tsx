import { companySizes, currentSystems, industries } from "#app/content/options.ts";
import type { Vi } from "#app/locales/index.ts";
import { CheckboxField, SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormTexts } from "#app/ui/form/form-texts.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { trialSchema } from "./schema.ts";

type Props = {
	text: Vi["form"];
	submit: string;
	privacyHref: string;
	texts: FormTexts;
	submissionId: string;
	reply: FormReply<unknown> | undefined;
};

export function TrialForm({ text, submit, privacyHref, texts, submissionId, reply }: Props) {
	const { fields: labels, options, consent } = text;
	const listed = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
		values.map((value) => ({ value, label: names[value] }));

	return (
		<ValidatedForm
			id="trial"
			schema={trialSchema}
			texts={texts}
			reply={reply}
			failure={text.failures.lead}
			hidden={{ submissionId }}
		>
			{(fields) => (
				<>
					<TextField field={fields.companyName} {...labels.companyName} autoComplete="organization" />
					<TextField field={fields.contactName} {...labels.contactName} autoComplete="name" />
					<TextField field={fields.email} {...labels.email} type="email" autoComplete="email" />
					<TextField field={fields.phone} {...labels.phone} type="tel" autoComplete="tel" />
					<SelectField
						field={fields.industry}
						{...labels.industry}
						options={listed(industries, options.industry)}
					/>
					<SelectField
						field={fields.companySize}
						{...labels.companySize}
						options={listed(companySizes, options.companySize)}
					/>
					<TextField
						field={fields.currentSystem}
						{...labels.currentSystem}
						optional
						suggestions={listed(currentSystems, options.currentSystem)}
					/>
					<CheckboxField field={fields.consent} label={consent.text} hint={consent.note}>
						{consent.note} <a href={privacyHref}>{consent.privacy}</a>
					</CheckboxField>
					<SubmitButton>{submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
