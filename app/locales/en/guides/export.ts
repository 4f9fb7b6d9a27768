import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Export orders",
	text: "From a contract in foreign currency to the full set of documents: enter it once, and the packing list and commercial invoice take their figures from it.",
	audience: "Export department, export accountants",
	ready: ["The contract: delivery terms, currency, date", "English item names, weights, packing"],
	steps: [
		{
			do: "Open Export orders, press “New order”, choose customer, currency and delivery terms.",
			see: "The order shows two values: foreign currency and VND.",
		},
		{
			do: "Add items, quantities, prices and delivery date.",
			see: "You see whether stock is enough or production is needed.",
		},
		{
			do: "Divide the goods into packages and containers.",
			see: "Net weight, gross weight and volume are added up.",
		},
		{
			do: "Press “Create documents”, choose packing list and commercial invoice.",
			see: "Both appear in English, with the order’s figures. Prints do not replace the e-invoice.",
		},
		{
			do: "Tick what you have: bill of lading, declaration, certificate of origin.",
			see: "The order says what is missing; then “Documents complete”.",
		},
		{
			do: "When the money arrives, record it at the bank’s rate of that day.",
			see: "The receivable is cleared and the entry for the exchange difference is ready.",
		},
	],
	mistake: {
		what: "A quantity is changed on the packing list while loading, and the invoice no longer agrees.",
		remedy: "Change the order and create the documents again. Every copy then has the same figures.",
	},
} satisfies GuideText;
