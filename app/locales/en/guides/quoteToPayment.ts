import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "From quote to payment",
	text: "One order all the way: quote, order, delivery, invoice, payment. Entered once; every later step takes its figures from there.",
	audience: "Sales staff, sales managers",
	ready: ["The customer and the items are in your lists", "Price list and the discount you may give"],
	steps: [
		{
			do: "Open Sales, press “New quote”, choose customer and items.",
			see: "Price, stock and what the customer owes are shown as you type.",
		},
		{
			do: "Press “Send to customer”.",
			see: "They receive it by email, and its status is “Sent”.",
		},
		{
			do: "They agree: open the quote and press “Create order”.",
			see: "The order has all items, prices and addresses. The goods are reserved for it.",
		},
		{
			do: "Above the credit limit, or below the lowest price? Press “Request approval”.",
			see: "The approver sees it on the phone. Once approved, it is “To deliver”.",
		},
		{
			do: "The warehouse presses “Issue goods”. For several deliveries, change the quantity each time.",
			see: "Stock goes down. What is still to come stays on the order.",
		},
		{
			do: "Press “Create invoice” for what was delivered, then “Post” and “Issue”.",
			see: "Revenue, VAT and the receivable are in the books. The invoice has its number.",
		},
		{
			do: "The customer pays: open the invoice and press “Receive payment”.",
			see: "The order is “Paid”.",
		},
	],
	mistake: {
		what: "A new order is typed instead of created from the quote, and its price is not the one promised.",
		remedy:
			"Always press “Create order”. If the customer has second thoughts, change the quote, send it again, then create the order.",
	},
} satisfies GuideText;
