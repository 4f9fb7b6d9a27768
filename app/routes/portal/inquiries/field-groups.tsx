import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { optionsOf, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import { employeeCounts, projectTypes, urgencies } from "#models/options.ts";
import { useInquiryTexts } from "./use-texts.ts";

type Name = keyof InquiryFields;

type Props = {
	fields: Record<Name, FieldMetadata<unknown, Record<string, unknown>>>;
	hints?: Partial<Record<Name, string>>;
	/** The other fields among the customer's details, and among the plan's. */
	customer?: ReactNode;
	planning?: ReactNode;
};

export function FieldGroups({ fields, hints = {}, customer, planning }: Props) {
	const { options, inquiry } = useInquiryTexts();
	const { groups } = inquiry;
	const of = (name: Name) => ({ field: fields[name], hint: hints[name], ...inquiry.fields[name] });
	return (
		<>
			<Group legend={groups.customer}>
				<TextField {...of("customerName")} />
				<TextField {...of("companyName")} />
				<TextField {...of("customerEmail")} type="email" />
				<TextField {...of("customerPhone")} type="tel" optional />
				{customer}
			</Group>
			<Group legend={groups.project}>
				<SelectField {...of("projectType")} options={optionsOf(projectTypes, options.projectType)} />
				<TextField {...of("industry")} />
				<SelectField
					{...of("employeeCount")}
					optional
					options={employeeCounts.map((value) => ({ value, label: value }))}
				/>
				<TextField {...of("currentSystem")} optional />
				<TextArea {...of("requirements")} rows={5} />
				<TextArea {...of("painPoints")} optional />
			</Group>
			<Group legend={groups.planning}>
				<TextField {...of("timeline")} optional />
				<TextField {...of("budget")} optional />
				<SelectField {...of("urgency")} options={optionsOf(urgencies, options.urgency)} />
				{planning}
				<TextArea {...of("notes")} optional />
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
