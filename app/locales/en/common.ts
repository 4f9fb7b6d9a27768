export default {
	skip: "Skip to main content",
	home: "Back to home",
	menu: "Menu",
	close: "Close",
	breadcrumb: "You are here",
	optional: "optional",
	required: "required",
	sending: "Sending...",
	errorSummary: "Please check the following",
	failure: "Not sent yet",
	example: "Illustration",
	updated: "Updated {{date}}",
	actions: {
		trial: "Try it free for {{trialDays}} days",
		demo: "Book a demo",
		contact: "Talk to us",
		call: "Call {{brandPhone}}",
		pricing: "See prices",
		faq: "See all questions",
		retry: "Reload the page",
	},
	chat: {
		open: "Chat with us",
		note: "Click to open the chat. Only then does your browser load the chat provider’s software.",
	},
	errorPages: {
		code: "When you contact us, please give us this code:",
		again: {
			text: "What you just sent is still on this page. Wait a few minutes and send it again; there is no need to type it again.",
			submit: "Send again",
		},
		400: {
			heading: "We could not read that request",
			text: "Your browser sent something our system does not understand.",
			next: "Please open the page again and re-enter your details. If it still fails, call {{brandPhone}}.",
		},
		403: {
			heading: "You cannot open this page",
			text: "The request came from another site, or your account does not have access.",
			next: "Open the page again from the {{brand}} home page and try once more.",
		},
		404: {
			heading: "This page does not exist",
			text: "The address may be mistyped, or the page has moved.",
			next: "Go back to the home page, or call {{brandPhone}} and we will point you to the right place.",
		},
		405: {
			heading: "This page does not accept that action",
			text: "The page is for reading only, or a form was sent to the wrong address.",
			next: "Open the page again from the home page and try once more.",
		},
		413: {
			heading: "That is too long for one form",
			text: "Part of the form is larger than we can accept.",
			next: "Go back, shorten the text and send it again. You can send the rest to {{brandEmail}}.",
		},
		415: {
			heading: "We cannot accept that format",
			text: "The system only takes data sent from the forms on this site.",
			next: "Open the form on this site and send it again.",
		},
		429: {
			heading: "Your network has tried too many addresses",
			text: "To keep anyone from guessing other people’s private pages, we have paused requests from this network.",
			next: "Try again in 10 minutes. If it is urgent, call {{brandPhone}}.",
		},
		500: {
			heading: "Something went wrong on our side",
			text: "The error has been recorded. You did nothing wrong.",
			next: "Try again in a few minutes. If it is urgent, call {{brandPhone}} or write to {{brandEmail}}.",
		},
		503: {
			heading: "We are briefly unavailable",
			text: "The site cannot handle your request right now.",
			next: "Reload the page in a few minutes. If it is urgent, call {{brandPhone}} or write to {{brandEmail}}.",
		},
	},
};
