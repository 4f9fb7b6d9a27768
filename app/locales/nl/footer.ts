export default {
	tagline:
		"Bedrijfssoftware op het web en op de telefoon, voor bedrijven met {{smallestCompany}}\u2011{{largestCompany}} medewerkers.",
	quickLinks: "Snel naar",
	products: "Producten",
	support: "Hulp",
	contact: "Contact",
	address: "Kantoor",
	phone: "Telefoon",
	email: "E-mail",
	hours: "Openingstijden",
	openingHours: "Maandag tot en met vrijdag, {{officeMorning}} en {{officeAfternoon}} (Vietnam)",
	company: "{{brandLegalName}}. Belastingnummer {{brandTaxCode}}.",
	copyright: "© {{year}} {{brand}}",
};
