import type { Vi } from "../vi/index.ts";

const portal: Vi["portal"] = {
	brand: "{{brand}} Sales Portal",
	nav: {
		label: "Portal",
		today: "Today",
		dashboard: "Inquiries",
		requests: "Leads",
		waiting: "{{count}} new",
		late: "{{count}} late",
		newInquiry: "New Inquiry",
		reports: "Reports",
		activity: "Activity",
		deleted: "Deleted",
		staff: "Staff",
		audit: "Audit log",
		search: { label: "Find a customer", hint: "Name, company, last digits" },
		menu: "Menu",
		logout: "Log out",
		skip: "Skip to content",
	},
	/** For administrators, about settings of the firm that still have example values. */
	exampleFirm:
		"Visitors are shown the details of an example firm. Before the site is opened, set: {{settings}}.",
	home: "Back to the inquiries",
	errorPages: {
		code: "When you report this, add this code:",
		again: {
			text: "What you just sent is still in this page. Wait a few minutes and send it again; only passwords and codes have to be typed once more.",
			submit: "Send again",
		},
		400: {
			heading: "That could not be read",
			text: "Your browser sent something the portal does not understand. Nothing was changed.",
			next: "Open the page again and repeat the step.",
		},
		403: {
			heading: "Your account cannot open this page",
			text: "Some pages are for administrators only.",
			next: "If you need what is here, ask an administrator.",
		},
		404: {
			heading: "This page does not exist",
			text: "The address may be mistyped, what was here has been deleted, or a colleague looks after it.",
			next: "Go back to the inquiries and look from there.",
		},
		413: {
			heading: "That is too long to save",
			text: "The form is larger than the portal accepts.",
			next: "Go back, shorten the text and save again.",
		},
		429: {
			heading: "That was too much in a short time",
			text: "This account has asked too often for colleagues' customers, or sent too many forms after it was logged out. This time nothing was answered or kept.",
			next: "Wait a minute and repeat the step, logging in again if asked to. If it still fails, try tomorrow.",
		},
		500: {
			heading: "Something went wrong on our side",
			text: "The error has been recorded. You did nothing wrong.",
			next: "Try again in a few minutes.",
		},
		503: {
			heading: "The portal is briefly unavailable",
			text: "It cannot reach its database right now. What was saved is safe.",
			next: "Reload the page in a few minutes.",
		},
	},
	list: {
		any: "All",
		apply: "Apply",
		clear: "Clear all filters",
		found: "{{count}} found",
		foundMore: "More than {{count}} found",
		bounded:
			"Too many match this: only the latest few thousand were looked at. To find an older one, add a rarer word or the last digits of the phone number.",
		personHint: "Name or email",
		whichPerson: "Several people match. Choose one, or type more of the name.",
		exportCsv: "Export CSV",
		pages: "Pages",
		previous: "Previous page",
		next: "Next page",
	},
	clipboard: {
		copy: "Copy",
		copied: "Copied",
		refused: "The browser did not allow copying. Select the text and copy it yourself.",
	},
	otherLanguage: "Tiếng Việt",
	roles: {
		admin: "Administrator",
		sales: "Sales Representative",
		adminBadge: "ADMIN - See All Inquiries",
	},
	failures: {
		loadOne: "Failed to load this inquiry. Please try again.",
		update: "Failed to update the inquiry. Please try again.",
		delete: "Failed to delete the inquiry. Please try again.",
		offline: "Failed to get document because the client is offline.",
		retry: "Try again",
	},
	loading: { inquiries: "Loading inquiries...", page: "Loading..." },
	kept: {
		offered: "What you sent at {{time}} was not stored.",
		use: "Use it",
		discard: "Discard it",
		restored: "This is what you had typed before. It is not submitted yet.",
		startAgain: "Start with an empty form",
		unsent: "What you typed here has not been sent.",
		goOn: "Keep typing",
	},
	form: {
		proof: {
			label: "Your password",
			hint: "So that it is certain that this is you. With two-step login the 6-digit code will do, too. You are not asked again for 10 minutes.",
		},
		optional: "optional",
		sending: "Sending...",
		errorSummary: "Please check the following",
		errors: {
			changed: "Someone changed this inquiry meanwhile. It is shown as it is now; please choose again.",
			missing: "This inquiry does not exist any more, or a colleague looks after it.",
			nothingChosen: "No row is chosen. Please tick at least one.",
			notAllowed: "You cannot change this account.",
			requestEnded:
				"This lead has just been closed, or is an inquiry already. What you typed still stands below: copy it into that inquiry, or open the lead again and save.",
			requestGone:
				"This lead is not in your list any more: the visitor may have erased it, or somebody else has taken it. What you typed still stands below for you to copy.",
			trialChanged:
				"The trial has just been changed, or the day will not do. Look at how it stands now, then choose again.",
			personUnknown: "Choose somebody whose account is in use",
			sameAddress: "Both have the same e-mail address, so they are always one customer.",
			tooManyAddresses: "This customer has too many e-mail addresses already to add more.",
			changedMeanwhile:
				"Someone else changed this, too. Nothing is saved yet: compare with what is stored now, then save again.",
			deletedMeanwhile:
				"This inquiry was deleted while you were editing. What you typed still stands below: copy what you need, or restore the inquiry under “Deleted” and save again.",
			valueUnclear: "This amount is not clear. Type it like 245 million, 1.2 billion or 245,000,000",
			dayOfCompleted:
				"This inquiry is completed, so it has no next day. Reopen it first, or choose “No day”.",
			dayInvalid: "Please enter a valid date",
			dayPast: "This day has passed. Please choose today or a later day.",
			required: "This field is required",
			tooLong: "Please shorten this to {{max}} characters or fewer",
			wholeNumber: "Please enter a whole number ({{max}})",
			hourTaken: "Somebody has just booked this time. Please choose another",
			contactMissing: "An e-mail address or a whole phone number is needed",
			numberCut: "Excel has shortened this number. Format the column as text and copy it again",
			nothingToImport: "No customers were found. Copy the headings with the rows below them and paste again.",
			tooManyLines: "At most {{max}} rows at a time. Split the sheet and import one part after the other.",
			choiceInvalid: "Please choose one of the options",
			emailRequired: "Please enter an email address",
			emailInvalid: "Invalid email address.",
			emailTaken: "This email is already registered. Please log in instead.",
			signUpClosed: "Accounts come by invitation. Please ask an administrator to invite you by email.",
			emailWaits: "Somebody with this email has signed up and waits for approval.",
			emailInvited: "This email is invited already. If nothing has come, send it again from the list.",
			emailHasAccount: "This email has an account already.",
			passwordRequired: "Please enter a password",
			passwordTooShort: "Password must be at least 6 characters",
			passwordWeak: "Password is too weak. Use at least 6 characters.",
			passwordListed:
				"Everybody who guesses passwords tries this one first. Choose a short sentence instead.",
			passwordPersonal:
				"This password is too close to your name, your email or the company's name. Choose a short sentence instead.",
			confirmPasswordRequired: "Please enter the password again",
			passwordMismatch: "Passwords do not match",
			usersTooMany: "No plan has room for that many users: this firm needs an offer of its own.",
			loginFailed: "Failed to log in. Please check your credentials.",
			fullNameRequired: "Please enter your full name",
			tooManyTries:
				"Failed to log in. Please check your credentials. Too many tries: wait 10 minutes, or choose a new password.",
			passwordWrong: "This is not your current password",
			tooManyWrites:
				"You have saved very much in a short time. This was not saved; please try again in a minute.",
			tooManyForms: "Too many forms were sent from your network. Please try again in 10 minutes.",
			codeRequired: "Please enter the code",
			codeWrong: "This code is wrong, or was used already. Please try again.",
			codeTries: "Too many codes. Please wait an hour, or ask an administrator.",
			proofRequired: "Please enter your password, or a 6-digit code",
			proofWrong: "This password or code is wrong. Please try again.",
			proofTries: "Too many tries. Please wait a while, then try again.",
			passwordTries: "Too many tries. Please wait 10 minutes.",
		},
	},
};

export default portal;
