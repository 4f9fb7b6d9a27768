import type { Vi } from "../vi/index.ts";

const docs: Vi["docs"] = {
	title: "{{brand}} guides, step by step",
	description:
		"How to use {{brand}}, step by step: import from Excel, permissions, sales, stock, closing a month, payroll. With search.",
	heading: "Guides",
	intro:
		"One task per guide, step by step: what to press and what you will see. Still stuck? Call {{brandPhone}}.",
	search: {
		label: "Search the guides and FAQ",
		hint: "For example: import Excel",
		submit: "Search",
		found: "{{count}} results for “{{query}}”",
		none: "Nothing found for “{{query}}”",
		noneHelp: "Try a shorter word, or ask us directly: you get an answer within {{replyHours}} hours.",
		contact: "Ask us",
		clear: "Back to all guides",
		fromDocs: "Guide",
		fromFaq: "FAQ",
		popularLabel: "Popular searches",
		popular: [
			"close a month",
			"import Excel",
			"forgot password",
			"permissions",
			"receivables",
			"stock count",
		],
		filler: "how, do, does, i, we, to, the, a, an, my, can, where, what, is, in",
		sameMeaning: [
			"refund, money back, reimbursement",
			"cost, price, how much",
			"cancel, stop, terminate",
			"import, upload, migrate data, data migration",
			"stock, inventory",
			"export, foreign currency",
			"counter, till, cash register, POS, retail",
			"online, e-commerce, web shop",
			"close, month end, closing, close the books",
			"receivables, debt, debtors, unpaid invoices, overdue",
			"BOM, bill of materials, recipe",
			"pay slip, payslip, wages, salary, payroll",
			"phone, mobile, app",
			"backup, back up",
			"permissions, roles, access, rights",
			"customer, client, CRM",
			"password, passcode, log in, login, sign in",
			"leave, holiday, vacation, day off",
			"export to Excel, download data, take data out",
			"help, support",
		],
	},
	quickStart: {
		heading: "Start in five steps",
		items: [
			{
				title: "Ask for a trial",
				text: "Tell us your company and who to call. We call to confirm; the {{trialDays}}-day account is open within {{setupHours}} hours of the call.",
			},
			{
				title: "Set up your company",
				text: "Name, tax code, warehouses, shops, and the day you start keeping books.",
			},
			{
				title: "Bring in your data",
				text: "Upload from Excel: items, customers, suppliers, opening balances. No time? Send it and we load it for you.",
			},
			{
				title: "Invite people",
				text: "Add each person and choose their work. They see only the screens they need.",
			},
			{
				title: "Record your first order",
				text: "Create the order, issue the goods, create the invoice, take the payment. Open the report: the revenue is there.",
			},
		],
	},
	index: {
		heading: "Guides by task",
		count: "{{count}} guides",
		groups: {
			setup: "Setting up",
			money: "Accounting and finance",
			sales: "Sales and customers",
			goods: "Purchasing and stock",
			production: "Production",
			staff: "HR and payroll",
		},
	},
	guide: {
		title: "{{name}} | ERP guides, {{brand}}",
		audience: "For",
		module: "Module",
		plan: { label: "Plan", every: "In every plan", from: "{{plan}} and above", only: "{{plan}}" },
		ready: "Have ready",
		steps: "Steps",
		mistake: "A common mistake",
		related: "Read next",
		help: {
			heading: "Stuck at a step?",
			text: "Call {{brandPhone}} or write to us with the number of the step. Support in Vietnamese, {{supportHours}}.",
		},
	},
	more: {
		heading: "Not what you are looking for?",
		text: "Call {{brandPhone}} or leave us your question. To try the steps yourself, open a trial account.",
	},
};

export default docs;
