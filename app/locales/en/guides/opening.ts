import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Enter opening balances",
	text: "Bring account balances, customer balances and stock into the books on your first day, and check that debits equal credits.",
	audience: "Chief accountants, general accountants",
	ready: [
		"The closed trial balance of the previous period",
		"Open items by customer and supplier",
		"A stock count as of the first day",
	],
	steps: [
		{
			do: "With all lists imported, open “Opening balances” in Accounting.",
			see: "Your first day is shown at the top.",
		},
		{
			do: "Upload the balance of each account.",
			see: "Below the table are total debits, total credits and the difference.",
		},
		{
			do: "Upload what each customer owes and what you owe each supplier, with number and date of every open invoice.",
			see: "The total of open items is shown beside the receivable and payable accounts.",
		},
		{
			do: "Upload stock: item, warehouse, quantity, unit cost.",
			see: "The stock value is shown beside the inventory accounts.",
		},
		{
			do: "Correct until every difference is 0.",
			see: "Each line that agrees has a green tick.",
		},
		{
			do: "Print the reconciliation, have the director sign it, press “Confirm balances”.",
			see: "The balances are locked, and new vouchers begin on your first day.",
		},
	],
	mistake: {
		what: "Total receivables agree with the ledger, but one customer’s money is booked under another.",
		remedy:
			"Before confirming, print the ten largest customers and go through them with the salesperson in charge.",
	},
} satisfies GuideText;
