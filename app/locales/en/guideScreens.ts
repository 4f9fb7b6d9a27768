export default {
	firstDay: [
		{
			title: "Settings",
			rows: [
				{ label: "Company", value: "Minh Phat Co., Ltd." },
				{ label: "Warehouses", value: "Main, Thu Duc" },
				{ label: "Shops", value: "2" },
			],
			status: "Saved",
		},
		{
			title: "Today’s report",
			rows: [
				{ label: "Revenue, order DH-0001", value: "₫1,250,000" },
				{ label: "VAT 8%", value: "₫100,000" },
				{ label: "Stock", value: "−5 boxes" },
				{ label: "Cash", value: "+₫1,350,000" },
			],
			status: "Posted",
		},
	],
	people: [
		{
			title: "Invite someone",
			rows: [
				{ label: "Name", value: "Tran Thu Ha" },
				{ label: "Work", value: "Sales, customers" },
				{ label: "Will see", value: "6 screens" },
			],
			status: "Not sent yet",
		},
		{
			title: "Users",
			rows: [
				{ label: "Tran Thu Ha", value: "Invited" },
				{ label: "Le Van Phuc", value: "Active" },
			],
			status: "2 people",
		},
	],
	signIn: [
		{
			title: "Forgot password",
			rows: [{ label: "Email", value: "ha@minhphat.example" }],
			status: "Link sent",
		},
		{
			title: "On the phone",
			rows: [
				{ label: "Orders to approve", value: "3" },
				{ label: "Running low", value: "1" },
			],
			status: "Same data as on the web",
		},
	],
	import: [
		{
			title: "Preview: 412 rows",
			rows: [
				{ label: "Valid rows", value: "411" },
				{ label: "Row 87, column Unit", value: "Empty" },
			],
			status: "1 row with an error",
		},
		{
			title: "Item list",
			rows: [
				{ label: "Added", value: "412 codes" },
				{ label: "Duplicate codes", value: "0" },
			],
			status: "Imported",
		},
	],
	backup: [
		{
			title: "General ledger, Q3 2026",
			rows: [
				{ label: "Rows", value: "3,184" },
				{ label: "Total debit", value: "₫18,420,600,000" },
			],
			status: "Export to Excel",
		},
		{
			title: "Compared with the file",
			rows: [
				{ label: "On the screen", value: "₫18,420,600,000" },
				{ label: "In the file", value: "₫18,420,600,000" },
			],
			status: "Difference ₫0",
		},
	],
	help: [
		{
			title: "Screenshot",
			rows: [
				{ label: "Screen", value: "Goods issue" },
				{ label: "Voucher", value: "XK-0731" },
				{ label: "Time", value: "09:42" },
			],
			status: "Attached",
		},
		{
			title: "Support request",
			rows: [
				{ label: "Sent at", value: "09:45" },
				{ label: "Answered at", value: "09:53" },
			],
			status: "Solved",
		},
	],
	opening: [
		{
			title: "Account balances",
			rows: [
				{ label: "Total debit", value: "₫6,240,000,000" },
				{ label: "Total credit", value: "₫6,228,000,000" },
			],
			status: "Off by ₫12,000,000",
		},
		{
			title: "Reconciliation",
			rows: [
				{ label: "Receivables", value: "Agrees" },
				{ label: "Inventory", value: "Agrees" },
				{ label: "Payables", value: "Agrees" },
			],
			status: "Difference ₫0",
		},
	],
	cash: [
		{
			title: "Receipt PT-0218",
			rows: [
				{ label: "Invoice HD-0977", value: "₫38,500,000" },
				{ label: "Customer pays", value: "₫20,000,000" },
			],
			status: "Still owed ₫18,500,000",
		},
		{
			title: "Bank reconciliation",
			rows: [
				{ label: "Matched", value: "46 lines" },
				{ label: "Not matched", value: "2 lines" },
			],
			status: "2 lines left",
		},
	],
	debts: [
		{
			title: "Owed by An Binh Supermarket",
			rows: [
				{ label: "Not yet due", value: "₫86,350,000" },
				{ label: "30 days late", value: "₫40,000,000" },
			],
			status: "Total ₫126,350,000",
		},
		{
			title: "Statement of account",
			rows: [
				{ label: "Opening balance", value: "₫210,000,000" },
				{ label: "Paid", value: "₫83,650,000" },
			],
			status: "Still owed ₫126,350,000",
		},
	],
	closing: [
		{
			title: "Closing October",
			rows: [
				{ label: "Vouchers not posted", value: "0" },
				{ label: "Delivered, not invoiced", value: "3" },
				{ label: "Bank lines not matched", value: "2" },
			],
			status: "5 vouchers left",
		},
		{
			title: "Period: October",
			rows: [
				{ label: "Profit before tax", value: "₫146,200,000" },
				{ label: "Locked by", value: "Chief accountant" },
			],
			status: "Period locked",
		},
	],
	reports: [
		{
			title: "October 2026",
			rows: [
				{ label: "Revenue", value: "₫1,214,600,000" },
				{ label: "Gross margin", value: "27%" },
				{ label: "Overdue", value: "₫96,000,000" },
			],
			status: "Running low: 4 items",
		},
		{
			title: "Revenue: Cuu Long Produce",
			rows: [
				{ label: "Voucher BH-0412", value: "₫48,000,000" },
				{ label: "Created", value: "30/10/2026, 14:20" },
			],
			status: "By Tran Thu Ha",
		},
	],
	quoteToPayment: [
		{
			title: "Quote BG-0266",
			rows: [
				{ label: "Cartons, 5-ply", value: "2,000 × ₫24,000" },
				{ label: "In stock", value: "8,400 cartons" },
				{ label: "Customer owes", value: "₫0" },
			],
			status: "Not sent yet",
		},
		{
			title: "Order DH-1192",
			rows: [
				{ label: "Delivered", value: "2,000 cartons" },
				{ label: "Invoice", value: "₫51,840,000" },
			],
			status: "Paid",
		},
	],
	invoices: [
		{
			title: "Draft invoice",
			rows: [
				{ label: "Goods", value: "₫48,000,000" },
				{ label: "VAT 8%", value: "₫3,840,000" },
				{ label: "Total", value: "₫51,840,000" },
			],
			status: "Not posted",
		},
		{
			title: "Voucher BH-0412, 30/10/2026",
			rows: [
				{ label: "Dr 131", value: "₫51,840,000" },
				{ label: "Cr 511", value: "₫48,000,000" },
				{ label: "Cr 3331", value: "₫3,840,000" },
			],
			status: "Posted",
		},
	],
	customers: [
		{
			title: "An Binh Supermarket",
			rows: [
				{ label: "Contact", value: "Ms Ha" },
				{ label: "Open orders", value: "2" },
				{ label: "Owes", value: "₫126,350,000" },
			],
			status: "Last call: Tuesday",
		},
		{
			title: "Today",
			rows: [
				{ label: "09:00", value: "Call An Binh Supermarket" },
				{ label: "14:00", value: "Send quote BG-0266" },
			],
			status: "2 tasks",
		},
	],
	counter: [
		{
			title: "Receipt, till 2",
			rows: [
				{ label: "Steel pot 24 cm × 1", value: "₫560,000" },
				{ label: "Cash given", value: "₫600,000" },
			],
			status: "Change ₫40,000",
		},
		{
			title: "Morning shift closed",
			rows: [
				{ label: "Expected", value: "₫8,460,000" },
				{ label: "Counted", value: "₫8,460,000" },
			],
			status: "Difference ₫0",
		},
	],
	export: [
		{
			title: "Packing EX-026",
			rows: [
				{ label: "Container 1", value: "540 packages, 11,880 kg" },
				{ label: "Container 2", value: "540 packages, 11,880 kg" },
			],
			status: "Total 116 m³",
		},
		{
			title: "Documents EX-026",
			rows: [
				{ label: "Bill of lading", value: "Yes" },
				{ label: "Customs declaration", value: "Yes" },
				{ label: "Certificate of origin", value: "Yes" },
			],
			status: "Documents complete",
		},
	],
	purchase: [
		{
			title: "Quotes: PP granulate, 5 t",
			rows: [
				{ label: "Phuong Nam Plastics, 96% on time", value: "₫31,200/kg" },
				{ label: "Tan Tien Supplies, 71% on time", value: "₫30,900/kg" },
			],
			status: "None chosen",
		},
		{
			title: "Goods receipt, MH-0306",
			rows: [
				{ label: "Ordered", value: "5,000 kg" },
				{ label: "Received", value: "4,950 kg" },
			],
			status: "50 kg missing",
		},
	],
	binCard: [
		{
			title: "Stock card: batch 2611",
			rows: [
				{ label: "Goods receipt NK-0420", value: "+64 boxes" },
				{ label: "Bin", value: "A-03-2" },
				{ label: "Left", value: "64 boxes" },
			],
			status: "Use by 11/2027",
		},
		{
			title: "Stock card, October",
			rows: [
				{ label: "Opening", value: "120 boxes" },
				{ label: "In", value: "64 boxes" },
				{ label: "Out", value: "98 boxes" },
			],
			status: "Closing 86 boxes",
		},
	],
	stockCount: [
		{
			title: "Main warehouse, row A",
			rows: [
				{ label: "Bin A-03-2", value: "64 boxes" },
				{ label: "Bin A-03-3", value: "Not counted" },
			],
			status: "68% done",
		},
		{
			title: "Difference: PE shrink film",
			rows: [
				{ label: "In the books", value: "880 kg" },
				{ label: "Counted", value: "860 kg" },
			],
			status: "20 kg short",
		},
	],
	lowStock: [
		{
			title: "Bottle caps, 28 mm",
			rows: [
				{ label: "Left", value: "12 boxes" },
				{ label: "Minimum", value: "40 boxes" },
			],
			status: "Running low",
		},
		{
			title: "Purchase request DN-0119",
			rows: [
				{ label: "Bottle caps, 28 mm", value: "60 boxes" },
				{ label: "On order", value: "0" },
			],
			status: "Awaiting approval",
		},
	],
	recipe: [
		{
			title: "BOM for 1,000 bottles",
			rows: [
				{ label: "PP granulate", value: "24 kg" },
				{ label: "Bottle caps, 28 mm", value: "1,000 pcs" },
				{ label: "Labels", value: "1,000 pcs" },
			],
			status: "Expected cost ₫1,840,000",
		},
		{
			title: "Scrap: PP granulate",
			rows: [
				{ label: "Allowed", value: "2%" },
				{ label: "To be issued", value: "24.48 kg" },
			],
			status: "Recalculated",
		},
	],
	workOrder: [
		{
			title: "Materials for SX-0158",
			rows: [
				{ label: "PP granulate", value: "Enough" },
				{ label: "Labels", value: "400 short" },
			],
			status: "Create a purchase request",
		},
		{
			title: "Work order SX-0158",
			rows: [
				{ label: "Planned", value: "5,000 bottles" },
				{ label: "Done", value: "3,650 bottles" },
			],
			status: "73% done",
		},
	],
	leave: [
		{
			title: "Leave request: Nguyen Van Tai",
			rows: [
				{ label: "Day", value: "12 November, one day" },
				{ label: "Days left after that", value: "4" },
			],
			status: "Not sent yet",
		},
		{
			title: "Time sheet, October",
			rows: [
				{ label: "Days worked", value: "26" },
				{ label: "Overtime", value: "6 hours" },
				{ label: "Leave", value: "1" },
			],
			status: "Confirmed",
		},
	],
	payroll: [
		{
			title: "October pay: Nguyen Van Tai",
			rows: [
				{ label: "Pay and allowances", value: "₫14,200,000" },
				{ label: "Insurance", value: "−₫1,386,000" },
			],
			status: "Net pay ₫12,814,000",
		},
		{
			title: "Compared with last month",
			rows: [
				{ label: "Printing", value: "+2%" },
				{ label: "Packing", value: "+18%" },
			],
			status: "1 line to check",
		},
	],
};
