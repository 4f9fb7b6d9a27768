import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Stock cards, batches and locations",
	text: "Give every shelf a code, follow batches and expiry dates, and see on the stock card when each box came or went, and by whom.",
	audience: "Warehouse managers and staff",
	ready: [
		"A plan of the warehouse: row, rack, level",
		"Printed labels for each bin",
		"Your rules for batches and expiry dates",
	],
	steps: [
		{
			do: "Name bins as you say them: A-03-2 is row A, rack 3, level 2. Print the labels and stick them on.",
			see: "Bins are listed by row, and empty ones stand out.",
		},
		{
			do: "Receiving: scan the item, enter batch and expiry, scan the bin.",
			see: "The stock card has a new line: date, number, batch, bin, quantity, balance.",
		},
		{
			do: "Issuing: open the issue slip on your phone.",
			see: "It leads you to the bin whose batch expires first.",
		},
		{
			do: "Moving: scan the old bin, scan the new one, enter the quantity.",
			see: "Stock stays the same, and the card records the move.",
		},
		{
			do: "Open an item’s stock card and choose a period.",
			see: "Opening, each movement, closing. Select a line to see its slip.",
		},
	],
	mistake: {
		what: "In a hurry, goods go into another bin without a scan, and the next day nobody can find them.",
		remedy: "Put them in a bin named “WAITING” until you can scan. It must be empty at the end of the shift.",
	},
} satisfies GuideText;
