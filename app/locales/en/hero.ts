export default {
	title: "ERP software for Vietnamese firms of {{smallestCompany}}-{{largestCompany}} people | {{brand}}",
	description:
		"Sales, stock, production, accounting and payroll on one set of data. About {{savingsPercent}}% cheaper than the big ERP vendors, running in {{deploymentWeeks}} weeks. Try it free for {{trialDays}} days.",
	heading: "Every department on the\u00a0same\u00a0number",
	text: "Enter it once, every team sees it.",
	saving: "About {{savingsPercent}}% cheaper than big ERP vendors.",
	price: "From {{starterPrice}} {{#reduced}}for the first year{{/reduced}}{{^reduced}}a year{{/reduced}}.",
	card: "No card for the trial.",
	leaving: "Leave, and your data leaves with you.",
	proofs: [
		{ value: "{{deploymentWeeks}} weeks", label: "from signing to daily use" },
		{ value: "{{trainingDays}} days", label: "of training to get started" },
		{ value: "{{customerCount}}", label: "companies use it" },
		{ value: "{{refundPercent}}%", label: "refund within the first {{refundDays}} days" },
	],
	story: {
		label:
			"Illustration: three cells of a spreadsheet show three different revenue figures; {{brand}} has one figure, and the voucher behind it",
		sheet: {
			title: "Revenue, October",
			formula: "='[Stock Oct (2).xlsx]Total'!#REF!",
			cells: [
				{ of: "Sales", value: "1.24 bn" },
				{ of: "Stock", value: "1.19 bn" },
				{ of: "Accounts", value: "#REF!" },
			],
		},
		amount: "₫1,214,600,000",
		open: "Open it by customer, by voucher, by entry",
		goods: { label: "Cuu Long Produce", value: "2,000 cartons × ₫24,000" },
	},
};
