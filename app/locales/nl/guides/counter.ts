import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Verkopen aan de kassa",
	text: "Open een dienst, scan, reken af, neem retouren aan en tel de kassa aan het eind, zodat die klopt met de software.",
	audience: "Kassamedewerkers, winkelmanagers",
	ready: ["Artikelen met een streepjescode of korte code", "Het getelde wisselgeld"],
	steps: [
		{
			do: "Open Winkel en kassa (POS), kies de winkel, vul het wisselgeld in en klik op “Dienst openen”.",
			see: "Het verkoopscherm opent, met uw naam en de tijd.",
		},
		{
			do: "Scan elk artikel of typ een paar letters.",
			see: "Het staat op de bon, met prijs en winkelvoorraad.",
		},
		{
			do: "Kies contant, overboeking of kaart en vul in wat de klant geeft.",
			see: "U ziet het wisselgeld.",
		},
		{
			do: "Klik op “Afrekenen”.",
			see: "De bon wordt afgedrukt en de voorraad daalt meteen, ook voor andere winkels. De bon vervangt geen factuur.",
		},
		{
			do: "Retour? Zoek de bon, klik op “Retour” en kies het artikel.",
			see: "Terugbetaling en goederen staan op één bon.",
		},
		{
			do: "Tel aan het eind de kassa, vul het bedrag in en klik op “Dienst sluiten”.",
			see: "Verwacht, geteld en verschil naast elkaar, ook voor de winkelmanager.",
		},
	],
	mistake: {
		what: "Twee mensen delen een dienst en niemand weet van wie het verschil is.",
		remedy: "Sluit de dienst bij elke wissel. Twee minuten tellen scheelt een middag zoeken.",
	},
} satisfies GuideText;
