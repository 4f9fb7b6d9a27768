import type { Vi } from "../vi/index.ts";

const portalCustomers: Vi["portalCustomers"] = {
	search: {
		title: "Find a customer",
		heading: "Find a customer",
		titleOf: "Search for “{{text}}”",
		intro:
			"A name, company, e-mail address or the last digits of a phone number: in leads and inquiries, open or closed.",
		submit: "Search",
		clear: "Find another customer",
		none: "No customer matches. Try fewer letters, or only the last digits of the phone number.",
		open: "open",
		closed: "closed",
		nobody: "unassigned",
		colleague: "a colleague",
		inquiry: "Inquiry",
		others: "{{owner}} looks after it",
	},
};

export default portalCustomers;
