import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Reports for the owner",
	text: "Five figures to read each morning, how to compare them with last month, and how to get from a figure down to its voucher.",
	audience: "Owners, directors",
	ready: ["An account that may see reports", "A phone or a computer"],
	steps: [
		{
			do: "Open Reports and choose a period.",
			see: "Revenue, gross margin, cash, overdue receivables and low stock are on one screen.",
		},
		{
			do: "Press “Compare with previous period”.",
			see: "Beside each figure is its change.",
		},
		{
			do: "Select a figure that surprises you.",
			see: "It is broken down by customer, item or salesperson.",
		},
		{
			do: "Select one of the lines.",
			see: "You reach the voucher and see who created it, and when.",
		},
		{
			do: "Choose another of the {{reportTemplateCount}} templates and star the ones you use.",
			see: "Starred ones come first, on the phone too.",
		},
		{
			do: "Press “Export to Excel” or print for a meeting.",
			see: "The file and the printout say when the figures were taken.",
		},
	],
	mistake: {
		what: "Revenue is high and yet cash is short, so the software must be wrong.",
		remedy:
			"Revenue is what was sold, not what was paid. Read “Overdue receivables” and “Cash flow next week” side by side.",
	},
} satisfies GuideText;
