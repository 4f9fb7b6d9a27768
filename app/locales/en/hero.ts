export default {
	title:
		"{{brand}}: cloud ERP for companies of {{smallestCompany}}\u2011{{largestCompany}} people in Vietnam",
	description:
		"Sales, stock, production, accounting and payroll on one set of data. About {{savingsPercent}}% cheaper than the big ERP vendors, running in {{deploymentWeeks}} weeks. Try it free for {{trialDays}} days.",
	eyebrow:
		"Business software (ERP) for companies of {{smallestCompany}}\u2011{{largestCompany}} people in Vietnam",
	heading: "Every department on the same numbers",
	text: "Sales, stock, production, accounting, payroll: enter it once, and every team sees it. {{moduleCount}} modules, about {{savingsPercent}}% cheaper than the big ERP vendors, running in {{deploymentWeeks}} weeks.",
	price: "From {{starterPrice}} {{#reduced}}for the first year{{/reduced}}{{^reduced}}a year{{/reduced}}.",
	note: "The trial needs no card, and you can stop whenever you like.",
	proofs: [
		{ value: "{{deploymentWeeks}} weeks", label: "from signing to daily use" },
		{ value: "{{trainingDays}} days", label: "of training before you use it" },
		{ value: "{{customerCount}}", label: "companies use it" },
		{ value: "{{refundPercent}}%", label: "refund within the first {{refundDays}} days" },
	],
	screen: {
		label: "Illustration: cash flow, stock and orders in {{brand}}",
		company: "Minh Phat Co., Ltd.",
		greeting: "Friday morning, figures up to date",
		cash: {
			title: "Cash flow this week",
			in: "In",
			out: "Out",
			balance: "₫175 million more in than out",
			days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
		},
		stock: {
			title: "Stock",
			low: "Running low",
			enough: "Enough",
			items: [
				{ name: "Bottle caps, 28 mm", left: "12 boxes" },
				{ name: "PE shrink film", left: "860 kg" },
				{ name: "Cartons, 5-ply", left: "2,400 pcs" },
			],
		},
		orders: {
			title: "Orders today",
			items: [
				{ customer: "Thanh Cong Plastics", amount: "₫48,600,000", status: "On its way" },
				{ customer: "An Binh Supermarket", amount: "₫126,350,000", status: "Awaiting approval" },
				{ customer: "Cuu Long Produce", amount: "₫72,900,000", status: "Paid" },
			],
		},
		approve: "Approve",
	},
};
