export default {
	title: "{{brand}} pricing: {{firstYearDiscountPercent}}% off the first year",
	description:
		"Starter, Professional, Enterprise: yearly prices by number of users. {{firstYearDiscountPercent}}% off the first year, {{refundPercent}}% refund within {{refundDays}} days.",
	heading: "Clear prices, paid by the year",
	intro:
		"Choose a plan by the number of users. Try it for {{trialDays}} days before you pay, and if it does not suit you, get {{refundPercent}}% back within the first {{refundDays}} days.",
	onHome: {
		heading: "Three plans, prices in plain sight",
		text: "Paid by the year. {{refundPercent}}% back within the first {{refundDays}} days if it does not suit you.",
		link: "See all prices",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Leave Excel behind: sales, stock and accounting in one place.",
			includes: "Modules included",
		},
		professional: {
			name: "Professional",
			text: "You have a workshop, several warehouses, and salaries to pay on time.",
			includes: "Everything in Starter, plus",
		},
		enterprise: {
			name: "Enterprise",
			text: "Many departments, planned production, customers abroad.",
			includes: "Everything in Professional, plus",
		},
	},
	users: "{{min}}-{{max}} users",
	perYear: "a year",
	perFirstYear: "the first year",
	monthly: "≈ {{amount}} a month",
	before: "List price",
	now: "First-year price",
	until: "These prices are valid until {{date}}.",
	laterYears: "From the second year the list price applies.",
	popular: "Most popular",
	choose: "Try {{plan}}",
	everyPlan: {
		heading: "In every plan",
		items: [
			"Web and mobile versions",
			"Vietnamese support, {{supportHours}}",
			"{{reportTemplateCount}} report templates",
			"Daily backups, kept for {{backupKeptDays}} days",
			"{{uptimePercent, number}}% uptime",
			"{{trainingDays}} days of training",
		],
	},
	refund: {
		heading: "Not for you? Your money back",
		text: "If it does not suit you within the first {{refundDays}} days, we refund {{refundPercent}}% of what you paid.",
	},
	compare: {
		heading: "Compare the plans",
		caption: "Price, number of users and modules of each plan",
		row: "What you get",
		price: "Price per year",
		monthly: "Per month",
		users: "Number of users",
		yes: "Yes",
		no: "No",
	},
	questions: {
		heading: "Questions about prices",
		items: [
			{
				question: "What is the price based on?",
				answer:
					"On the plan, paid by the year. Each plan is for a range of users and includes the modules listed above.",
			},
			{
				question: "How long does the {{firstYearDiscountPercent}}% discount last?",
				answer:
					"For the first year. Data import and on-site training are free as well, and companies without a website get a .com domain.",
			},
			{
				question: "What if we sign and it does not suit us?",
				answer: "Within the first {{refundDays}} days we refund {{refundPercent}}% of the fee.",
			},
			{
				question: "Does the contract renew by itself?",
				answer:
					"Yes, unless you cancel at least {{renewalNoticeDays}} days before it ends. The details are in the Terms of use.",
			},
			{
				question: "What if we need more than {{largestCompany}} users?",
				answer: "Call {{brandPhone}}. We look at what you need and make you an offer.",
			},
		],
	},
};
