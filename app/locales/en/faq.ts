export default {
	title: "{{brand}} FAQ: price, setting up, data, support",
	description:
		"What it costs, how soon you can start, what happens to old data, whether you get your money back: short answers for owners and chief accountants.",
	heading: "FAQ",
	intro:
		"Short answers; the full conditions are in the Terms of use. If your question is not here, call {{brandPhone}}.",
	popular: {
		id: "popular",
		heading: "Asked most often",
		items: [
			{
				id: "what",
				question: "What is {{brand}}, and for whom?",
				answer:
					"Business software (ERP) on the web and on phones: {{moduleCount}} modules from sales, stock and production to accounting, HR and payroll. It fits companies of {{smallestCompany}}\u2011{{largestCompany}} people in Vietnam.",
			},
			{
				id: "cost",
				question: "What does it cost?",
				answer:
					"{{#reduced}}The first year, with {{firstYearDiscountPercent}}% off: {{/reduced}}{{^reduced}}A year: {{/reduced}}Starter {{starterPrice}}, Professional {{professionalPrice}}, Enterprise {{enterprisePrice}}. {{#reduced}}From the second year: {{starterLaterPrice}}, {{professionalLaterPrice}}, {{enterpriseLaterPrice}}. {{/reduced}}That is about {{savingsPercent}}% less than the big ERP vendors.",
			},
			{
				id: "time",
				question: "How soon can we use it?",
				answer:
					"In {{deploymentWeeks}} weeks, with your old data loaded and {{trainingDays}} days of training.",
			},
			{
				id: "trial",
				question: "Does the trial cost anything?",
				answer:
					"No. {{trialDays}} days, no card. If you do not buy, the account closes by itself and nothing is charged.",
			},
			{
				id: "refund",
				question: "What if we buy and it does not suit us?",
				answer:
					"Tell us within {{refundDays}} days of signing, and we refund {{refundPercent}}% of what you paid. Just write to {{brandEmail}} or call {{brandPhone}}.",
			},
			{
				id: "import",
				question: "Can we bring our data from Excel or other software?",
				answer:
					"Yes, free of charge when you sign for the first year. Send us files of items, customers, balances and opening stock; we load them and check them with you.",
			},
			{
				id: "skill",
				question: "Our staff are not good with computers. Can they use it?",
				answer:
					"Yes. We train them for {{trainingDays}} days, on site, free. After that they can ask whenever they are stuck, in Vietnamese, {{supportHours}}.",
			},
			{
				id: "backup",
				question: "Is our data safe, and can we get it out?",
				answer:
					"The data belongs to your company, and you can export it to Excel at any time. Everyone sees only their part of the work. Data is backed up every day, and each backup is kept for {{backupKeptDays}} days.",
			},
		],
	},
	notYet:
		"Not yet. If your company needs it, say so before you sign: call {{brandPhone}}, and we answer in writing.",
	ask: {
		id: "ask",
		heading: "Ask before you sign",
		hint: "Tick what you want to know and send it once. We answer in writing within {{replyHours}} hours.",
		send: "Send these questions",
		begin: "Please answer in writing before we sign:",
	},
	groups: [
		{
			id: "accounting",
			heading: "What chief accountants ask",
			items: [
				{
					id: "e-invoices",
					question: "Does it issue e-invoices under current Vietnamese rules?",
					answer:
						"Invoices are created from orders, without retyping. If your e-invoice provider is connected, press “Issue”; if not, issue it on their site and enter the number here.",
					confirmed:
						"Yes. An invoice is created from the order and passed to your e-invoice provider to be digitally signed and sent to the tax authority, under the Vietnamese e-invoice rules in force.",
					open: "Is our e-invoice provider connected?",
				},
				{
					id: "accounting-regime",
					question: "Are the books kept under Circular 99/2025 or 133/2016?",
					confirmed:
						"Both. Your company chooses Circular 99/2025/TT-BTC (which replaces Circular 200/2014 from 2026) or Circular 133/2016/TT-BTC. The chart of accounts, books and financial statements follow your choice.",
				},
				{
					id: "other-software",
					question: "Can we move from MISA, Fast or KiotViet?",
					answer:
						"Yes, through Excel. Export your lists, account balances, receivables, payables and stock; when you sign for the first year, we load them for free and check with you that total debits equal total credits. If you also need vouchers from past years, send us the files first and we will take a look.",
				},
				{
					id: "banks",
					question: "Does it connect to our bank?",
					answer:
						"Upload the bank statement in Excel: each line is matched with a receipt or payment, and unmatched lines are listed.",
					confirmed:
						"Yes. Statements come in every day and are matched with receipts and payments. For a bank that is not connected, you upload the statement in Excel.",
					open: "Does our bank connect directly?",
				},
				{
					id: "insurance-and-tax",
					question: "How are insurance and personal income tax calculated?",
					answer:
						"Payroll calculates social, health and unemployment insurance and personal income tax for each person; select a figure to see how it was calculated. When the law changes the rates, we update them.",
					confirmed:
						"Payroll calculates social, health and unemployment insurance and personal income tax for each person at the rates in force, and produces the returns in the format that the tax and social insurance portals accept.",
					open: "Can insurance and income tax returns be filed straight from it?",
				},
				{
					id: "statements",
					question: "Does it prepare the financial statements?",
					confirmed:
						"Yes. The statement of financial position, income statement, cash flow statement and notes come straight from the books, under the circular you have chosen.",
				},
				{
					id: "declarations",
					question: "Does it prepare tax returns that we can file?",
					confirmed:
						"Yes. VAT, corporate and personal income tax returns come out in the format that the tax portal accepts; you check them before you file.",
				},
				{
					id: "fixed-assets",
					question: "Does it keep track of fixed assets and depreciation?",
					answer:
						"Depreciation and allocation are a step of the month-end close: the entries wait for your review before they are posted.",
					confirmed:
						"Yes. Each asset has a card; depreciation, tools and supplies, and prepaid expenses are allocated every month.",
					open: "Is there a card for each fixed asset, with its depreciation calculated?",
				},
				{
					id: "several-firms",
					question: "Can one accountant keep the books of several companies?",
					confirmed:
						"Yes. Each tax code has books of its own, and you switch companies without logging in again.",
				},
				{
					id: "closing",
					question: "Can a closed month be opened again?",
					confirmed:
						"Yes. The chief accountant presses “Reopen period” and gives a reason; who did it, when and why is recorded. The guide to closing the month has every step.",
				},
				{
					id: "who-changed",
					question: "Can we see who changed a voucher, and when?",
					confirmed:
						"Yes. Every change records who made it, when, the old figure and the new one; nobody can delete the log.",
				},
				{
					id: "till-invoices",
					question: "Can our shops issue e-invoices from the till?",
					confirmed:
						"Yes. Once payment is taken, the till invoice is created and its data sent to the tax authority through your e-invoice provider.",
				},
				{
					id: "piece-wages",
					question: "Does payroll handle piece rates?",
					confirmed: "Yes. Output per operation times the piece rate gives each person’s pay.",
				},
				{
					id: "variants",
					question: "How are sizes and colours handled?",
					confirmed: "One item with many sizes and colours; stock, price and barcode for each of them.",
				},
				{
					id: "processing",
					question: "Can we keep track of processing for customers who supply the materials?",
					confirmed:
						"Yes. Their materials are kept apart and do not count as your stock; only the processing goes into your cost.",
				},
			],
		},
		{
			id: "buying",
			heading: "Trying and buying",
			items: [
				{
					id: "trial-or-demo",
					question: "Trial or demo first?",
					answer:
						"To ask and watch, book a {{demoMinutes}}-minute demo. To get your own hands on it, take the trial. You can do both; both are free.",
				},
				{
					id: "trial-end",
					question: "What happens to our data when the trial ends?",
					answer:
						"It is kept for {{trialDataKeptDays}} more days and then deleted. If you are happy, choose a plan; if not, the account closes by itself at no charge.",
				},
				{
					id: "choose-plan",
					question: "Which plan should we choose?",
					answer:
						"Look at two things: the number of users, that is, people with a login of their own, and the modules you need. Production and payroll are in every plan, from Starter on. If you cannot decide between two, call {{brandPhone}} and we work it out with you.",
				},
				{
					id: "renewal",
					question: "Does the contract renew automatically?",
					answer: "Yes. To stop, tell us at least {{renewalNoticeDays}} days before it ends.",
				},
				{
					id: "domain",
					question: "How do we get the .com domain?",
					answer:
						"A company that has no website when it signs its first year gets a .com domain. You choose the name, we register it.",
				},
			],
		},
		{
			id: "rollout",
			heading: "Setting up and training",
			items: [
				{
					id: "steps",
					question: "What are the steps?",
					answer:
						"We look at how you work, set up, load your data, train your people, and go live. All in {{deploymentWeeks}} weeks, with our people beside you at each step.",
				},
				{
					id: "server",
					question: "Do we need a server?",
					answer: "No. It runs on the web and on phones. A computer that opens a browser is enough.",
				},
				{
					id: "training",
					question: "Where is the training, and how long?",
					answer: "At your company, {{trainingDays}} days, free. Each department learns its own part.",
				},
				{
					id: "switch",
					question: "Can we switch in the middle of the year?",
					answer:
						"Yes. We load balances and lists as of a day you choose, usually the first of a month, so that both sets of books agree.",
				},
				{
					id: "custom",
					question: "Our process is a little different. Can the software be adapted?",
					answer:
						"It depends on the process. Describe it in the demo, and we tell you what can be changed, what cannot, and how long it takes.",
				},
			],
		},
		{
			id: "data",
			heading: "Data and security",
			items: [
				{
					id: "financial-data",
					question: "How long are accounting vouchers kept?",
					answer:
						"Financial data is kept for at least {{financialDataYears}} years. Vietnamese law requires companies to keep vouchers for at least {{voucherYearsByLaw}} years: keep the originals (invoice XML files, signed vouchers) yourself, and export the books to Excel. If you like, we export them for you.",
				},
				{
					id: "leaving",
					question: "How do we get our data out when we leave?",
					answer:
						"Write to {{brandEmail}}. Within {{dataHandoverDays}} days we hand over all of your company’s data as Excel files, free of charge.",
				},
				{
					id: "refund-arrives",
					question: "How soon does a refund arrive?",
					confirmed: "Within {{refundWorkingDays}} working days of the day you tell us.",
				},
				{
					id: "rest-of-fee",
					question: "If we stop mid-year, what happens to the rest of the fee?",
					confirmed:
						"After the first {{refundDays}} days that year’s fee is not refunded; you can use the software until the term ends.",
				},
				{
					id: "attachments",
					question: "When we leave, do we get the attached files?",
					confirmed: "Yes. They come with the Excel files, sorted by voucher number.",
				},
				{
					id: "erasure",
					question: "After we leave, when is our data deleted?",
					confirmed:
						"Within {{erasureDays}} days of handing it over; backups expire {{backupKeptDays}} days later.",
				},
				{
					id: "below-uptime",
					question: "What if it runs less than {{uptimePercent, number}}% of the time?",
					confirmed:
						"For each month below that, {{uptimeCreditPercent}}% of the month’s fee is taken off your next payment.",
				},
				{
					id: "lost",
					question: "Something was deleted by mistake. Can we get it back?",
					answer:
						"Tell support at once: we look for it in the backups, which are made every day and kept for {{backupKeptDays}} days.",
				},
				{
					id: "personal-data",
					question: "What are the details I enter on this site used for?",
					answer:
						"To call you back, open your account and answer you; and to send you information and offers, if you agreed. This site has no third-party tracking tools. Details are in the Privacy policy.",
				},
			],
		},
		{
			id: "using",
			heading: "Use and support",
			items: [
				{
					id: "mobile",
					question: "Does it run on phones?",
					answer: "Yes. Web and phone share one set of data: what changes here is seen there at once.",
					open: "Is the mobile version an app in the App Store and Google Play, or opened in the browser?",
					confirmed:
						"Yes. The app is in the App Store and Google Play and shares its data with the web version.",
				},
				{
					id: "support",
					question: "When can we call, and how soon does somebody answer?",
					answer:
						"Support in Vietnamese, {{supportHours}}. In office hours somebody answers within {{supportReplyMinutes}} minutes.",
				},
				{
					id: "maintenance",
					question: "Does maintenance interrupt our work?",
					answer:
						"It may, while it lasts. That is why it is announced {{maintenanceNoticeHours}} hours ahead. We promise that the system is up and running {{uptimePercent, number}}% of the time.",
				},
			],
		},
	],
	more: {
		heading: "Your question is not here?",
		text: "Write to us. You get an answer within {{replyHours}} hours.",
	},
};
