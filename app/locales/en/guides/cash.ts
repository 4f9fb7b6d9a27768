import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Receipts, payments and the bank",
	text: "Record cash and bank movements as they happen, linked to an order or invoice, and reconcile them with the bank statement.",
	audience: "Cashiers, payment accountants",
	ready: ["An approved payment request", "The bank statement in Excel"],
	steps: [
		{
			do: "Open Finance, press “Receipt” or “Payment”, choose the cash or bank account. A purchase invoice of 5 million dong or more, VAT included: pay it by bank, or its VAT cannot be deducted.",
			see: "Its current balance is shown beside its name.",
		},
		{
			do: "Choose the customer or supplier and tick the invoices being paid.",
			see: "The amount fills itself in. For part payment, change it; the rest stays open.",
		},
		{
			do: "Press “Post”.",
			see: "The receivable or payable goes down, the balance changes and the entry is in the books.",
		},
		{
			do: "At the end of the day, the cashier counts the cash and enters the amount.",
			see: "A tick if it agrees. If not, the difference, to be found the same day.",
		},
		{
			do: "Once a week open “Bank reconciliation” and upload the statement.",
			see: "Matching lines are paired, the others stand apart.",
		},
		{
			do: "Deal with the rest: bank fees, interest, transfers without a reference.",
			see: "The balance in the books equals the one on the statement.",
		},
	],
	mistake: {
		what: "A customer transfers money without a reference and it stays unallocated for a month.",
		remedy:
			"Record it at once under other payables (338) and search by amount and date. Once you know whose it is, move it to that customer and tie it to the invoice.",
	},
} satisfies GuideText;
