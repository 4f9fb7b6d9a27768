export default {
	title: "Accounting, stock, sales, payroll: {{moduleCount}} {{brand}} modules",
	description:
		"Accounting, stock, sales, CRM, purchasing, manufacturing, HR, payroll, retail, export: what each module does, for whom, and how it looks.",
	heading: "{{moduleCount}} modules, one set of data",
	intro:
		"Enter one order: stock goes down, the entry is posted, the director sees the revenue. Nobody types it twice.",
	onHome: {
		heading: "{{moduleCount}} modules that already work together",
		text: "Choose the plan that fits today, move up as the company grows. Your data stays as it is.",
		lines: {
			accounting: "Every sale, purchase and payment posts itself",
			finance: "Cash, receivables and payables on one screen",
			reports: "Revenue, margin and stock, day by day",
			sales: "Quote to order, order to invoice",
			crm: "Customers stay with the firm",
			pos: "Take payment, close each shift",
			ecommerce: "Online orders draw on the same stock",
			exportOrders: "Contract, packing, documents",
			purchasing: "Compare prices, approve, follow deliveries",
			inventory: "How much is left, and what it is worth",
			warehouse: "A bin for every box, a date for every batch",
			manufacturing: "Orders, operations and scrap, shift by shift",
			mrp: "What to buy, and by when",
			hr: "Files, days worked, days off",
			payroll: "From time sheet to pay slip",
		},
	},
	path: {
		sales: "Order DH-1192: 2,000 cartons",
		inventory: "2,000 cartons out, 6,400 left",
		accounting: "Voucher BH-0412: ₫51,840,000, posted",
		reports: "October revenue: ₫48,000,000 more",
	},
	forWhom: "For",
	groups: {
		money: { name: "Accounting and finance", text: "Books that balance, cash you can see coming." },
		customers: { name: "Customers and orders", text: "From the first quote to the payment." },
		goods: { name: "Goods and stock", text: "Buy what you need, know where it is." },
		production: { name: "Production", text: "Every order, every batch, every kilogram." },
		people: { name: "HR and payroll", text: "Hours, leave and pay, plain to see." },
	},
	modules: {
		accounting: {
			name: "Accounting",
			text: "Sell, buy, receive, pay: the entry is posted at once. At month end you reconcile, run the closing entries and close.",
			audience: "Chief accountants, general accountants",
			screen: {
				title: "Voucher BH-0412, 30/10/2026",
				rows: [
					{ label: "Dr 131 · Receivables", value: "₫51,840,000" },
					{ label: "Cr 511 · Revenue", value: "₫48,000,000" },
					{ label: "Cr 3331 · VAT 8%", value: "₫3,840,000" },
				],
				status: "Posted",
			},
		},
		finance: {
			name: "Finance",
			text: "Cash, bank, receivables and payables on one screen. Know today whether next week will be short.",
			audience: "Directors, cashiers",
			screen: {
				title: "Cash flow next week",
				rows: [
					{ label: "Expected receipts", value: "₫820,000,000" },
					{ label: "Expected payments", value: "₫610,000,000" },
				],
				status: "₫210,000,000 more in than out",
			},
		},
		reports: {
			name: "Reports and analytics",
			text: "{{reportTemplateCount}} report templates: revenue, gross margin, stock, receivables and payables. There when you open your phone.",
			audience: "Owners, management",
			screen: {
				title: "Gross margin, October",
				rows: [
					{ label: "Packaging", value: "31%" },
					{ label: "Labels", value: "24%" },
				],
				status: "Up 3 points on September",
			},
		},
		sales: {
			name: "Sales",
			text: "Quote, order, delivery and invoice in one go. Entered once, never retyped.",
			audience: "Sales staff, sales managers",
			screen: {
				title: "Order DH-1187",
				rows: [
					{ label: "Thanh Cong Plastics", value: "120 boxes" },
					{ label: "Value", value: "₫48,600,000" },
				],
				status: "On its way",
			},
		},
		crm: {
			name: "Customers (CRM)",
			text: "Who called, what was promised, when to call back: in one place. People leave, customers stay.",
			audience: "Sales teams, customer care",
			screen: {
				title: "Customer: An Binh Supermarket",
				rows: [
					{ label: "Last call", value: "Tuesday, Ms Ha" },
					{ label: "Next step", value: "Send a quote by 16:00" },
				],
				status: "Call today",
			},
		},
		pos: {
			name: "Retail and POS",
			text: "Sell at the counter: stock goes down at once, the till balances after every shift.",
			audience: "Shops and shop chains",
			screen: {
				title: "Receipt, till 2",
				rows: [
					{ label: "Steel pot 24 cm × 1", value: "₫560,000" },
					{ label: "Cash given", value: "₫600,000" },
				],
				status: "Change ₫40,000",
			},
		},
		ecommerce: {
			name: "E-commerce",
			text: "Online orders and counter sales in one list, out of one stock.",
			audience: "Companies that sell online",
			screen: {
				title: "Online orders today",
				rows: [
					{ label: "To be packed", value: "18 orders" },
					{ label: "Handed to the carrier", value: "42 orders" },
				],
				status: "Stock updated",
			},
		},
		exportOrders: {
			name: "Export orders",
			text: "From contract to shipping documents: packing list, commercial invoice, prices in foreign currency.",
			audience: "Import and export teams",
			screen: {
				title: "Order EX-026 · Yokohama",
				rows: [
					{ label: "Value", value: "USD 86,400" },
					{ label: "Load", value: "2 × 40 ft containers" },
				],
				status: "Documents complete",
			},
		},
		purchasing: {
			name: "Purchasing",
			text: "Request, approve, order, receive. See which supplier has the best price and which delivers on time.",
			audience: "Buyers, people who approve spending",
			screen: {
				title: "Purchase order MH-0306",
				rows: [
					{ label: "PP granulate", value: "5 tonnes" },
					{ label: "Due", value: "Friday" },
				],
				status: "Awaiting approval",
			},
		},
		inventory: {
			name: "Inventory",
			text: "How much is left, in which warehouse, and what it is worth: look it up in seconds. Running low? You are told in time.",
			audience: "Inventory accountants, sales staff",
			screen: {
				title: "Bottle caps, 28 mm",
				rows: [
					{ label: "Left", value: "12 boxes" },
					{ label: "Minimum", value: "40 boxes" },
				],
				status: "Running low",
			},
		},
		warehouse: {
			name: "Bins and batches",
			text: "Every shelf and bin has a code. Receive, issue and count on the phone.",
			audience: "Warehouse managers and staff",
			screen: {
				title: "Bin A-03-2",
				rows: [
					{ label: "Batch 2611", value: "64 boxes" },
					{ label: "Use by", value: "11/2027" },
				],
				status: "Counted",
			},
		},
		manufacturing: {
			name: "Manufacturing",
			text: "Work orders, operations and scrap while the machine is still running, and the batch’s provisional cost when the order closes.",
			audience: "Production managers, cost accountants",
			screen: {
				title: "Work order SX-0158",
				rows: [
					{ label: "Planned", value: "5,000 bottles" },
					{ label: "Done", value: "3,650 bottles" },
				],
				status: "73% done",
			},
		},
		mrp: {
			name: "Material planning (MRP)",
			text: "From your orders it works out what to buy, how much, and by which day.",
			audience: "Planners, buyers",
			screen: {
				title: "Materials for week 48",
				rows: [
					{ label: "PE shrink film", value: "320 kg short" },
					{ label: "Labels", value: "Enough" },
				],
				status: "Order before Wednesday",
			},
		},
		hr: {
			name: "HR",
			text: "Files, contracts, days worked and leave in one place. You are reminded before a contract ends.",
			audience: "HR teams, heads of department",
			screen: {
				title: "Nguyen Van Tai · Printing",
				rows: [
					{ label: "Days worked, October", value: "26" },
					{ label: "Days of leave left", value: "5" },
				],
				status: "Contract ends in 30 days",
			},
		},
		payroll: {
			name: "Payroll",
			text: "Hours, allowances, social, health and unemployment insurance and income tax in one table. Everyone sees their own pay slip on the phone.",
			audience: "Payroll accountants, HR teams",
			screen: {
				title: "Pay slip, October",
				rows: [
					{ label: "Pay and allowances", value: "₫14,200,000" },
					{ label: "Insurance", value: "−₫1,386,000" },
				],
				status: "Net pay ₫12,814,000",
			},
		},
	},
	next: {
		heading: "Want to see your module at work?",
		text: "Book a {{demoMinutes}}-minute online demo. You name the problem, we work it through on the screen.",
	},
};
