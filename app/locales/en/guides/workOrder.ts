import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Work orders and batch cost",
	text: "Create a work order from a sales order, issue materials, report output by operation, receive the goods and see the batch’s cost.",
	audience: "Production managers, team leaders, cost accountants",
	ready: ["A valid BOM", "A sales order or the week’s plan", "Materials in stock"],
	steps: [
		{
			do: "Open the order and press “Create work order”, or create a separate one in Manufacturing.",
			see: "It has a quantity, a date and the materials from the BOM.",
		},
		{
			do: "Press “Check materials”.",
			see: "A tick if there is enough. If not, what is short and by how much; select it to request a purchase.",
		},
		{
			do: "Press “Issue materials”; the warehouse confirms.",
			see: "They leave stock and are charged to this order.",
		},
		{
			do: "At the end of a shift the team leader enters good and scrapped pieces on the phone.",
			see: "Progress changes at once: 3,650 of 5,000 bottles, 73%.",
		},
		{
			do: "When done press “Receive finished goods” and enter the batch.",
			see: "They are in stock and can be sold.",
		},
		{
			do: "Return what is left, press “Close order”.",
			see: "The batch’s cost: materials, labour, overheads, beside the standard cost. It is provisional until the cost of goods issued and the overheads are calculated at month end.",
		},
	],
	mistake: {
		what: "Output is entered once a week, and sales promises the wrong day.",
		remedy:
			"Report at the end of each shift; it takes five minutes. Return left-over materials before closing.",
	},
} satisfies GuideText;
