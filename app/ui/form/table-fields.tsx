import type { FieldMetadata } from "@conform-to/react";
import { type Field, type FieldTable, type FieldWords, namesOf } from "#models/form-fields.ts";
import { Pair, SelectField, TextArea, TextField } from "./field.tsx";

type Control = FieldMetadata<unknown, Record<string, unknown>>;

type Props = FieldWords & {
	of: Field;
	field: Control;
	/** Those of its choices and suggestions; one that has none is shown as it is stored. */
	options?: Partial<Record<string, string>>;
};

const inputOf = {
	text: {},
	email: { type: "email" },
	phone: { type: "tel" },
	day: { type: "date" },
} as const;

/** The control of a field, by its kind. */
export function TableField({ of, options = {}, ...props }: Props) {
	const told = { ...props, optional: !of.required, autoComplete: of.autoComplete };
	const labelled = (values: readonly string[]) =>
		values.map((value) => ({ value, label: options[value] ?? value }));
	switch (of.kind) {
		case "choice":
			return <SelectField {...told} options={labelled(of.options)} />;
		case "longText":
			return <TextArea {...told} rows={of.required ? 6 : 4} />;
		case "wholeNumber":
			return <TextField {...told} inputMode="numeric" />;
		default:
			return (
				<TextField
					{...told}
					{...inputOf[of.kind]}
					suggestions={"suggestions" in of && of.suggestions ? labelled(of.suggestions) : undefined}
				/>
			);
	}
}

type TableProps<Table extends FieldTable> = {
	table: Table;
	fields: Record<keyof Table, Control>;
	words: {
		fields: Record<keyof Table, FieldWords>;
		options: Partial<Record<string, Record<string, string>>>;
	};
};

/** The controls of a whole table, row by row. */
export function TableFields<Table extends FieldTable>({ table, fields, words }: TableProps<Table>) {
	const control = (name: keyof Table & string) => (
		<TableField
			key={name}
			of={table[name] as Field}
			field={fields[name]}
			{...words.fields[name]}
			options={words.options[name]}
		/>
	);
	return rowsOf(table).map(([first, second]) =>
		second ? (
			<Pair key={first}>
				{control(first)}
				{control(second)}
			</Pair>
		) : (
			control(first)
		),
	);
}

/** Two fields of half a width share a row. */
function rowsOf<Table extends FieldTable>(table: Table) {
	const rows: [keyof Table & string, (keyof Table & string)?][] = [];
	for (const name of namesOf(table)) {
		const row = rows.at(-1);
		if (table[name]?.half && row && !row[1] && table[row[0]]?.half) row.push(name);
		else rows.push([name]);
	}
	return rows;
}
