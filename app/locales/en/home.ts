export default {
	pains: {
		heading: "Three more cells in that sheet are wrong",
		before: "Today",
		after: "With {{brand}}",
		items: [
			{
				title: "Month end means late nights",
				before:
					"Files to collect, differences to hunt down, documents to retype. This month’s report is ready in the middle of the next.",
				after:
					"Entries are posted as things happen. With statements, invoices and payroll in, you close the month in a morning.",
			},
			{
				title: "The order is in, the stock is not",
				before: "Sales promises from memory. The customer waits, and then goes elsewhere.",
				after: "Look up the stock while you talk. When something runs low, the software tells you first.",
			},
			{
				title: "People leave, and customers with them",
				before: "The history is in somebody’s Zalo and on a private phone. When they go, it goes.",
				after:
					"Calls, quotes and promises are in the company’s own system. Whoever comes next picks up from there.",
			},
		],
	},
	screens: {
		heading: "See it at work: October in a packaging firm",
		text: "Sample figures that add up: order DH-1192 in sales is 2,000 cartons in stock and ₫51,840,000 in the accounts. The screens are in Vietnamese, as your team in Vietnam reads them.",
		choose: "Choose a screen",
		guide: "See it step by step",
		phone:
			"An order beyond the customer’s credit limit waits for approval. All you need to decide is on your phone: what the order is worth, and what the customer already owes.",
		items: {
			closing: {
				name: "Closing October",
				text: "Eight closing entries, debit equals credit. The open line shows how ₫1,214,600,000 of revenue leaves ₫146,200,000 of profit before tax.",
			},
			orders: {
				name: "Order DH-1192",
				text: "A week of eight orders, with VAT shown separately. Open one to see its goods, its voucher and its entries.",
			},
			stock: {
				name: "Stock by warehouse",
				text: "Eight items in two warehouses, with their value. The open stock card shows the 2,000 cartons that order DH-1192 took.",
			},
			workOrder: {
				name: "Work order SX-0158",
				text: "Eight operations: received, good, scrapped, in progress. The cost is provisional until the month is closed.",
			},
			payroll: {
				name: "Pay sheet",
				text: "Six people, from gross pay to net pay. Select any figure to see how it was calculated.",
			},
		},
	},
	technology: {
		heading: "Servers, backups, updates: leave them to us",
		text: "No server to buy, no IT team to keep.",
		scale: { from: "{{backupKeptDays}} days ago", to: "yesterday" },
		items: [
			{
				value: "Web and phone",
				text: "Open a browser and work. In the warehouse or at a customer’s, use your phone; the data is the same.",
			},
			{
				value: "{{uptimePercent, number}}%",
				text: "of the time up and running, promised in our Terms. Maintenance is announced {{maintenanceNoticeHours}} hours ahead.",
			},
			{
				value: "{{backupKeptDays}} backups",
				text: "One every day, each kept for {{backupKeptDays}} days.",
			},
			{
				value: "{{engineerCount}} engineers",
				text: "They make the software you use.",
			},
			{
				value: "{{supportHours}}",
				text: "Support in Vietnamese. In office hours you get an answer within {{supportReplyMinutes}} minutes.",
			},
		],
	},
	compare: {
		heading: "How does it differ from big\u00a0ERP, open source and Excel?",
		text: "Each has its strengths. This table shows the others’, too.",
		caption: "{{brand}} compared with big ERP vendors, open-source ERP and Excel on nine points",
		criterion: "Point",
		versus: "Compare {{brand}} with",
		all: "Show all nine points",
		columns: ["{{brand}}", "Big ERP vendors", "Open-source ERP", "Excel"],
		rows: [
			{
				label: "Cost over 5 years",
				cells: [
					"About {{savingsPercent}}% less than big ERP vendors",
					"Highest: licences, implementation, maintenance",
					"Little or nothing for licences; work to install, a server to keep",
					"Next to nothing, but it takes hours and invites mistakes",
				],
			},
			{
				label: "Time to start",
				cells: [
					"{{deploymentWeeks}} weeks",
					"Usually many months",
					"Depends on the team, often months",
					"Right away",
				],
			},
			{
				label: "Ease of use",
				cells: [
					"{{trainingDays}} days of training",
					"Very complete, so there are many screens to learn",
					"Depends on the version and on who adapts it",
					"Everyone knows it",
				],
			},
			{
				label: "Support in Vietnamese",
				cells: [
					"{{supportHours}}",
					"Yes, through partners in Vietnam",
					"The community, or a paid partner",
					"What you find on the web",
				],
			},
			{
				label: "Customisation",
				cells: [
					"Ask before you buy: we say how far it goes",
					"Very deep, at a high price",
					"Deepest, if you have programmers",
					"Anything goes, everyone in their own way",
				],
			},
			{
				label: "Mobile app",
				cells: [
					"Yes, same data as on the web",
					"Yes",
					"Depends on the product",
					"Fine to look at, awkward to type into",
				],
			},
			{
				label: "Updates",
				cells: [
					"Automatic, maintenance announced {{maintenanceNoticeHours}} hours ahead",
					"On the vendor’s schedule; major ones are a project",
					"You upgrade, you test",
					"With your version of Office",
				],
			},
			{
				label: "Training",
				cells: [
					"{{trainingDays}} days, on site, free",
					"Thorough, at extra cost",
					"Open manuals, paid courses",
					"Books and courses everywhere",
				],
			},
			{
				label: "Technical support",
				cells: [
					"An answer within {{supportReplyMinutes}} minutes, in office hours",
					"Under a service contract",
					"Forums, or a contract with a partner",
					"Nobody is responsible for your file",
				],
			},
		],
		note: "The other columns describe the general case; individual products may differ.",
	},
	testimonials: {
		heading: "What customers say",
		examples: "What changes: three examples",
		example: "Example",
		items: {
			packaging: {
				result: "The books closed in a morning",
				quote:
					"The chief accountant used to gather figures from seven Excel files at month end; it took four days. Now stock, sales and accounting share one set of books. Reconciled on the morning of the first, reported to the director by noon.",
				who: "Chief accountant, packaging maker, Hai Phong",
			},
			shops: {
				result: "No more selling what is sold out",
				quote:
					"Four shops look at one stock figure. A customer asks, and the staff see on their phones which shop has it. For three months nobody has had to call back and apologise.",
				who: "Director, household goods, Da Nang",
			},
			exporter: {
				result: "Export documents in two hours",
				quote:
					"For an order to Japan the same figures were typed five times. Now they are entered once, and packing list and invoice come from there.",
				who: "Head of export, agricultural processing, Can Tho",
			},
		},
	},
	faq: {
		heading: "What people ask most",
	},
	cta: {
		heading: "Try it with your own company’s figures",
		text: "Leave your details and we call within {{replyHours}} hours. The account opens within {{setupHours}} hours of the call.",
	},
};
