import type { Vi } from "../vi/index.ts";

const notifications: Vi["portalNotifications"] = {
	title: "Reminders and demos",
	heading: "Reminders and demos",
	intro: "They are mailed to {{email}}, in Vietnamese.",
	notMailed:
		"This portal cannot send mail yet, so nothing comes. Your choice is kept until an administrator sets up mail.",
	digest: "Mail me what is due, every morning at 7:30",
	digestHint:
		"Visitors who are due or late, and the follow-ups of the day. Nothing comes on days off, or when nothing is due.",
	takesDemos: "I give demos",
	takesDemosHint:
		"Visitors choose the hour of their demo on the website. There is room for as many at a time as people give demos.",
	always:
		"When a visitor of yours is late, or somebody hands you one, you always get a mail at once. What became late in the night comes in the morning, in one mail with what is due.",
	submit: "Save",
	saved: "Saved.",
	failed: "We could not save this. Please try again.",
};

export default notifications;
