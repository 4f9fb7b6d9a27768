export default {
	title: "Try {{brand}} free for {{trialDays}} days, no card needed",
	description:
		"Try {{brand}} free for {{trialDays}} days. No card, cancel whenever you like. Your account is ready within {{setupHours}} hours of our call.",
	heading: "{{trialDays}} days free, no card needed",
	intro:
		"Fill in the form. Within {{replyHours}} hours we call you to confirm; your account opens within {{setupHours}} hours of that call.",
	benefits: {
		heading: "What you get in {{trialDays}} days",
		items: [
			"No card, no charge",
			"Set up for you: just open a browser or your phone",
			"Someone to ask, in Vietnamese, {{supportHours}}",
			"Stop whenever you like: press a button, or call",
		],
	},
	days: {
		heading: "One thing to try each day",
		label: "Day {{day}}",
		items: [
			"Bring in items and customers from Excel",
			"Take your first order from start to finish",
			"Invoice that order",
			"Match the bank statement",
			"Close a month as a test",
			"Decide: carry on, or take your data out",
		],
	},
	form: {
		heading: "Start your trial",
		plan: "Plan you are interested in: {{plan}}",
		submit: "Try it free for {{trialDays}} days",
	},
	success: {
		heading: "We have your request",
		intro: "Thank you, {{name}}. Three things happen next:",
		steps: [
			{
				title: "A confirmation email",
				isMail: true,
				text: "It usually reaches {{email}} within minutes. If you do not see it, please check your spam folder; either way we have your request.",
			},
			{
				title: "A call to confirm the details",
				text: "{{brandPerson}} or a colleague will call {{phone}} {{deadline}} and ask a few questions.",
			},
			{
				title: "Your {{trialDays}}-day trial account",
				text: "Open within {{setupHours}} hours of the call; an invitation by email lets you choose a password. Meanwhile, have Excel files of your items and customers ready.",
			},
		],
		own: "See or change your request",
		again: "Register another company",
		home: "Back to home",
	},
	faq: {
		heading: "Before you try",
		items: [
			{
				question: "What happens after {{trialDays}} days?",
				answer:
					"If you are happy, choose a plan that fits and carry on. If not, the account closes by itself, at no charge; there is nothing you need to do.",
			},
			{
				question: "How do I stop before the end?",
				answer:
					"Press “Stop the trial” on your own page (the link is in our emails), or call {{brandPhone}}. Any day will do, and you do not have to say why.",
			},
			{
				question: "Will I lose the data I entered?",
				answer:
					"After the trial ends we keep your data for {{trialDataKeptDays}} more days before deleting it, so that you have time to decide.",
			},
			{
				question: "We have no IT staff. Can we still try?",
				answer:
					"Yes. We set the account up for you. The software runs on the web and on phones; there is no server to buy.",
			},
		],
	},
};
