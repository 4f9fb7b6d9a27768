import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Count stock",
	text: "Divide the warehouse, count with phones, recount what differs and post the differences. You can go on selling meanwhile.",
	audience: "Warehouse managers, inventory accountants",
	ready: [
		"Day and time, announced to every department",
		"Two people per area: one counts, one enters",
		"All slips of the day recorded",
	],
	steps: [
		{
			do: "Open Bins and batches, press “New count”, choose warehouse and area.",
			see: "The bins to count are listed. Book quantities are hidden, so that they do not influence the count.",
		},
		{
			do: "Assign two people to each area.",
			see: "On their phone each pair sees only its own.",
		},
		{
			do: "At each bin, scan the bin and the item, then enter what you counted.",
			see: "The bin turns to “Counted”, and progress is shown in per cent.",
		},
		{
			do: "Press “Show differences”.",
			see: "Only lines that differ, the most valuable first.",
		},
		{
			do: "Let somebody else recount them.",
			see: "The second count is shown beside the first and the books.",
		},
		{
			do: "Give reasons, have them approved, press “Post differences”.",
			see: "Stock equals what is there, the entry is in the books and the report can be printed.",
		},
	],
	mistake: {
		what: "Goods have left but were not recorded, and the count reports a loss.",
		remedy: "Record every slip of the day first, and put goods waiting for delivery in an area of their own.",
	},
} satisfies GuideText;
