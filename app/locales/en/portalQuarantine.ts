import type { Vi } from "../vi/index.ts";

const portalQuarantine: Vi["portalQuarantine"] = {
	title: "Suspected spam",
	heading: "Suspected spam",
	intro:
		"These forms look like spam. They are kept apart and erased after {{suspectedSpamKeptDays}} days. If one comes from a person, let it in: they get their confirmation, and the time to answer starts again.",
	empty: "No form looks like spam.",
	reasons: {
		trap: "Filled in a field that people do not see",
		haste: "Sent faster than anybody types",
		links: "Has links in its answers",
	},
	letIn: "Let in",
	discard: "Discard",
	notices: {
		letIn: "Let in: it is among the unassigned leads. A confirmation goes to the visitor.",
		discarded: "Discarded for good.",
		gone: "This form is no longer here: somebody has let it in or discarded it.",
	},
	question: {
		title: "Discard a form",
		heading: "Discard this form for good?",
		text: "It cannot be brought back.",
		confirm: "Discard for good",
		cancel: "Keep it",
	},
};

export default portalQuarantine;
