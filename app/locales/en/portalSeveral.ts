import type { Vi } from "../vi/index.ts";

const portalSeveral: Vi["portalSeveral"] = {
	label: "With the chosen rows",
	hint: "Tick the rows that you mean, then press a button below.",
	chosen: "{{count}} chosen",
	all: "Whole page",
	none: "None",
	more: "More",
	moveTo: "Set to {{status}}",
	buttons: {
		take: "Take",
		"hand-over": "Hand over",
		export: "Export CSV",
		delete: "Delete",
	},
	failed: "That did not work. Please try again.",
	undo: "Undo",
	count: { inquiries: "{{count}} inquiries", requests: "{{count}} leads" },
	back: "Back to the list",
	done: {
		pending: "Set to Pending: {{count}}.",
		"in-progress": "Set to In progress: {{count}}.",
		completed: "Set to Completed: {{count}}.",
		undo: "Set back as before: {{count}}.",
		take: "Taken: {{count}}.",
		"hand-over": "Handed over to {{to}}: {{count}}.",
		delete: "Deleted: {{count}}.",
	},
	left: {
		missing: "Not in your list any more",
		notYours: "Not yours yet: take it first, then hand it over",
		taken: "Taken by somebody else",
		changed: "Changed by somebody else meanwhile: look again, then choose",
		closed: "Won or lost, left as they are",
		requestEnded: "Closed: open it again if there is more to do",
		tooManyWrites: "Not done, as you have saved too much within a minute: wait a minute, then go on",
		unfinished: "Not reached in time and still ticked: press again to go on",
		failed: "Not done: please try again",
	},
	remove: {
		title: "Delete inquiries",
		heading: "Delete {{what}}?",
		hint: "They can be restored for 30 days.",
		confirm: "Delete",
		restore: "Open the deleted ones",
	},
};

export default portalSeveral;
