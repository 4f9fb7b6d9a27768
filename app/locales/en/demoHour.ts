import type { Vi } from "../vi/index.ts";

const demoHour: Vi["demoHour"] = {
	title: "Choose a time for your demo",
	heading: "Choose a time for your demo",
	intro: "Each demo takes {{demoMinutes}} minutes. Times are in Vietnam.",
	later: "No need to choose now: we will call to arrange it.",
	booked: "Your demo: {{time}} (Vietnam time).",
	call: "We will call {{phone}} at that time and send you a link to view our screen.",
	first: "Before that we will call {{phone}} to confirm, {{deadline}}.",
	held: "To keep this time, open the link in our email to {{email}} by {{until}} (Vietnam time).",
	change: "Change or cancel the time",
	move: "Choose another time",
	hours: "Available times",
	morning: "Morning",
	afternoon: "Afternoon",
	submit: "Book this time",
	giveUp: "Cancel this time",
	full: "The next five working days are fully booked. We will call to find a time that suits you.",
	back: "Back to your request",
	errors: {
		hourRequired: "Please choose a time",
		hourTaken: "Somebody has just booked this time. Please choose another",
		openMailFirst:
			"Many times are on hold at the moment. Please open the link in our email first, then choose a time",
		requestEnded: "This request is closed, so a time can no longer be booked",
	},
	notices: {
		demoBooked: "Your demo is booked. An email with a calendar entry is on its way.",
		demoHeld: "This time is on hold for you. Open the link in our email to keep it.",
		demoGivenUp: "The time has been cancelled.",
	},
	failed: "We could not book that. Please try again later.",
};

export default demoHour;
