import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Close a month",
	text: "What to check before closing, the closing entries, locking the period, and reopening it when a mistake turns up.",
	audience: "Chief accountants, general accountants",
	ready: [
		"Bank statements for the whole month",
		"Supplier invoices received",
		"Payroll confirmed, and the stock count if there was one",
	],
	steps: [
		{
			do: "Open Accounting, choose “Closing”, choose the month.",
			see: "A checklist: what is done has a tick, what is not says how many vouchers are left.",
		},
		{
			do: "Open each item that is not done: vouchers not posted, deliveries without an invoice, unmatched bank lines.",
			see: "The vouchers in question open and can be corrected there.",
		},
		{
			do: "Reconcile three figures: cash, bank, receivables and payables.",
			see: "The details agree with the general ledger.",
		},
		{
			do: "Run in this order: cost of goods issued, depreciation, allocation, accruals, then production cost and the VAT deduction.",
			see: "The entries of each are in the list of vouchers not posted, for your review.",
		},
		{
			do: "Post them, then press “Closing entries”.",
			see: "The month’s profit or loss appears beside last month’s.",
		},
		{
			do: "Press “Lock period”.",
			see: "Nobody can change or add vouchers in that month.",
		},
		{
			do: "To correct something, the chief accountant presses “Reopen period” and gives a reason.",
			see: "Who, when and why are recorded. Lock it again afterwards.",
		},
	],
	mistake: {
		what: "A supplier’s invoice for last month arrives after closing.",
		remedy:
			"If the return is not filed yet, reopen the period and add the invoice. If it is, the chief accountant decides which period the invoice goes into.",
	},
} satisfies GuideText;
