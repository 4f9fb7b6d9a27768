import type { Vi } from "../vi/index.ts";

const portalToday: Vi["portalToday"] = {
	title: "Today",
	heading: "Today, {{day}}",
	intro: "After a call, press “Log” in its row: a task leaves the list once it has another day or is done.",
	empty: "Nothing is left to do today.",
	toLeads: "See the leads",
	groups: {
		lateRequests: "Late leads",
		overdueInquiries: "Overdue inquiries",
		demos: "Demos today",
		trials: "Trials to call or to open",
		requestsToday: "Leads due today",
		inquiriesToday: "Inquiries due today",
		unassigned: "Unassigned leads",
		quiet: "Inquiries without contact for long",
	},
	lateSince: "late since {{time}}",
	dueBy: "due {{time}}",
	agreedOn: "agreed for {{time}}",
	trialDays: {
		eighth: "eighth day of the trial",
		last: "last day of the trial",
		unopened: "trial account not opened yet",
	},
	triesInVain: "no answer ({{count}}), last tried {{ago}}",
	since: "last contact {{ago}}",
	never: "never contacted, created {{ago}}",
	log: "Log",
	close: "Close",
	more: "There are more: they appear as these are done.",
	onDashboard: "Yours that are late: {{count}}. Unassigned leads: {{requests}}.",
	team: "The whole team:",
	teamRequests: "{{count}} late leads",
	teamInquiries: "{{count}} overdue inquiries",
	colleaguesLate: "Late leads of colleagues: {{others}}.",
	open: "See what is due today",
};

export default portalToday;
