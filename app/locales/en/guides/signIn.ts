import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Logging in, passwords and phones",
	text: "Set your first password, get back in when you forget it, log in on a phone, and what to do at once if a device is lost.",
	audience: "Everyone",
	ready: [
		"The email address with which you were invited",
		"Your phone, if you want to work away from your desk",
	],
	steps: [
		{
			do: "Open the invitation, follow the link and choose a password. Long and easy to remember beats short and complicated.",
			see: "You are in, and the main screen shows your part of the work.",
		},
		{
			do: "Forgot it? Press “Forgot password” on the login page and enter your email.",
			see: "You receive a link by email. If not, look in the spam folder.",
		},
		{
			do: "Follow the link and choose a new password.",
			see: "The old password no longer works.",
		},
		{
			do: "On a phone, open the login page and use the same email and password.",
			see: "The same data, laid out for a phone: approve orders, look up stock, read reports.",
		},
		{
			do: "Lost your phone? Ask the administrator to lock your account, then reset the password on another device.",
			see: "The lost device can no longer get in.",
		},
	],
	mistake: {
		what: "After several wrong tries you borrow a colleague’s account.",
		remedy:
			"“Forgot password” takes two minutes. If you cannot open your work email, have the administrator invite you at another address.",
	},
} satisfies GuideText;
