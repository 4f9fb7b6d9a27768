import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import { employeeCounts, projectTypes, urgencies } from "#models/options.ts";
import { usePageTexts, useTexts } from "./use-texts.ts";

type Props = {
	fields: Record<keyof InquiryFields, FieldMetadata<unknown, Record<string, unknown>>>;
	planning?: ReactNode;
};

export function FieldGroups({ fields, planning }: Props) {
	const { options } = useTexts();
	const { inquiry } = usePageTexts();
	const { fields: labels, groups } = inquiry;
	return (
		<>
			<Group legend={groups.customer}>
				<TextField field={fields.customerName} {...labels.customerName} />
				<TextField field={fields.companyName} {...labels.companyName} />
				<TextField field={fields.customerEmail} {...labels.customerEmail} type="email" />
				<TextField field={fields.customerPhone} {...labels.customerPhone} type="tel" optional />
			</Group>
			<Group legend={groups.project}>
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
			</Group>
			<Group legend={groups.planning}>
				<TextField field={fields.timeline} {...labels.timeline} optional />
				<TextField field={fields.budget} {...labels.budget} optional />
				<SelectField
					field={fields.urgency}
					{...labels.urgency}
					options={urgencies.map((value) => ({ value, label: options.urgency[value] }))}
				/>
				{planning}
				<TextArea field={fields.notes} {...labels.notes} optional />
			</Group>
		</>
	);
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-5 gap-y-[0.85rem] rounded-md border bg-white p-4 [&>.field:has(>textarea)]:col-span-full">
			<legend className="-ms-[0.35rem] px-[0.35rem] text-base font-bold text-sky-deep">{legend}</legend>
			{children}
		</fieldset>
	);
}
