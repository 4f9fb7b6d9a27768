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
	notices: {
		off: "Two-step login is off.",
		passkeyAdded: "The passkey is added. From now on you can log in with it.",
		passkeyRemoved: "The passkey is removed.",
	},
	passkeys: {
		heading: "Passkeys",
		intro:
			"Log in with your fingerprint, your face or the code that unlocks your device, without password and 6-digit code. No false website can steal a passkey.",
		columns: { name: "Name", added: "Added", lastUse: "Last used", action: "Action" },
		never: "Not yet",
		remove: "Remove",
		removeOf: "Remove {{name}}",
		add: "Add a passkey",
		full: "An account has {{count}} passkeys at most. Remove one to add another.",
		needs: "Passkeys need JavaScript and a browser that knows them. Codes of an app need neither.",
		unnamed: "My device",
	},
	addPasskey: {
		title: "Add a passkey",
		heading: "Add a passkey",
		intro:
			"Press the button, then confirm on your device with fingerprint, face or its code. Do this only on a device of your own: whoever can unlock it gets in.",
		name: "Name of the passkey",
		nameHint: "To tell it apart in the list, for example the device.",
		submit: "Add the passkey",
		asking: "Please confirm on your device.",
		cancelled: "You have not confirmed, so no passkey was added.",
		exists: "This device has a passkey of this account already.",
		notMade: "This browser could not make a passkey. Try again, or use another device.",
		errors: {
			passkeyRefused: "This passkey is not valid, or waited for more than five minutes. Please try again.",
			passkeysFull: "The account has as many passkeys as it can. Remove one first.",
		},
		cancel: "Do not add one",
	},
	removePasskey: {
		title: "Remove a passkey",
		heading: "Remove the passkey “{{name}}”?",
		intro:
			"From then on it does not log in any more. On the device, delete it in its password settings, too.",
		submit: "Remove the passkey",
		cancel: "Keep it",
	},
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
