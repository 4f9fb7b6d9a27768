import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Bill of materials (BOM)",
	text: "State what each product needs, how much of it and how much scrap is normal, so that issues and unit cost come out right.",
	audience: "Production managers, engineers, cost accountants",
	ready: [
		"The recipe the workshop uses",
		"Actual scrap rates of recent months",
		"Materials are in your lists",
	],
	steps: [
		{
			do: "Open Manufacturing, choose the product, press “New BOM”.",
			see: "An empty table for a standard quantity, such as 1,000 bottles.",
		},
		{
			do: "Add each material: code, quantity, unit.",
			see: "The expected cost adds up below.",
		},
		{
			do: "Enter the allowed scrap of each material.",
			see: "The quantity to issue grows with it.",
		},
		{
			do: "Add substitutes, if you have any.",
			see: "When the main material is short, the substitute is suggested.",
		},
		{
			do: "List the operations in order, with their times.",
			see: "The time for a batch is calculated.",
		},
		{
			do: "Have the production manager review it, press “Valid from”.",
			see: "New work orders use it; running ones keep the old.",
		},
	],
	mistake: {
		what: "Scrap is set to 0 for simplicity, so the workshop keeps asking for more and cost is always wrong.",
		remedy: "Take three months of real figures. After each batch compare actual with standard and adjust.",
	},
} satisfies GuideText;
