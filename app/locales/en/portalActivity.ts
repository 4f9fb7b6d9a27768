import type { Vi } from "../vi/index.ts";

const portalActivity: Vi["portalActivity"] = {
	title: "Activity",
	heading: "Activity: {{name}}",
	filters: { label: "Filter the activity", person: "Whose", from: "From", to: "To" },
	days: { label: "Which days", today: "Today", yesterday: "Yesterday", week: "The last 7 days" },
	counts: {
		reached: "customers reached: {{count}}",
		notReached: "calls without an answer: {{count}}",
		inquiries: "new inquiries: {{count}}",
		demos: "demos booked: {{count}}",
		demosGiven: "demos given: {{count}}",
		noShows: "demos without the customer: {{count}}",
		quotations: "quotations: {{count}}",
		won: "won: {{count}}",
		lost: "lost: {{count}}",
	},
	columns: { at: "When", what: "What", record: "Customer" },
	gone: "Deleted since, or somebody else's",
	empty: "Nothing was logged on these days.",
	audit: "What the audit log says of them",
};

export default portalActivity;
