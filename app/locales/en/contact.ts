export default {
	title: "Contact {{brand}}: call, write or leave a message",
	description:
		"Call {{brandPhone}}, write to {{brandEmail}} or leave a message. You get an answer within {{replyHours}} hours.",
	heading: "Talk to a person",
	intro: "A price, a how-to, a problem you cannot solve: just write. We answer within {{replyHours}} hours.",
	form: {
		heading: "Leave a message",
		submit: "Send message",
		notice: "We use these details only to answer you. See our",
		privacy: "Privacy policy",
	},
	office: {
		heading: "Our office",
		person: "Who to ask for",
		address: "Address",
		phone: "Phone",
		email: "Email",
		hours: "Office hours",
		openingHours: "Monday to Friday, {{officeMorning}} and {{officeAfternoon}} (Vietnam)",
		support: "Customers get support {{supportHours}}.",
		urgent: "Urgent? A call is fastest.",
	},
	success: {
		heading: "We have your message",
		intro: "Thank you, {{name}}. What happens next:",
		steps: [
			{ title: "We read it", text: "Your message goes to the right person." },
			{ title: "We answer", text: "{{brandPerson}} or a colleague will answer at {{email}}, {{deadline}}." },
			{ title: "If it is urgent", text: "Call {{brandPhone}}." },
		],
		own: "See or change your request",
		again: "Send another message",
		home: "Back to home",
	},
};
