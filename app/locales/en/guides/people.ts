import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Invite people and set permissions",
	text: "Add people by email, give each the screens their work needs, and lock an account when somebody leaves.",
	audience: "Owners, administrators",
	ready: [
		"A list of users with their work email",
		"What each of them does: sales, warehouse, accounts, approvals",
	],
	steps: [
		{
			do: "Open “Settings”, choose “Users”, press “Invite”.",
			see: "A form asks for name and email.",
		},
		{
			do: "Enter name and email, then choose what this person works on.",
			see: "The screens they will see are listed beside it.",
		},
		{
			do: "Look at approvals: who may approve purchases, payments and the closing of a month. Tick only those who are accountable.",
			see: "The ticked rights are listed in one line below the name.",
		},
		{
			do: "Press “Send invitation”.",
			see: "They get a link by email. The status is “Invited”, and “Active” once they log in.",
		},
		{
			do: "When somebody leaves, open their name and press “Lock account”.",
			see: "They are logged out at once. What they recorded stays.",
		},
		{
			do: "Hand their customers and open tasks to a colleague.",
			see: "The colleague finds every call, quote and promise.",
		},
	],
	mistake: {
		what: "A whole department shares one account, so nobody knows who entered what.",
		remedy: "One account each. If your plan has no places left, lock the accounts of people who left first.",
	},
} satisfies GuideText;
