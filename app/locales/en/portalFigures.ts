import type { Vi } from "../vi/index.ts";

const portalFigures: Vi["portalFigures"] = {
	title: "Reports: leads",
	intro: "The latest twelve weeks, as of {{time}}.",
	notYet: "The figures are being counted. Reload the page in a minute.",
	empty: "No leads came from the website in the latest twelve weeks.",
	figures: {
		total: "Leads",
		inTime: "Answered in time",
		median: "Median reply",
		p90: "90% within",
		inquiries: "Became inquiries",
		mailRefused: "Cannot take mail",
	},
	inTimeHint:
		"In time: first answered by when the visitor was promised an answer. The share is of leads that are answered or past that time.",
	spanHint:
		"Half and 90% of the answered visitors had their first answer within that time of sending, nights and days off included.",
	listHint:
		"Follow a figure to the leads that it counts. Sources, campaigns and pages: the twenty largest of each.",
	byWeek: "Leads by week",
	answersByWeek: "Answers by week",
	weekTable: "Figures by week",
	total: "Total",
	week: "Week of",
	divisions: {
		kind: { heading: "By type", head: "Type" },
		source: { heading: "By source", head: "Source" },
		campaign: { heading: "By campaign", head: "Campaign" },
		landingPage: { heading: "By landing page", head: "Page" },
		language: { heading: "By language", head: "Language" },
	},
};

export default portalFigures;
