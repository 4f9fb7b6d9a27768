import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Receivables and payables",
	text: "See who owes what and for how long, set a credit limit per customer, remind them in time and print a statement of account.",
	audience: "Receivables accountants, sales managers",
	ready: [
		"The payment terms agreed with each customer",
		"Name and email of the person who receives the statement",
	],
	steps: [
		{
			do: "Open “Receivables” or “Payables” in Finance.",
			see: "One line per customer: total, not yet due, and 30, 60, 90 days overdue.",
		},
		{
			do: "Open a customer, fill in payment terms and credit limit, press “Save”.",
			see: "From the next order on, the due date follows from the invoice date.",
		},
		{
			do: "Filter “Due this week” and assign each line to somebody.",
			see: "The call is on that person’s list, with the customer’s phone number.",
		},
		{
			do: "After the call, enter the date on which the customer promised to pay.",
			see: "On that date the customer is back at the top.",
		},
		{
			do: "Press “Print statement” and choose the period.",
			see: "It lists every invoice and payment, and what remains in figures and in words.",
		},
		{
			do: "For payables, filter invoices due soon and send them for approval.",
			see: "Next week’s cash flow already counts them.",
		},
	],
	mistake: {
		what: "Looking at totals only, nobody notices that a customer who pays regularly always leaves out one old invoice.",
		remedy:
			"Go by the age of the debt, not by the total. With each payment, tick the invoice it is really for.",
	},
} satisfies GuideText;
