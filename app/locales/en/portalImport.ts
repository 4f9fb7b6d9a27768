import type { Vi } from "../vi/index.ts";

const portalImport: Vi["portalImport"] = {
	title: "Import from Excel",
	heading: "Import customers from Excel",
	how: "In Excel, select the headings with the rows of customers, press Ctrl+C and paste below. At most 500 rows at a time. Nothing is stored until you have seen it.",
	cells: "Copied cells",
	file: "Or choose a CSV file",
	fileRead: "The file stands in the box above.",
	fileTooLong:
		"This file is too long. At most 60,000 characters at a time: split it and import one part after the other.",
	defaults: "Where a cell is empty",
	defaultsHint:
		"Skip this if the sheet has these columns. A customer without a name gets the company's, and the other way round.",
	requirements: "Customer of an earlier list; ask what they need.",
	owner: "Assign to",
	me: "me",
	preview: "Check before storing",
	failed: "Could not import. Please try again: rows that are stored are not stored twice.",
	found: "{{right}} rows to store, {{wrong}} to correct.",
	left: "Left out: {{count}} rows that repeat another one or hold a total.",
	columns: "Which column is what",
	columnsHint: "Choose again where one is wrong, then press “Check with these columns”.",
	column: "Column {{number}}",
	unused: "not imported",
	again: "Check with these columns",
	store: "Store {{count}} rows",
	wrong: "To correct",
	wrongHint:
		"These rows are not stored yet. Once the others are, they come back for you to correct and import.",
	line: "Row {{number}}",
	fault: "{{field}} “{{value}}”: {{problem}}",
	faultEmpty: "{{field}}: {{problem}}",
	contact: "Contact",
	right: "To store",
	reach: "Contact",
	note: "Note",
	knownEmail: "Customer known already",
	knownPhone: "A known customer has this number",
	back: "Start again",
	progress: "{{stored}} of {{of}} stored.",
	goOn: "Go on",
	repeated: "{{count}} of them were there from an earlier import and are not stored twice.",
	done: "Import finished",
	list: "Open the list of inquiries",
	rest: "{{count}} rows are left to correct. Correct them below, or copy them back into Excel, then go on.",
};

export default portalImport;
