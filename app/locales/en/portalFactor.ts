import type { Vi } from "../vi/index.ts";

const factor: Vi["portalFactor"] = {
	title: "Two-step login",
	heading: "Two-step login",
	intro:
		"Besides the password, logging in takes a 6-digit code that only your phone has. Whoever learns the password still does not get in.",
	must: "Your firm asks for two-step login. Turn it on, and the portal opens.",
	needs:
		"You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator or the like. They are free.",
	turnOn: "Turn on two-step login",
	failed: "This did not work. Please try again.",
	on: {
		since: "On since {{day}}.",
		left: "{{count}} recovery codes are left.",
		newCodes: "Make new recovery codes",
		turnOff: "Turn off two-step login",
		devices: "A stranger's device that is logged in stays so: have a look at “Devices”.",
	},
	turnedOff: "Two-step login is off.",
	setUp: {
		title: "Connect your authenticator app",
		heading: "Connect your authenticator app",
		intro: "Open the app, add an account, and scan this code.",
		qr: "QR code for the authenticator app",
		open: "Are you on that phone? Open it in the app",
		secret: "Cannot scan it? Type in this key:",
		code: "6-digit code that the app shows",
		submit: "Confirm and turn on",
		already: "Two-step login is on already.",
		back: "To two-step login",
	},
	codes: {
		title: "New recovery codes",
		heading: "Make new recovery codes",
		intro: "The codes that you have stop working at once.",
		submit: "Make 10 new codes",
	},
	off: {
		title: "Turn off two-step login",
		heading: "Turn off two-step login?",
		intro:
			"From then on, whoever knows the password gets in. Enter the code that the app shows now, or a recovery code.",
		must: "Your firm asks for two-step login: you have to turn it on again before you go on. This is for a change of phone.",
		code: "6-digit code, or a recovery code",
		submit: "Turn off",
		cancel: "Leave it on",
	},
	shown: {
		heading: "Keep these 10 recovery codes safe",
		text: "Two-step login is on. Without your phone, log in with one of these; each works once. They are shown this once: print this page, or copy them to a safe place.",
		label: "Recovery codes",
		copy: "Copy the codes",
		copied: "Copied.",
		done: "They are safe, go to the portal",
	},
	prove: {
		title: "Confirm that it is you",
		heading: "Confirm that it is you",
		intro: "Much data is at stake in this, so we ask again.",
		submit: "Continue",
		file: "Confirmed. The file is being downloaded.",
		download: "No file? Download it again",
		back: "Back to the list",
	},
};

export default factor;
