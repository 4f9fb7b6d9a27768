import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Backups and taking data out",
	text: "Data is backed up every day without you doing anything. Here is how to export it to Excel, and get back what was deleted by mistake.",
	audience: "Owners, chief accountants, administrators",
	ready: [
		"The right to see the data you want to take out",
		"If something was deleted: its name, its code and roughly when",
	],
	steps: [
		{
			do: "Open the list or report you need: items, customers, receivables, general ledger.",
			see: "It shows what the current filter selects.",
		},
		{
			do: "Choose the period and press “Export to Excel”.",
			see: "You get a file with exactly the rows you see.",
		},
		{
			do: "Open it and compare its total with the one on the screen.",
			see: "If both are the same, you have everything.",
		},
		{
			do: "Keep the file where only the right people can open it.",
			see: "You have a copy of your own, beside the daily backups that are kept {{backupKeptDays}} days.",
		},
		{
			do: "Deleted something by mistake? Call {{brandPhone}} at once with the code and the time.",
			see: "We look in the backups and tell you what can be restored before we touch anything.",
		},
		{
			do: "Leaving us? Tell us in advance and export every list, or ask us to do it.",
			see: "You keep your lists, vouchers and books in Excel.",
		},
	],
	mistake: {
		what: "A deletion is reported more than a month later.",
		remedy:
			"Each backup is kept {{backupKeptDays}} days. Call as soon as something is missing, and do not overwrite it by entering it again.",
	},
} satisfies GuideText;
