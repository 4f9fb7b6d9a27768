type Told = {
	required?: true;
	/** Stands beside the next such field where the screen is wide enough. */
	half?: true;
	/** What a browser may fill in by itself, as HTML's `autocomplete` names it. */
	autoComplete?: string;
};

type Text = Told & {
	kind: "text" | "longText" | "email" | "phone";
	/** The greatest length, as {@link maxLength} counts it. */
	max: number;
	/** Suggested while somebody types; any other text is accepted, too. */
	suggestions?: readonly string[];
};

type Choice = Told & {
	kind: "choice";
	options: readonly string[];
	/** The option that is chosen to begin with. */
	initial?: string;
};

type WholeNumber = Told & { kind: "wholeNumber"; least: number; most: number };

type Day = Told & { kind: "day" };

/**
 * What a form asks for, in one place: its type, its path in the database, its check, its control, and how pages, mails and
 * files show it are made of this. Its words stand in the locales, by the field's name.
 */
export type Field = Text | Choice | WholeNumber | Day;

export type FieldTable = Readonly<Record<string, Field>>;

/** What a field stores: days are YYYY-MM-DD. */
export type ValueOf<Of extends Field> = Of extends Choice
	? Of["options"][number]
	: Of extends WholeNumber
		? number
		: string;

/** The names of a table's fields that must be filled in. */
export type RequiredNames<Table extends FieldTable> = {
	[Name in keyof Table]: Table[Name] extends { required: true } ? Name : never;
}[keyof Table];

/** What a form of these fields stores. */
export type ValuesOf<Table extends FieldTable> = {
	-readonly [Name in RequiredNames<Table>]: ValueOf<Table[Name]>;
} & { -readonly [Name in Exclude<keyof Table, RequiredNames<Table>>]?: ValueOf<Table[Name]> };

/** The words of a form's fields, which the compiler asks of each locale. */
export type FieldWords = { label: string; hint?: string; placeholder?: string; empty?: string };

/** The labels of all choices of a form. */
export type ChoiceWords<Table extends FieldTable> = {
	[Name in keyof Table as Table[Name] extends Choice ? Name : never]: Record<ValueOf<Table[Name]>, string>;
};

export const namesOf = <Table extends FieldTable>(table: Table) =>
	Object.keys(table) as (keyof Table & string)[];
