export default {
	label: "Main menu",
	pages: {
		home: "Home",
		features: "Features",
		pricing: "Pricing",
		about: "About us",
		demo: "Book a demo",
		trial: "Free trial",
		contact: "Contact",
		faq: "Questions",
		docs: "Guides",
		privacy: "Privacy policy",
		terms: "Terms of use",
	},
	staff: "Staff login",
	trial: "Free trial",
	trialShort: "Try it",
};
