import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import { employeeCounts, projectTypes, urgencies } from "#models/options.ts";
import { useTexts } from "./use-texts.ts";

type Props = {
	fields: Record<keyof InquiryFields, FieldMetadata<unknown, Record<string, unknown>>>;
	/** Further fields of the group about planning. */
	planning?: ReactNode;
};

/** The fields of an inquiry, as the forms to log and to edit one show them. */
export function FieldGroups({ fields, planning }: Props) {
	const { inquiry, options } = useTexts();
	const { fields: labels, groups } = inquiry;
	return (
		<>
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
				<TextArea field={fields.requirements} {...labels.requirements} rows={5} />
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
				{planning}
				<TextArea field={fields.notes} {...labels.notes} optional />
			</fieldset>
		</>
	);
}
