import type { Vi } from "../vi/index.ts";

const ownTrial: Vi["ownTrial"] = {
	state: {
		running:
			"Your trial account was opened on {{from}} and is yours until the end of {{day}}. Then it closes by itself, and nothing is charged; there is nothing you need to do.",
		over: "Your trial ended on {{day}}, and nothing was charged. What you entered is kept until the end of {{until}}. To keep using it, call {{brandPhone}} by then.",
		cancelled:
			"Your trial was stopped on {{day}}, and nothing was charged. Your data is kept until the end of {{until}} and then deleted. If you change your mind by then, call {{brandPhone}}.",
		plan: "You have been on a paid plan since {{day}}, with all you entered during the trial. If you need anything, call {{brandPhone}}.",
		deleted:
			"Your trial ended on {{day}}, and nothing was charged. Its data was deleted on {{date}}. To try again, call {{brandPhone}}.",
		notOpened:
			"This request is closed, and we have no note of a trial account for it. If you are using the trial, or would still like one, call {{brandPhone}}.",
	},
	cancel: {
		running: {
			heading: "Stop the trial",
			hint: "You can stop at any time, free of charge. You do not have to say why.",
			link: "Stop the trial",
			question: "Stop the trial?",
			warning:
				"The account is closed, nothing is charged, and we send no more emails about the trial. Your data is kept until the end of {{until}} and then deleted.",
			confirm: "Stop the trial",
			cancel: "Keep going",
		},
		over: {
			heading: "Emails about the trial",
			hint: "We send a reminder before your data is deleted. If you do not want it, say so here.",
			link: "Stop the emails",
			question: "Stop the emails about the trial?",
			warning:
				"We send no more reminders. Your data is still kept until the end of {{until}} and then deleted.",
			confirm: "Stop the emails",
			cancel: "Keep them",
		},
	},
	cancelled: "Your trial is stopped. We send no more emails about it.",
	mails: {
		trialOpened: {
			subject: "Your trial account is open until {{day}}",
			text: [
				"Your trial account was opened today. It is yours for {{trialDays}} days, until the end of {{day}}; no card needed.",
				"The link for choosing a password is in the invitation email. If you cannot find it, look in your spam folder or call {{brandPhone}}.",
				"A good way to begin is a real task: import your Excel list of items, then create one sales order. If you get stuck, call, and we go through it with you on the phone.",
				"If you buy nothing within {{trialDays}} days, the account closes by itself, and nothing is charged.",
			],
		},
		trialReminder: {
			subject: "Two days of your trial left, until {{day}}",
			text: [
				"Your trial runs until the end of {{day}}: two more days.",
				"We will call to hear what works for you, what does not, and which plan would fit your company. To move to a paid plan, just tell us: everything you have entered stays where it is.",
				"If it is not for you, there is nothing to do: the account closes by itself, and nothing is charged.",
			],
		},
		trialOver: {
			subject: "Trial over, your data is kept until {{until}}",
			text: [
				"Your trial ended on {{day}}. The account is closed, and nothing is charged.",
				"What you entered is kept until the end of {{until}}. To keep using it, call {{brandPhone}} or reply to this email by then.",
				"Thank you for the time you gave {{brand}}.",
			],
		},
		trialDataReminder: {
			subject: "Your trial data is deleted after {{until}}",
			text: [
				"What you entered during your trial is kept until the end of {{until}}. After that it is deleted and cannot be brought back.",
				"To keep it, or to go on using it, call {{brandPhone}} or reply to this email by then. If you no longer need it, there is nothing to do. This is our last email about the trial.",
			],
		},
	},
	foot: {
		running: [
			"To stop before the end, reply to this email or call {{brandPhone}}. You do not have to say why.",
			"See where it stands, or stop the trial yourself:\n{{link}}",
		],
		over: ["See where it stands, or stop the emails about the trial:\n{{link}}"],
	},
};

export default ownTrial;
