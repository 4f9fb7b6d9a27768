import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { TableField } from "#app/ui/form/table-fields.tsx";
import { fieldGroups, type InquiryFields, inquiryFields, namesInGroup } from "#models/inquiry/fields.ts";
import { useInquiryTexts } from "./use-texts.ts";

type Name = keyof InquiryFields;

type Props = {
	fields: Record<Name, FieldMetadata<unknown, Record<string, unknown>>>;
	hints?: Partial<Record<Name, string>>;
	/** Further content of a group, below its fields. */
} & Partial<Record<(typeof fieldGroups)[number], ReactNode>>;

export function FieldGroups({ fields, hints = {}, ...others }: Props) {
	const { options, inquiry } = useInquiryTexts();
	const labels: Partial<Record<Name, Record<string, string>>> = options;
	return fieldGroups.map((group) => (
		<Group key={group} legend={inquiry.groups[group]}>
			{namesInGroup(group).map((name) => (
				<TableField
					key={name}
					of={inquiryFields[name]}
					field={fields[name]}
					{...inquiry.fields[name]}
					hint={hints[name]}
					options={labels[name]}
				/>
			))}
			{others[group]}
		</Group>
	));
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-5 gap-y-[0.85rem] rounded-md border bg-white p-4 [&>.field:has(>textarea)]:col-span-full">
			<legend className="-ms-[0.35rem] px-[0.35rem] text-base font-bold text-sky-deep">{legend}</legend>
			{children}
		</fieldset>
	);
}
