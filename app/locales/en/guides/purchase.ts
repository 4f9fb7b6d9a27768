import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Buy and receive goods",
	text: "From request to goods in the warehouse: who asks, who approves, at what price, by when, and what to do if some are missing.",
	audience: "Purchasing, warehouse, whoever approves spending",
	ready: ["Suppliers and items are in your lists", "The amount each person may approve"],
	steps: [
		{
			do: "Open Purchasing, press “Purchase request”, enter items, quantities and the day you need them.",
			see: "Stock and the last purchase are shown beside each item.",
		},
		{
			do: "Press “Request approval”.",
			see: "The approver gets it on the phone, and approves it or returns it with a reason.",
		},
		{
			do: "Enter the prices that suppliers offered, choose one, press “Create purchase order”.",
			see: "Prices are shown side by side, with how often each delivered on time.",
		},
		{
			do: "Send it to the supplier.",
			see: "The order carries the promised day, and turns orange when it is late.",
		},
		{
			do: "Goods arrive: the warehouse opens the order, presses “Receive”, enters what was counted.",
			see: "Stock goes up by what really came. The rest stays on the order.",
		},
		{
			do: "Accounts links the supplier’s invoice to the receipt.",
			see: "Differences between order, receipt and invoice are flagged. The payable is in the books.",
		},
	],
	mistake: {
		what: "You receive what the delivery note says without counting, and at month end stock is short.",
		remedy:
			"Enter what you counted. If it is short, take a picture and note it while the truck is still there.",
	},
} satisfies GuideText;
