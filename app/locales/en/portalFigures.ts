import type { Vi } from "../vi/index.ts";

const portalFigures: Vi["portalFigures"] = {
	link: "Figures of web requests: answered in time, sources, campaigns",
	title: "Web request figures",
	heading: "Figures of web requests",
	intro: "The latest twelve weeks, as of {{time}}.",
	back: "Back to the board",
	notYet: "The figures are being counted. Reload the page in a minute.",
	empty: "No requests came from the website in the latest twelve weeks.",
	figures: {
		total: "Requests",
		inTime: "Answered in time",
		median: "Half within",
		p90: "90% within",
		inquiries: "Became inquiries",
		mailRefused: "Take no mail",
	},
	inTimeHint:
		"In time: first answered by when the visitor was promised an answer. The share is of requests that are answered or past that time.",
	spanHint:
		"Half and 90% of the answered visitors had their first answer within that time of sending, nights and days off included.",
	listHint:
		"Follow a figure to the requests that it counts. Sources, campaigns and pages: the twenty largest of each.",
	byWeek: "Requests by week",
	answersByWeek: "Answers by week",
	share: "Breakdown",
	total: "Total",
	week: "Week of",
	divisions: {
		kind: { heading: "By what they ask for", head: "Asks for" },
		source: { heading: "By source", head: "Source" },
		campaign: { heading: "By campaign", head: "Campaign" },
		landingPage: { heading: "By first page", head: "Page" },
		language: { heading: "By language", head: "Language" },
	},
};

export default portalFigures;
