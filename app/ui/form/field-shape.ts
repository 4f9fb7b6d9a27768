import type { Field, FieldTable, ValueOf } from "#models/form-fields.ts";
import {
	choice,
	day,
	email,
	optionalPhone,
	optionalText,
	requiredPhone,
	requiredText,
	wholeNumber,
} from "./fields.ts";
import { z } from "./zod.ts";

type Shape<Table extends FieldTable> = {
	[Name in keyof Table]: Table[Name] extends { required: true }
		? z.ZodMiniType<ValueOf<Table[Name]>>
		: z.ZodMiniOptional<z.ZodMiniType<ValueOf<Table[Name]>>>;
};

/** The checks of a table's fields. @param codeOf the code by which a field that was left empty is told */
export function shapeOf<Table extends FieldTable>(table: Table, codeOf: (name: string) => string) {
	const checks = Object.entries(table).map(([name, field]) => [name, checkOf(field, codeOf(name))]);
	return Object.fromEntries(checks) as Shape<Table>;
}

function checkOf(field: Field, code: string): z.ZodMiniType<string | number | undefined> {
	const { required } = field;
	switch (field.kind) {
		case "text":
		case "longText":
			return required ? requiredText(code, field.max) : optionalText(field.max);
		case "phone":
			return required ? requiredPhone() : optionalPhone(field.max);
		case "email":
			return required ? email(code) : z.optional(email(code));
		case "choice":
			return required ? choice(field.options, code) : z.optional(choice(field.options, "choiceInvalid"));
		case "wholeNumber":
			return required ? wholeNumber(field, code) : z.optional(wholeNumber(field, code));
		case "day":
			return required ? day(code) : z.optional(day(code));
	}
}
