export default {
	title: "{{brand}} terms of use",
	description:
		"Trial, fees, refund, renewal, cancellation, uptime, backups, support and limits of liability when you use {{brand}}.",
	heading: "Terms of use",
	updated: "In force since {{date}}",
	intro:
		"This is an agreement between your company (the customer) and {{brandLegalName}}, tax code {{brandTaxCode}}, address {{brandAddress}}, which runs {{brand}} (we). It is short, so that everyone can read it. Where a contract signed by both sides differs, the contract prevails.",
	contents: "On this page",
	sections: [
		{
			id: "dich-vu",
			heading: "The service",
			paragraphs: [
				"{{brand}} is business software provided online, for use on the web and on phones. Modules and number of users follow the plan that the customer chooses. A user is a person with a login of their own.",
			],
			items: [],
		},
		{
			id: "dung-thu",
			heading: "Trial",
			paragraphs: [],
			items: [
				"The trial lasts {{trialDays}} days from the opening of the account. No card, no fee.",
				"The account opens within {{setupHours}} hours of the confirmation call. The customer may cancel at any time.",
				"After {{trialDays}} days the customer chooses a paid plan to go on; otherwise the account closes automatically and no fee is charged.",
				"Trial data is kept for {{trialDataKeptDays}} days after the end and is then deleted.",
			],
		},
		{
			id: "phi",
			heading: "Fees and offers",
			paragraphs: [
				"Fees are charged by plan, paid by the year, in Vietnamese dong, at the prices in force on the day of signing. The price list says whether value-added tax is included.",
			],
			items: [
				"{{#reduced}}The first year is {{firstYearDiscountPercent}}% below the list price. From the second year the list price applies.{{/reduced}}",
				"Data import and on-site training are free.",
				"A customer without a website receives a .com domain.",
			],
		},
		{
			id: "hoan-tien",
			heading: "Refund",
			paragraphs: [
				"Within {{refundDays}} days of signing the contract, the customer may ask for a refund of {{refundPercent}}% of the fees paid, by email to {{brandEmail}} or by calling {{brandPhone}}.",
			],
			items: [],
		},
		{
			id: "gia-han",
			heading: "Renewal and cancellation",
			paragraphs: [],
			items: [
				"The contract renews automatically at the end of its term, unless the customer tells us otherwise at least {{renewalNoticeDays}} days before.",
				"To cancel during the term, the customer gives {{cancellationNoticeDays}} days’ notice in writing or by email.",
			],
		},
		{
			id: "cham-tra",
			heading: "Late payment",
			paragraphs: [
				"If a fee is {{overdueDays}} days overdue and still unpaid, we may terminate the contract.",
			],
			items: [],
		},
		{
			id: "hoat-dong",
			heading: "Uptime and maintenance",
			paragraphs: [],
			items: [
				"We promise that the system is up and running {{uptimePercent, number}}% of the time.",
				"Maintenance is announced {{maintenanceNoticeHours}} hours ahead.",
			],
		},
		{
			id: "ho-tro",
			heading: "Support",
			paragraphs: [],
			items: [
				"Support in Vietnamese, {{supportHours}}.",
				"In office hours (Monday to Friday, {{officeMorning}} and {{officeAfternoon}}) we answer within {{supportReplyMinutes}} minutes.",
				"Trial requests and messages are answered within {{replyHours}} hours. Demo requests are called back within {{demoContactHours}} working hours.",
			],
		},
		{
			id: "du-lieu",
			heading: "Data and backups",
			paragraphs: [],
			items: [
				"What the customer enters belongs to the customer.",
				"Data is backed up every day; each backup is kept for {{backupKeptDays}} days.",
				"Financial data is kept for at least {{financialDataYears}} years. Keeping it longer, as Vietnam’s Accounting Law requires, is the customer’s responsibility, with data exported from the system.",
				"A customer who leaves writes to {{brandEmail}}; within {{dataHandoverDays}} days we hand over all of the customer’s data as Excel files, free of charge.",
				"Personal data is handled under the Privacy policy.",
			],
		},
		{
			id: "trach-nhiem-khach-hang",
			heading: "What the customer is responsible for",
			paragraphs: [],
			items: [
				"Keeping passwords secret, and closing the accounts of people who have left.",
				"The company’s own figures, vouchers and tax returns.",
				"Not using the service for unlawful purposes, and not trying to damage it or to go beyond the rights granted.",
			],
		},
		{
			id: "gioi-han",
			heading: "Limit of liability",
			paragraphs: [
				"Our total liability does not exceed the fees that the customer paid in the last {{liabilityMonths}} months.",
			],
			items: [],
		},
		{
			id: "luat",
			heading: "Governing law",
			paragraphs: [
				"These terms are governed by the law of Hong Kong. Rights over personal data under Vietnamese law are not affected.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Changes to these terms",
			paragraphs: [
				"The new text is published here with the day from which it applies. A running contract keeps the text in force on the day of signing, until it is renewed.",
			],
			items: [],
		},
		{
			id: "lien-he",
			heading: "Contact",
			paragraphs: ["{{brandAddress}}. Phone {{brandPhone}}. Email {{brandEmail}}."],
			items: [],
		},
	],
};
