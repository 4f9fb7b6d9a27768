import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Low-stock warnings",
	text: "Set a minimum for each item and warehouse, be told at the right moment, and order straight from the warning.",
	audience: "Inventory accountants, purchasing, sales staff",
	ready: ["Average daily sales of your main items", "Days from order to delivery"],
	steps: [
		{
			do: "Take your twenty best sellers first. Minimum: daily sales times lead time in days, plus a reserve.",
			see: "For example 4 boxes of caps a day, 8 days, 8 in reserve: the minimum is 40 boxes.",
		},
		{
			do: "Open Inventory, open the item, enter the minimum for each warehouse, press “Save”.",
			see: "The minimum is shown beside what is left.",
		},
		{
			do: "Choose who is notified.",
			see: "When stock falls below it, that person gets a warning, on web and phone.",
		},
		{
			do: "Each morning open “Running low”.",
			see: "Each line: left, minimum, already on order.",
		},
		{
			do: "Tick what to buy and press “Create purchase request”.",
			see: "It proposes enough to get above the minimum.",
		},
		{
			do: "Every three months review the minimums against recent sales.",
			see: "Slow sellers no longer raise false alarms.",
		},
	],
	mistake: {
		what: "Minimums for a thousand items mean hundreds of warnings each morning, and nobody reads them.",
		remedy: "Begin with twenty. For seasonal goods, remove the minimum when the season ends.",
	},
} satisfies GuideText;
