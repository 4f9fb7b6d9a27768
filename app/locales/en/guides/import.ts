import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Import from Excel",
	text: "Bring items, customers and suppliers in from Excel: which columns are required, how to choose codes, how to fix rows with errors.",
	audience: "Accountants, warehouse managers, whoever leads the rollout",
	ready: [
		"Your current lists in Excel, or an export from your old software",
		"A rule for item codes that warehouse and accounts agree on",
	],
	steps: [
		{
			do: "Open “Import from Excel”, choose items, customers or suppliers, press “Download template”.",
			see: "You get a file with column names. Required columns are coloured.",
		},
		{
			do: "Copy your data into it. One code per row, no blank rows, no merged cells.",
			see: "The file has as many codes as rows, and no code twice.",
		},
		{
			do: "Press “Upload” and choose the file.",
			see: "A preview shows valid rows and rows with errors, and the column of each error.",
		},
		{
			do: "Fix the errors in Excel and upload again.",
			see: "Errors are down to 0. Nothing has been saved yet.",
		},
		{
			do: "Press “Import”.",
			see: "You are told how many were added. Open the list and look for a few you know.",
		},
		{
			do: "Keep this order: items, customers, suppliers, and only then opening balances.",
			see: "Every balance finds its code, and no row is left over.",
		},
	],
	mistake: {
		what: "One item has two codes because each department writes it differently: “CAP28” and “Cap 28”.",
		remedy:
			"Sort by name in Excel before uploading and merge duplicates. Rather not? Send us the file and we do it with you.",
	},
} satisfies GuideText;
