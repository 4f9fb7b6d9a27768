import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Sell at the counter, close a shift",
	text: "Open a shift, scan, take money, take goods back, and count the till at the end so that it agrees with the software.",
	audience: "Cashiers, shop managers",
	ready: ["Items with a barcode or a short code", "The float, counted"],
	steps: [
		{
			do: "Open Retail and POS, choose the shop, enter the float, press “Open shift”.",
			see: "The sales screen opens, with your name and the time.",
		},
		{
			do: "Scan each item, or type a few letters of its name.",
			see: "It appears on the receipt with its price and the stock in the shop.",
		},
		{
			do: "Choose cash, transfer or card and enter what the customer gives.",
			see: "You see the change.",
		},
		{
			do: "Press “Take payment”.",
			see: "The receipt prints and stock goes down at once, for other shops to see. A receipt does not replace an invoice.",
		},
		{
			do: "For a return, find the receipt, press “Return”, choose the item.",
			see: "Refund and returned goods are on one slip.",
		},
		{
			do: "At the end count the till, enter it, press “Close shift”.",
			see: "Expected, counted and difference side by side, sent to the shop manager.",
		},
	],
	mistake: {
		what: "Two cashiers share one shift, and nobody knows whose the difference is.",
		remedy:
			"Close the shift whenever the person changes. Two minutes of counting save an afternoon of searching.",
	},
} satisfies GuideText;
