import { employeeCounts, projectTypes, urgencies } from "#app/content/options.ts";
import type { Vi } from "#app/locales/index.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormTexts } from "#app/ui/form/form-texts.ts";
import type { FormReply } from "#app/ui/form/reply.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { inquirySchema } from "./schema.ts";

type Props = {
	text: Vi["portalInquiries"]["inquiry"];
	options: Vi["portalInquiries"]["options"];
	texts: FormTexts;
	salesRepName: string;
	submissionId: string;
	reply: FormReply<unknown> | undefined;
};

export function InquiryForm({ text, options, texts, salesRepName, submissionId, reply }: Props) {
	const { fields: labels, groups } = text;
	return (
		<ValidatedForm
			id="inquiry"
			schema={inquirySchema}
			texts={texts}
			reply={reply}
			failure={text.failed}
			hidden={{ submissionId }}
			defaultValue={{ urgency: "medium" }}
		>
			{(fields) => (
				<>
					<div className="field">
						<label htmlFor="sales-rep">{labels.salesRepName.label}</label>
						<input id="sales-rep" className="input" value={salesRepName} readOnly />
					</div>
					<fieldset>
						<legend>{groups.customer}</legend>
						<TextField field={fields.customerName} {...labels.customerName} />
						<TextField field={fields.companyName} {...labels.companyName} />
						<TextField field={fields.customerEmail} {...labels.customerEmail} type="email" />
						<TextField field={fields.customerPhone} {...labels.customerPhone} type="tel" optional />
					</fieldset>
					<fieldset>
						<legend>{groups.project}</legend>
						<SelectField
							field={fields.projectType}
							{...labels.projectType}
							options={projectTypes.map((value) => ({ value, label: options.projectType[value] }))}
						/>
						<TextField field={fields.industry} {...labels.industry} />
						<SelectField
							field={fields.employeeCount}
							{...labels.employeeCount}
							optional
							options={employeeCounts.map((value) => ({ value, label: value }))}
						/>
						<TextField field={fields.currentSystem} {...labels.currentSystem} optional />
						<TextArea field={fields.requirements} {...labels.requirements} />
						<TextArea field={fields.painPoints} {...labels.painPoints} optional />
					</fieldset>
					<fieldset>
						<legend>{groups.planning}</legend>
						<TextField field={fields.timeline} {...labels.timeline} optional />
						<TextField field={fields.budget} {...labels.budget} optional />
						<SelectField
							field={fields.urgency}
							{...labels.urgency}
							options={urgencies.map((value) => ({ value, label: options.urgency[value] }))}
						/>
						<TextArea field={fields.notes} {...labels.notes} optional />
					</fieldset>
					<SubmitButton>{text.submit}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}
