export default {
	label: "Hoofdmenu",
	pages: {
		home: "Startpagina",
		features: "Functies",
		pricing: "Prijzen",
		about: "Over ons",
		demo: "Demo boeken",
		trial: "Gratis proberen",
		contact: "Contact",
		faq: "Veelgestelde vragen",
		docs: "Handleiding",
		privacy: "Privacybeleid",
		terms: "Gebruiksvoorwaarden",
	},
	staff: "Inloggen medewerkers",
	trial: "Gratis proberen",
	trialShort: "Proberen",
};
