/** Rows as one list for each of their fields: a page of a list sends each name once, which is half of what it sends. */
export type Columns<Row> = { [Field in keyof Row]-?: Row[Field][] };

export function columnsOf<Row, Field extends keyof Row>(
	rows: Row[],
	fields: readonly Field[],
): Columns<Pick<Row, Field>> {
	const columns = fields.map((field) => [field, rows.map((row) => row[field])]);
	return Object.fromEntries(columns);
}

export function rowsOf<Row>(columns: Columns<Row>): Row[] {
	const fields = Object.entries(columns) as [keyof Row, Row[keyof Row][]][];
	const [, first = []] = fields[0] ?? [];
	return first.map(
		(_, index) => Object.fromEntries(fields.map(([field, values]) => [field, values[index]])) as Row,
	);
}
