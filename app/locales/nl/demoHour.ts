import type { Vi } from "../vi/index.ts";

const demoHour: Vi["demoHour"] = {
	title: "Kies een tijd voor uw demo",
	heading: "Kies een tijd voor uw demo",
	intro: "Een demo duurt {{demoMinutes}} minuten; alles in Vietnamese tijd.",
	later: "U hoeft nu niet te kiezen: we bellen om iets af te spreken.",
	booked: "Uw demo: {{time}} (Vietnamese tijd).",
	call: "We bellen {{phone}} op dat moment en sturen een link om mee te kijken.",
	first: "Eerst bellen we {{phone}}, {{deadline}}, om te bevestigen.",
	held: "Open vóór {{until}} (Vietnamese tijd) de link in onze e-mail aan {{email}} om deze tijd te behouden.",
	change: "Afspraak wijzigen of annuleren",
	move: "Een andere tijd kiezen",
	hours: "Vrije tijden",
	morning: "Ochtend",
	afternoon: "Middag",
	submit: "Deze tijd boeken",
	giveUp: "Afspraak annuleren",
	full: "De komende vijf werkdagen zijn volgeboekt. We bellen om een tijd te vinden die u schikt.",
	back: "Terug naar uw aanvraag",
	errors: {
		hourRequired: "Kies een tijd",
		hourTaken: "Deze tijd is net door iemand anders geboekt. Kies een andere",
		openMailFirst:
			"Er zijn op dit moment veel tijden gereserveerd. Open eerst de link in onze e-mail en kies dan een tijd",
		requestEnded: "Deze aanvraag is afgesloten; er kan geen tijd meer worden geboekt",
	},
	notices: {
		demoBooked: "Uw demo is geboekt. Een e-mail met de afspraak voor uw agenda is onderweg.",
		demoHeld: "We houden deze tijd voorlopig voor u vrij. Open de link in onze e-mail om die te bevestigen.",
		demoGivenUp: "De afspraak is geannuleerd.",
	},
	failed: "Het boeken is niet gelukt. Probeer het later opnieuw.",
};

export default demoHour;
