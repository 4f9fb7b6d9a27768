import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Create a sales invoice",
	text: "Create an invoice from what was delivered, check tax rate and tax code before posting, and correct it when something was wrong.",
	audience: "Sales accountants, tax accountants",
	ready: [
		"An order whose goods have been issued",
		"Name, tax code and address exactly as the customer registered them",
	],
	steps: [
		{
			do: "Open Sales and filter “Delivered, not invoiced”.",
			see: "One line per delivery: invoice each one as it is delivered.",
		},
		{
			do: "Choose a delivery and press “Create invoice”.",
			see: "The draft has items, quantities, prices and tax rates.",
		},
		{
			do: "Read name, tax code and the tax rate of each line.",
			see: "Net amount, tax and total are at the end, with the total in words.",
		},
		{
			do: "Press “Post”.",
			see: "Debit 131, credit 511 and credit 3331 are in the books. The invoice has no number yet: it gets one when it is issued.",
		},
		{
			do: "Press “Issue”, at the latest on the working day after the invoice’s date.",
			see: "The invoice goes to your e-invoice provider and comes back with its number and, if it is a coded invoice, the tax authority’s code. If the provider is not connected, issue it on their site and enter the number here.",
		},
		{
			do: "Send it by email, or print it.",
			see: "Date and recipient are kept with the invoice.",
		},
		{
			do: "Wrong amount, rate, tax code or goods? Sign a written agreement with the buyer that states the mistake. Then open the invoice and press “Adjust” or “Replace”. A till invoice can only be replaced.",
			see: "The original stays, and the new one is linked to it. Later mistakes go the way you chose first. A private buyer only has to be told.",
		},
		{
			do: "Only the name or address wrong, and the tax code right? Tell the buyer, then notify the tax authority on Form 04/SS-HĐĐT.",
			see: "No new invoice is needed.",
		},
	],
	mistake: {
		what: "A wrong invoice is deleted and created again, which leaves a gap in the numbering.",
		remedy:
			"An issued invoice is never deleted: adjust or replace it, under Decree 254/2026/NĐ-CP and Circular 91/2026/TT-BTC, in force since 1 July 2026.",
	},
} satisfies GuideText;
