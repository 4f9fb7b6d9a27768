import type { Vi } from "../vi/index.ts";

const ownTrial: Vi["ownTrial"] = {
	state: {
		running:
			"Your trial account was opened on {{from}} and is yours through {{day}}. Then it closes by itself, free of charge; there is nothing you need to do.",
		over: "Your trial ended on {{day}}, free of charge. What you entered is kept through {{until}}. To go on with it, call {{brandPhone}} by then.",
		cancelled:
			"Your trial was stopped on {{day}}, free of charge. Your data are kept through {{until}} and then deleted. If you change your mind by then, call {{brandPhone}}.",
		plan: "You have been on a paid plan since {{day}}, with all you entered during the trial. If you need anything, call {{brandPhone}}.",
		deleted:
			"Your trial was stopped on {{day}}, free of charge, and its data were deleted on {{date}}. To try again, call {{brandPhone}}.",
		notOpened:
			"This request is closed, and we have no note of a trial account for it. If you are trying the product, or would still like to, call {{brandPhone}}.",
	},
	cancel: {
		heading: "Stop the trial",
		hint: "You can stop at any time, free of charge. You need not say why.",
		link: "Stop the trial",
		question: "Stop the trial?",
		warning:
			"The account is closed, nothing is charged, and we send no more mail about the trial. Your data are kept through {{until}} and then deleted.",
		confirm: "Stop the trial",
		cancel: "Keep going",
		done: "Your trial is stopped. We send no more mail about it.",
	},
	mails: {
		trialOpened: {
			subject: "{{brand}}: your trial account is open through {{day}}",
			text: [
				"Your trial account was opened today. It is yours for {{trialDays}} days, through {{day}}; no card needed.",
				"A good way to begin is a real task: import your Excel list of items, then write one sales order. If you get stuck, or do not know how to log in, call {{brandPhone}} and we go through it with you on the phone.",
				"If you buy nothing within {{trialDays}} days, the account closes by itself, free of charge.",
			],
		},
		trialReminder: {
			subject: "{{brand}}: two days of your trial left, through {{day}}",
			text: [
				"Your trial runs through {{day}}, two more days.",
				"We will call to hear what works for you, what does not, and which plan would fit your company. To go on with a plan, just tell us: all you have entered stays where it is.",
				"If it is not for you, there is nothing to do: the account closes by itself, free of charge.",
			],
		},
		trialOver: {
			subject: "{{brand}}: your trial has ended, your data are kept through {{until}}",
			text: [
				"Your trial ended on {{day}}. The account is closed, and nothing is charged.",
				"What you entered is kept through {{until}}. To go on with it, call {{brandPhone}} or reply to this email by then.",
				"Thank you for the time you gave {{brand}}.",
			],
		},
		trialDataReminder: {
			subject: "{{brand}}: your trial data will be deleted after {{until}}",
			text: [
				"What you entered during your trial is kept through {{until}}. After that it is deleted and cannot be brought back.",
				"To keep it, or to go on with it, call {{brandPhone}} or reply to this email by then. If you no longer need it, there is nothing to do. This is our last mail about the trial.",
			],
		},
	},
	stop: "To stop, reply to this email or call {{brandPhone}}. You need not say why.",
	link: "See how it stands, or stop the trial yourself:\n{{link}}",
};

export default ownTrial;
