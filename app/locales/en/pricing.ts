export default {
	title:
		"ERP pricing: {{#reduced}}{{firstYearDiscountPercent}}% off the first year{{/reduced}}{{^reduced}}yearly, by number of users{{/reduced}} | {{brand}}",
	description:
		"Starter, Professional, Enterprise: yearly prices by number of users. {{#reduced}}{{firstYearDiscountPercent}}% off the first year, {{/reduced}}{{refundPercent}}% refund within {{refundDays}} days.",
	heading: "What will it cost your company?",
	intro: "See the price right away. No name or phone number needed.",
	onHome: {
		heading: "Three plans, prices in plain sight",
		text: "Paid by the year.",
		link: "See all prices",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Firms leaving Excel: sales, stock, production, accounting and payroll in one place.",
		},
		professional: {
			name: "Professional",
			text: "Firms with many storage locations, planned production, online sales or exports.",
		},
		enterprise: {
			name: "Enterprise",
			text: "More than 100 users. Modules as in Professional.",
		},
	},
	rows: {
		users: "Users",
		modules: "Modules",
		whom: "For",
		total: "{{years}} years in total",
	},
	allModules: "All {{count}}",
	someModules: "{{count}} of {{max}}",
	perYear: "a year",
	perFirstYear: "for the first year",
	monthly: "about {{amount}} a month, paid by the year",
	before: "List price",
	now: "First-year price",
	until: "These prices are valid until {{date}}.",
	laterYears: "Then {{amount}} a year",
	vat: {
		included: "Prices include VAT.",
		excluded: "Prices do not include VAT, if any.",
		exempt: "Software is not subject to VAT.",
	},
	userMeans: "A user is a person with a login of their own.",
	popular: "Most popular",
	choose: "Try {{plan}}",
	everyPlan: {
		heading: "In every plan",
		items: [
			"Web and mobile versions",
			"Vietnamese support, {{supportHours}}",
			"{{reportTemplateCount}} report templates",
			"Daily backups, kept for {{backupKeptDays}} days",
			"Up and running {{uptimePercent, number}}% of the time",
			"{{trainingDays}} days of training",
		],
	},
	refund: {
		heading: "Not for you? Your money back",
		text: "If it does not suit you, tell us within {{refundDays}} days of signing and we refund {{refundPercent}}% of what you paid. Just write to {{brandEmail}} or call {{brandPhone}}.",
	},
	contents: {
		example: "Example: the contract confirms which modules each plan includes.",
		heading: "Which module is in which plan",
		caption: "Modules in each plan",
		row: "Module",
		yes: "Yes",
		no: "No",
	},
	next: {
		heading: "Try first, pay later",
		text: "If you would like help choosing a plan, call {{brandPhone}} or leave a message.",
	},
	questions: {
		heading: "Questions about prices",
		items: [
			{
				question: "What is the price based on?",
				answer:
					"On the plan, paid by the year. Each plan is for a range of users and includes the modules listed above. A user is a person with a login of their own.",
			},
			{
				question: "We are a workshop of 20. Which plan?",
				answer:
					"Starter: up to 25 people can have a login, and it has production, stock, accounting and payroll. For bins and batches, material planning, staff files, online sales or exports, choose Professional.",
			},
			{
				question: "{{#reduced}}How long does the {{firstYearDiscountPercent}}% discount last?{{/reduced}}",
				answer:
					"For the first year. Data import and on-site training are free as well, and companies without a website get a .com domain.",
			},
			{
				question: "Does the contract renew automatically?",
				answer:
					"Yes, unless you cancel at least {{renewalNoticeDays}} days before it ends. The details are in the Terms of use.",
			},
			{
				question: "What if we need more than {{largestCompany}} users?",
				answer: "Call {{brandPhone}}. We look at what you need and give you a quote.",
			},
		],
	},
};
