import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Klantdossiers en afspraken",
	text: "Leg elk gesprek in een minuut vast, plan de volgende stap en draag klanten over als iemand anders het overneemt.",
	audience: "Verkopers, klantenservice",
	ready: ["Uw klanten zijn ingelezen", "Een afspraak in het team: hoe vaak belt u een klant"],
	steps: [
		{
			do: "Open Klanten (CRM) en zoek de klant op naam of telefoonnummer.",
			see: "Eén pagina met contacten, offertes, orders, saldo en gesprekken.",
		},
		{
			do: "Klik na een gesprek op “Gesprek vastleggen” en schrijf een of twee regels: wat de klant wil, wat u beloofde.",
			see: "Het staat bovenaan, met naam en tijd.",
		},
		{
			do: "Klik op “Volgende stap” en kies een dag.",
			see: "Op die dag staat het op uw lijst “Vandaag”.",
		},
		{
			do: "Open elke ochtend “Vandaag” en werk van boven naar beneden.",
			see: "Wat klaar is, verdwijnt van de lijst.",
		},
		{
			do: "Neemt iemand anders het over? De leidinggevende kiest de klanten en klikt op “Overdragen”.",
			see: "De opvolger ziet alles. De vorige kan niets meer wijzigen.",
		},
	],
	mistake: {
		what: "Afspraken staan in een notitieboek of privéchat, en na een week vrij is een klant vergeten.",
		remedy: "Plan alleen in de software. Draag vóór uw vakantie tijdelijk over.",
	},
} satisfies GuideText;
