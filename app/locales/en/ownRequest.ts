export default {
	headings: {
		trial: "Your trial request",
		demo: "Your demo request",
		contact: "Your message",
	},
	state: {
		waiting: {
			trial: "{{brandPerson}} or a colleague will call {{phone}} {{deadline}}.",
			demo: "{{brandPerson}} or a colleague will call {{phone}} {{deadline}} to agree on a day and time.",
			contact: "{{brandPerson}} or a colleague will answer at {{email}} {{deadline}}.",
		},
		late: "You should have heard from us {{deadline}}. We are sorry. Call {{brandPhone}} and we will see to it at once.",
		answered:
			"We first got in touch with you on {{time}} (Vietnam time). If anything is still open, call {{brandPhone}}.",
		withdrawn:
			"You have withdrawn this request, so nobody will contact you. If you change your mind, send a new one or call {{brandPhone}}.",
		inHand:
			"We are working on your request. If you need anything else, call {{brandPhone}} or write to {{brandEmail}}.",
		ended: "This request is done. If you need anything else, call {{brandPhone}} or write to {{brandEmail}}.",
	},
	owner: "Your contact: {{person}}",
	sent: { heading: "What you sent", time: "Sent on {{time}} (Vietnam time)" },
	mailRefused: "Our email to {{email}} came back: this address does not take mail. Please correct it below.",
	correct: {
		heading: "Correct your phone number or email",
		submit: "Save changes",
		failed: "We could not save that. Please try again later.",
	},
	consent: {
		heading: "Your consent",
		given: "You agreed on {{time}} (Vietnam time), to the wording of {{version}}:",
		withdrawn:
			"You withdrew your consent on {{time}} (Vietnam time). We no longer send you information or offers.",
		none: "We use this message only to answer you. We send no advertising.",
		hint: "If you withdraw it, we stop sending information and offers.",
		stays: "We still answer the request above.",
		submit: "Withdraw consent",
	},
	withdraw: {
		heading: "No longer needed?",
		hint: "Withdraw the request and nobody will contact you. You do not have to say why.",
		link: "Withdraw the request",
		question: "Withdraw this request?",
		warning:
			"Nobody will contact you then, and a demo you have booked is cancelled. A withdrawn request cannot be reopened; if you change your mind, send a new one.",
		confirm: "Withdraw the request",
		cancel: "Keep it",
	},
	erase: {
		heading: "Erase your details",
		hint: "Erase everything you sent with this request, at once.",
		link: "Erase this request",
		question: "Erase this request for good?",
		warning:
			"What you sent, our notes of contact and our copies of the emails are erased at once and cannot be brought back; this link stops working, too. In backups the data is gone after {{backupKeptDays}} days.",
		inquiry:
			"A sales record has been made from this request. Your contact is notified at once, and that record is erased within {{privacyErasureDays}} days.",
		confirm: "Erase for good",
		cancel: "Keep it",
	},
	erased: {
		heading: "Your request has been erased",
		text: "What you sent with this request is no longer in our system. If somebody was in charge of it, they have been told to erase their own records, too.",
	},
	dead: {
		heading: "This link no longer works",
		text: "Have you corrected your email address? The new link is in our email to the new address. If the request was erased, this page no longer exists.",
		next: "If you cannot find that email, call {{brandPhone}}.",
	},
	notices: {
		corrected: "Saved. We will use your new details.",
		consent: "Your consent is withdrawn.",
		withdrawn: "Your request is withdrawn.",
	},
	secret: "Anyone who has the address of this page can see it. Please keep it to yourself.",
	mail: "See your request, correct your phone number, withdraw it or erase it:\n{{link}}\nAnyone who has this link can see the request, so please keep it to yourself.",
};
