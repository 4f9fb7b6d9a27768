export default {
	title: "{{brand}} privacy policy",
	description:
		"What each form collects, what for, how long we keep it, who sees it, and your rights under Vietnam’s Law 91/2025/QH15.",
	heading: "Privacy policy",
	updated: "In force since {{date}}",
	intro:
		"This page says how we use your personal data, under Vietnam’s Law on Personal Data Protection 91/2025/QH15 and Decree 356/2025/NĐ-CP. The data controller and processor is {{brandLegalName}}, tax code {{brandTaxCode}}, which runs {{brand}}; address {{brandAddress}}, email {{brandEmail}}, phone {{brandPhone}}.",
	contents: "On this page",
	collected: {
		id: "thu-thap",
		heading: "What we collect, what for, and for how long",
		caption: "What each form collects",
		columns: ["Form", "Data", "What for", "Basis", "Kept for"],
		rows: {
			trial: {
				label: "Trial",
				cells: [
					"Calling back and opening the account; sending information and offers",
					"Your consent",
					"{{leadKeptYears}} years from the day you send it",
				],
			},
			demo: {
				label: "Demo",
				cells: [
					"Calling back and preparing the demo; sending information and offers",
					"Your consent",
					"{{demoRequestKeptYears}} years from the day you send it",
				],
			},
			contact: {
				label: "Contact",
				cells: [
					"Answering you, no advertising",
					"Your own request",
					"{{contactMessageKeptYears}} year from the day you send it",
				],
			},
		},
	},
	sections: [
		{
			id: "dong-y",
			heading: "What you agree to when you tick the box",
			paragraphs: [
				"The box in the trial and demo forms says: “I agree to the terms of use, and that {{brand}} calls me back and sends me information and offers by email and phone.” Besides the terms of use, that means two things:",
			],
			items: [
				"Calling back: to confirm, to open the trial account or to fix the time of the demo that you asked for. If you no longer want it, withdraw the request.",
				"Information and offers: about new features, prices and offers of {{brand}}. You can withdraw this at any time; a request that is waiting is still answered.",
			],
		},
		{
			id: "kem-theo",
			heading: "What is recorded along with it",
			paragraphs: [
				"With each form the system records when it was sent, the language of the page, the first page you opened, the page that led you here, the campaign parameters in the address (utm) and the plan you chose. It tells us how people find us.",
				"With trial and demo requests it also records your consent: which wording, for what, and when you ticked the box. The box is never ticked beforehand.",
				"When you talk with our sales staff, they write down your name, company, email, phone and needs. That record is kept while we advise you and work together; one that was deleted is kept for {{deletedInquiryKeptDays}} more days, in case that was a mistake, and is then gone.",
				"Your network address (IP) is used only against mass sending and password guessing. We store only a one-way hash of it, never the address itself, and delete it within {{rateLimitKeptDays}} day. Only where staff log in, an audit log keeps the first part of the network address, which does not tell whose device it was, for {{auditLineKeptDays}} days. What looks like spam is kept apart for {{suspectedSpamKeptDays}} days. Copies of emails we send are kept for {{sentMailKeptDays}} days.",
			],
			items: [],
		},
		{
			id: "khong-lam",
			heading: "What we do not do",
			paragraphs: [],
			items: [
				"We do not sell or rent out your data.",
				"We use no third-party tracking or advertising tools on this site.",
				"We do not ask for card numbers when you register for a trial.",
			],
		},
		{
			id: "ai-xem",
			heading: "Who sees it",
			paragraphs: [
				"Sales staff and administrators of {{brand}}, as far as their work requires. Our hosting and email providers process data on our behalf, under contract and only as we instruct. Competent state authorities see it where the law requires.",
				"To prepare a proposal, staff may paste your company’s name, industry, size and needs into a third-party artificial intelligence (AI) tool. First the system takes out all email addresses and phone numbers, and the names of the contact person and of our staff in charge: whole, in part, or the given name alone, as in “chị Hà”. Names of other people whom the text mentions, and a name that is written in another way, remain; the company keeps its name, unless your full name is part of it. A member of staff may choose to send these along, and each time that is recorded.",
				"If data has to be stored or processed outside Vietnam, we file the transfer impact assessment that the law requires.",
				"The chat window, if there is one, belongs to another provider. Its software is loaded only when you click the chat button.",
			],
			items: [],
		},
		{
			id: "cookie",
			heading: "Cookies and browser storage",
			paragraphs: ["This site stores only the following on your device:"],
			items: [
				"language (cookie): the language you chose. The browser also keeps it in local storage, under the same name.",
				"visit (in the browser’s session storage, not a cookie): the first page you opened, the page that led you here and the plan you chose. It is sent only along with a form, and is gone when you close the tab.",
				"typed (also in session storage): what you were typing, only while you change the language. The next page deletes it as soon as it has it.",
				"sent (cookie, or __Host-sent): keeps for an hour what the page after a form shows you again, such as your name, email and phone number, so that none of it stands in the page’s address.",
				"flash (cookie, or __Host-flash): keeps for a minute at most the sentence that the next page says after you press a button on your request’s own page, such as “Saved”.",
				"portalLanguage (cookie): the language in which staff of {{brand}} use the portal. Visitors do not have it.",
				"session (cookie, or __Host-session): keeps staff of {{brand}} logged in. Visitors do not have it.",
				"device (cookie, or __Host-device): remembers for a year that a member of staff has logged in with this browser, so that strangers who guess passwords cannot lock them out.",
				"link (cookie, or __Host-link): keeps the code of a one-time link for 30 minutes, when staff reset a password or confirm an email address.",
			],
		},
		{
			id: "quyen",
			heading: "Your rights",
			paragraphs: ["Over your own data you have the right to:"],
			items: [
				"Know what we do with it.",
				"Agree, refuse, and withdraw your consent.",
				"See it, correct it or have it corrected.",
				"Ask for a copy, for deletion, for restriction, or object to its use.",
				"Complain, denounce, sue and claim damages as the law provides.",
				"Ask us or the authorities to protect your data.",
			],
		},
		{
			id: "cach-lam",
			heading: "How to use your rights",
			paragraphs: [
				"Each request sent on this site has a page of its own, opened by the link in the confirmation email. There you see what you sent and agreed to, correct phone or email, withdraw your consent or the request, or erase everything. The system does it at once, without asking anybody.",
				"For anything else, write to {{brandEmail}} from the address you used, or call {{brandPhone}}. We ask a few questions to be sure it is you, and then do it. It is free.",
			],
			items: [
				"First reply: within {{privacyReplyDays}} working days.",
				"Seeing, correcting, a copy: within {{privacyAccessDays}} days.",
				"Withdrawing consent, restriction, objection: within {{privacyWithdrawalDays}} days.",
				"Deletion: within {{privacyErasureDays}} days. We delete every request, message, sales record and copy of an email with your address.",
			],
		},
		{
			id: "rut-lai",
			heading: "When you withdraw your consent",
			paragraphs: [
				"We stop sending you information and offers, by email and by phone. What was done before is not affected; a request that is waiting is still answered, unless you withdraw it, too. A trial that is running goes on to the end of its {{trialDays}} days, if you like.",
			],
			items: [],
		},
		{
			id: "bao-ve",
			heading: "How we protect your data",
			paragraphs: [
				"Only staff with an account can enter the system; sales representatives see only requests that nobody has taken yet and their own records, administrators see all. Data is backed up every day and each backup is kept for {{backupKeptDays}} days, so what was deleted stays in backups for {{backupKeptDays}} days at most and is then gone.",
				"If data leaks in a way that may harm you, we tell the authorities and you, as the law requires.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "When this policy changes",
			paragraphs: [
				"The new text is published here with the day from which it applies. If the purposes change, we ask for your consent again first.",
			],
			items: [],
		},
	],
};
