import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Getting help quickly",
	text: "Who to call, when, and what to say so that you are understood at once. One screenshot often halves the call.",
	audience: "Everyone",
	ready: ["The number of the voucher or the code you are stuck on", "A screenshot of the whole screen"],
	steps: [
		{
			do: "Note what you were doing: which screen, what you pressed, what you expected.",
			see: "You have three sentences to read out.",
		},
		{
			do: "Take a screenshot of the whole screen, with the error message.",
			see: "It shows the screen’s name, the voucher and the time.",
		},
		{
			do: "If a whole department is stuck, call {{brandPhone}}. If it can wait, write to {{brandEmail}}.",
			see: "Support answers {{supportHours}}, in Vietnamese. In office hours somebody replies within {{supportReplyMinutes}} minutes.",
		},
		{
			do: "Follow the steps together and try again before you hang up.",
			see: "It works during the call, or you know when it will.",
		},
		{
			do: "Ask how to avoid it next time and write it down for your department.",
			see: "The next person can solve it alone.",
		},
	],
	mistake: {
		what: "You write “the software is broken” and wait.",
		remedy:
			"Send the voucher number and the screenshot in your first message. Never send a password: we never ask for one.",
	},
} satisfies GuideText;
