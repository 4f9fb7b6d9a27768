import type { Vi } from "../vi/index.ts";

const demoMails: Vi["demoMails"] = {
	choose: "Kies zelf een tijd voor uw demo:\n{{link}}",
	calendar: "Demo van {{brand}}",
	booked: {
		subject: "Uw demo: {{time}} (Vietnam)",
		text: "Uw demo: {{time}} (Vietnamese tijd), {{demoMinutes}} minuten.\n\nWe bellen {{phone}} op dat moment en sturen een link om mee te kijken. Open de bijlage om de afspraak in uw agenda te zetten.",
	},
	moved: {
		subject: "Verplaatst: demo {{time}} (Vietnam)",
		text: "Uw demo is verplaatst van {{before}} naar {{time}} (Vietnamese tijd) en duurt {{demoMinutes}} minuten.\n\nWe bellen {{phone}} op het nieuwe tijdstip en sturen een link om mee te kijken. Open de bijlage om uw agenda bij te werken.",
	},
	givenUp: {
		subject: "Vervallen: demo {{time}} (Vietnam)",
		text: "De afspraak voor uw demo, {{time}} (Vietnamese tijd), is geannuleerd. Uw aanvraag blijft staan: kies een andere tijd of wacht op ons telefoontje.",
	},
	lapsed: {
		subject: "Verlopen: demo {{time}} (Vietnam)",
		text: "De link in onze e-mail is niet geopend. Daarom houden we {{time}} (Vietnamese tijd) niet langer voor uw demo vast. Uw aanvraag blijft staan: kies een andere tijd of wacht op ons telefoontje.",
	},
	cancelled: {
		subject: "Vervallen: demo {{time}} (Vietnam)",
		text: "Uw demo van {{time}} (Vietnamese tijd) gaat niet door, omdat uw aanvraag is afgesloten. Wilt u toch een demo, bel dan {{brandPhone}} of stuur een nieuwe aanvraag.",
	},
	reminder: {
		subject: "Herinnering: demo {{time}} (Vietnam)",
		text: "Een herinnering aan uw demo: {{time}} (Vietnamese tijd), {{demoMinutes}} minuten. We bellen {{phone}} en sturen een link om mee te kijken.\n\nNeem gerust iets mee waar u op vastloopt, en laat uw boekhouder of magazijnbeheerder meekijken.",
	},
	greeting: "Goedendag,",
	change: "Wijzigen of annuleren:\n{{link}}",
	held: "Open vóór {{until}} (Vietnamese tijd) de link hieronder om deze tijd te behouden. Daar kunt u de afspraak ook wijzigen of annuleren:\n{{link}}",
	again: "Een andere tijd kiezen:\n{{link}}",
	call: "Nog iets nodig? Bel {{brandPhone}} of beantwoord deze e-mail.",
	signature:
		"Met vriendelijke groet,\n{{brand}}\n{{brandLegalName}}, belastingnummer {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
};

export default demoMails;
