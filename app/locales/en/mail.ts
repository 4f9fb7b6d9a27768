export default {
	trial: {
		subject: "We will call you {{deadline}}",
		text: [
			"Hello,",
			"{{brand}} has received your request for a trial.",
			"Plan you are interested in: {{plan}}.",
			"What happens next:\n1. {{brandPerson}} or a colleague will call {{phone}} {{deadline}} to confirm your details.\n2. Within {{setupHours}} hours of that call your {{trialDays}}-day trial account is open, and an invitation by email lets you choose a password.\n3. You try it out. No card needed, and you can stop at any time. It helps to have Excel files of your items and customers ready.",
			"Is the phone number wrong, or would you like an earlier call? Call {{brandPhone}} or reply to this email.",
			"If you did not ask for a trial, please ignore this email, or tell us and we will delete the details.",
			"Kind regards,\n{{brand}}\n{{brandLegalName}}, tax code {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "Demo: we will call {{deadline}}",
		text: [
			"Hello,",
			"{{brand}} has received your request for a demo.",
			"{{brandPerson}} or a colleague will call {{phone}} {{deadline}} to agree on a day and time. The time you chose: {{preferredTime}}.",
			"The demo takes {{demoMinutes}} minutes, online, and is just for your company. If you can, bring along one task that gives you trouble, and we will work through it on screen.",
			"Need another time? Call {{brandPhone}} or reply to this email.",
			"If you did not book a demo, please ignore this email, or tell us and we will delete the details.",
			"Kind regards,\n{{brand}}\n{{brandLegalName}}, tax code {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "We will answer {{deadline}}",
		text: [
			"Hello,",
			"{{brand}} has received your message, and it is with the right person.",
			"{{brandPerson}} or a colleague will answer at this address {{deadline}}.",
			"Is it urgent? Call {{brandPhone}}. If there is something to add, just reply to this email.",
			"If you did not write to us, please ignore this email, or tell us and we will delete the details.",
			"Kind regards,\n{{brand}}\n{{brandLegalName}}, tax code {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	hello:
		"Hello {{name}}, this is {{rep}} from {{brand}}. Thank you for your request on our website. When would be a good time for a five-minute call?",
};
