import type { Vi } from "../vi/index.ts";

const demoMails: Vi["demoMails"] = {
	choose: "Choose the time of your demo yourself:\n{{link}}",
	calendar: "{{brand}} demo",
	booked: {
		subject: "Your demo: {{time}} (Vietnam)",
		text: "Your demo: {{time}} (Vietnam time), {{demoMinutes}} minutes.\n\nWe will call {{phone}} at that time and send you a link to view our screen. Open the attached file to add the demo to your calendar.",
	},
	moved: {
		subject: "Demo moved: {{time}} (Vietnam)",
		text: "Your demo has been moved from {{before}} to {{time}} (Vietnam time), {{demoMinutes}} minutes.\n\nWe will call {{phone}} at the new time and send you a link to view our screen. Open the attached file to update your calendar.",
	},
	givenUp: {
		subject: "Cancelled: demo {{time}} (Vietnam)",
		text: "The time of your demo, {{time}} (Vietnam time), has been cancelled. Your request stands: choose another time, or wait for our call.",
	},
	lapsed: {
		subject: "Not held: demo {{time}} (Vietnam)",
		text: "The link in our email was not opened, so we no longer hold {{time}} (Vietnam time) for your demo. Your request stands: choose another time, or wait for our call.",
	},
	cancelled: {
		subject: "Cancelled: demo {{time}} (Vietnam)",
		text: "Your demo, {{time}} (Vietnam time), has been cancelled because your request is closed. If you would like a demo after all, call {{brandPhone}} or send a new request.",
	},
	reminder: {
		subject: "Reminder: demo {{time}} (Vietnam)",
		text: "A reminder of your demo: {{time}} (Vietnam time), {{demoMinutes}} minutes. We will call {{phone}} and send you a link to view our screen.\n\nIf you can, bring a task you are stuck on, and ask your accountant or warehouse manager to join.",
	},
	greeting: "Hello,",
	change: "To change or cancel it:\n{{link}}",
	held: "To keep this time, open the link below by {{until}} (Vietnam time). You can also change or cancel it there:\n{{link}}",
	again: "To choose another time:\n{{link}}",
	call: "Anything else? Call {{brandPhone}} or reply to this email.",
	signature:
		"Kind regards,\n{{brand}}\n{{brandLegalName}}, tax code {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
};

export default demoMails;
