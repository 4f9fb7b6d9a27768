import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Ontvangsten, betalingen en de bank",
	text: "Boek kas en bank op het moment zelf, gekoppeld aan een order of factuur, en sluit ze aan op het bankafschrift.",
	audience: "Kassiers, boekhouders",
	ready: ["Een goedgekeurd betaalverzoek", "Het bankafschrift in Excel"],
	steps: [
		{
			do: "Open Financiën, klik op “Ontvangst” of “Betaling” en kies kas of bankrekening. Betaal een inkoopfactuur vanaf 5 miljoen dong, inclusief btw, via de bank: anders is die btw niet aftrekbaar.",
			see: "Naast de naam staat het huidige saldo.",
		},
		{
			do: "Kies de klant of leverancier en vink de betaalde facturen aan.",
			see: "Het bedrag vult zichzelf in. Bij een deelbetaling past u het aan; de rest blijft open.",
		},
		{
			do: "Klik op “Boeken”.",
			see: "Het openstaande bedrag daalt, het saldo verandert en de boeking is gemaakt.",
		},
		{
			do: "Aan het eind van de dag telt de kassier de kas en vult het bedrag in.",
			see: "Klopt het, dan een vinkje. Zo niet, dan het verschil, dat u dezelfde dag zoekt.",
		},
		{
			do: "Open elke week “Bank afletteren” en upload het afschrift.",
			see: "Gelijke regels zijn gekoppeld, de andere staan apart.",
		},
		{
			do: "Verwerk de rest: bankkosten, rente, overboekingen zonder omschrijving.",
			see: "Het saldo in de boeken is gelijk aan dat op het afschrift.",
		},
	],
	mistake: {
		what: "Een klant betaalt zonder omschrijving en het bedrag blijft een maand hangen.",
		remedy:
			"Boek het meteen op overige schulden (338) en zoek op bedrag en datum. Weet u van wie het is, boek het dan over naar die klant en koppel de factuur.",
	},
} satisfies GuideText;
