import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Your first day",
	text: "From receiving your account to the first order: set up the company, load your lists, invite a few people and sell something.",
	audience: "Owners, whoever leads the rollout",
	ready: [
		"Name, tax code and address for your invoices",
		"Your items and customers in Excel",
		"Email addresses of the first three or four users",
	],
	steps: [
		{
			do: "Open the link in the invitation, choose a password and log in.",
			see: "The main screen opens, still empty. Your company’s name is in the corner.",
		},
		{
			do: "Open “Settings”, fill in name, tax code and address, then add each warehouse and shop. Press “Save”.",
			see: "The company and its warehouses are in the list.",
		},
		{
			do: "Choose the day from which you keep books here. The first of a month is easiest to reconcile.",
			see: "Opening balances will be entered as of this day.",
		},
		{
			do: "Press “Import from Excel” and upload items and customers. Ten items are enough to try with.",
			see: "You are told how many rows were read and which need fixing.",
		},
		{
			do: "Invite one salesperson, one warehouse manager and one accountant.",
			see: "Each name appears with “Invited” until they log in.",
		},
		{
			do: "Together, take one real order all the way: order, goods issue, invoice, payment.",
			see: "The report shows the revenue, stock has gone down, cash has gone up, VAT included.",
		},
	],
	mistake: {
		what: "You want everything loaded before anyone gets in, and a week later nobody uses it.",
		remedy:
			"Start with one warehouse and a small team. Send us the remaining lists and we load them, free once you sign.",
	},
} satisfies GuideText;
