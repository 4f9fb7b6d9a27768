import type { Vi } from "../vi/index.ts";

const portalAdmission: Vi["portalAdmission"] = {
	closed: {
		title: "Sign up",
		heading: "Accounts come by invitation",
		text: "Nobody signs up for this portal. If you need an account, ask an administrator to invite you by email.",
		login: "Already have an account? Log in",
		home: "Back to the website",
	},
	waiting: {
		title: "Waiting for approval",
		confirmation: {
			heading: "Please confirm your email",
			text: "We have sent a link to {{email}}. Open the message, follow the link and press “Confirm”.",
		},
		approval: {
			heading: "Your account waits for approval",
			text: "An administrator will look at it. Once it is approved, we write to {{email}} and the portal is open to you.",
		},
		kept: "An account that nobody approves within {{waitingAccountKeptDays}} days is deleted.",
		resend: "Send the link again",
		notices: {
			sent: "The link is sent again. Nothing after a few minutes? Look in the spam folder.",
			tooMany: "It was sent several times. Look in the spam folder, or try again in an hour.",
		},
		again: "See whether it is approved",
		logout: "Log out",
	},
	people: {
		heading: "Waiting for approval",
		intro: "These people signed up by themselves. They see nothing yet.",
		columns: { name: "Name", email: "Email", since: "Signed up", state: "State", action: "Action" },
		states: { confirmation: "Email not confirmed", approval: "Waits for approval" },
		approve: "Approve",
		approveWhom: "Approve: {{name}}, {{email}}",
		refuse: "Refuse",
		refuseWhom: "Refuse: {{name}}, {{email}}",
		notices: {
			approved: "Approved. They are told by email.",
			refused: "Refused, and the account is deleted. They are told by email.",
			gone: "This account does not wait any more: someone else has decided.",
			tooMany: "You have changed very much in a short time. Please try again in a minute.",
		},
	},
	refusal: {
		title: "Refuse",
		heading: "Refuse this person?",
		text: "The account is deleted, and they are told by email. They may sign up again later.",
		confirm: "Refuse",
		cancel: "Back",
	},
	mail: {
		approved: {
			subject: "{{brand}}: your account is approved",
			text: [
				"Hello,",
				"Your account for the sales portal is approved. You can log in now.",
				"{{link}}",
				"Kind regards,\n{{brand}}",
			],
		},
		refused: {
			subject: "{{brand}}: your account is not approved",
			text: [
				"Hello,",
				"The sign-up for the sales portal with this email address was not approved, and the account is deleted. If this is a mistake, ask your firm's administrator.",
				"Kind regards,\n{{brand}}",
			],
		},
	},
};

export default portalAdmission;
