import { type ChangeEvent, useId, useState } from "react";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { TableField } from "#app/ui/form/table-fields.tsx";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { namesOf } from "#models/form-fields.ts";
import { useInquiryLabels, useInquiryTexts } from "../use-texts.ts";
import { decodeSheet } from "./decode.ts";
import { defaultFields, importSchema, longestSheet } from "./schema.ts";
import { useImportTexts } from "./use-texts.ts";

type Props = {
	reply: FormReply<unknown> | undefined;
	people: { value: string; label: string }[];
	defaultValue: Record<string, string>;
};

/** Where the cells are pasted, and what a line gets whose cell is empty. */
export function ImportForm({ reply, people, defaultValue }: Props) {
	const texts = useImportTexts();
	const { inquiry, options } = useInquiryTexts();
	const labels: Partial<Record<string, Record<string, string>>> = options;
	return (
		<ValidatedForm
			id="import"
			schema={importSchema}
			labels={{ ...useInquiryLabels(), text: texts.cells }}
			reply={reply}
			failure={texts.failed}
			hidden={{ step: "preview" }}
			defaultValue={defaultValue}
		>
			{(fields) => (
				<>
					<TextArea field={fields.text} label={texts.cells} rows={10} />
					<SheetFile textId={fields.text.id} />
					<fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-5 gap-y-3 rounded-md border bg-white p-4">
						<legend className="px-1 font-bold">{texts.defaults}</legend>
						{namesOf(defaultFields).map((name) => (
							<TableField
								key={name}
								of={name === "requirements" ? { ...defaultFields[name], kind: "text" } : defaultFields[name]}
								field={fields[name]}
								{...inquiry.fields[name]}
								options={labels[name]}
							/>
						))}
						<p className="hint col-span-full">{texts.defaultsHint}</p>
					</fieldset>
					{people.length > 0 && (
						<SelectField
							field={fields.owner}
							label={texts.owner}
							empty={texts.me}
							options={people}
							optional
						/>
					)}
					<SubmitButton>{texts.preview}</SubmitButton>
				</>
			)}
		</ValidatedForm>
	);
}

/** A file is read here, so that it is seen, and sent as pasted cells are. Without scripts its cells are pasted. */
function SheetFile({ textId }: { textId: string }) {
	const texts = useImportTexts();
	const id = useId();
	const [told, setTold] = useState("");
	if (!useHydrated()) return null;
	async function read({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		const area = document.getElementById(textId);
		if (!file || !(area instanceof HTMLTextAreaElement)) return;
		// A letter has four bytes at most.
		const text = file.size <= 4 * longestSheet ? decodeSheet(new Uint8Array(await file.arrayBuffer())) : "";
		const fits = text !== "" && text.length <= longestSheet;
		if (fits) area.value = text;
		setTold(fits ? texts.fileRead : texts.fileTooLong);
	}
	return (
		<div className="field">
			<label htmlFor={id}>{texts.file}</label>
			<input
				id={id}
				className="input"
				type="file"
				accept=".csv,.tsv,.txt,text/csv,text/plain"
				onChange={read}
			/>
			<p className="hint" role="status">
				{told}
			</p>
		</div>
	);
}
