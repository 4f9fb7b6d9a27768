import type { Vi } from "../vi/index.ts";

const portalCustomers: Vi["portalCustomers"] = {
	search: {
		title: "Find a customer",
		heading: "Find a customer",
		titleOf: "Search for “{{text}}”",
		intro:
			"A name, company, e-mail address or the last digits of a phone number: in leads and inquiries, open or closed. Representatives find a colleague's customer only by the whole e-mail address or number, and the audit log says so.",
		submit: "Search",
		clear: "Find another customer",
		none: "No customer matches. Try fewer letters, or only the last digits of the phone number.",
		cut: "More customers match, with older records. To find them, type the full name, an e-mail address or more digits.",
		open: "open",
		closed: "closed",
		nobody: "unassigned",
		colleague: "a colleague",
		others: "{{owner}} looks after it",
	},
	same: {
		title: "Belongs together",
		heading: "Other records of {{name}}",
		intro:
			"Does the customer have another e-mail address, number or name? Find that record and press “Belongs together”. Said once, all staff see one page.",
		submit: "Belongs together",
		here: "on this customer's page",
		back: "Back to the customer",
	},
	customer: {
		title: "{{name}}",
		whole: "See everything about this customer",
		open: "Open",
		closed: "Closed",
		others: "With colleagues",
		othersOne: "{{owner}} looks after one since {{day}} ({{what}})",
		colleague: "A colleague",
		nobody: "unassigned",
		followUp: "Next contact on {{day}}",
		came: "came on {{day}}",
		mailed: "Mailed: {{mail}}",
		otherWays: "Other ways to reach them",
		same: "Add another record of this customer",
		other: "Not this customer",
		joinedBy: "{{owner}} said on {{day}} that these belong together",
		joined: "Noted: they belong together. From now on everybody sees them on one page.",
		parted:
			"Noted: this is another customer, who is not on this page. If that was wrong, find them by “Add another record of this customer”.",
		nothingOpen: "Nothing is open. Open something again, or add an inquiry, to log more.",
		mails: {
			trial: "we have your trial request",
			demo: "we have your demo request",
			contact: "we have your message",
			demoBooked: "time of the demo",
			demoGivenUp: "time of the demo given up",
			demoCancelled: "demo cancelled",
			demoReminder: "reminder of the demo",
			trialOpened: "trial account open",
			trialReminder: "two days of the trial left",
			trialOver: "trial over",
			trialDataReminder: "trial data will be deleted",
		} as Record<string, string>,
	},
};

export default portalCustomers;
