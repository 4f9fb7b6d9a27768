import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Rapporten voor de eigenaar",
	text: "Vijf cijfers voor elke ochtend, hoe u ze met vorige maand vergelijkt, en hoe u van een cijfer bij het stuk komt.",
	audience: "Eigenaren, directie",
	ready: ["Een account dat rapporten mag zien", "Telefoon of computer"],
	steps: [
		{
			do: "Open Rapporten en kies een periode.",
			see: "Omzet, brutomarge, kas en bank, achterstallige debiteuren en lage voorraad op één scherm.",
		},
		{
			do: "Klik op “Vergelijken met vorige periode”.",
			see: "Naast elk cijfer staat de verandering.",
		},
		{
			do: "Klik op een cijfer dat u verrast.",
			see: "Het wordt gesplitst naar klant, artikel of verkoper.",
		},
		{
			do: "Klik op een regel.",
			see: "U bent bij het stuk en ziet wie het wanneer maakte.",
		},
		{
			do: "Kies een ander van de {{reportTemplateCount}} sjablonen en geef een ster aan wat u vaak gebruikt.",
			see: "Die staan vooraan, ook op de telefoon.",
		},
		{
			do: "Klik voor een vergadering op “Exporteren naar Excel” of druk af.",
			see: "Er staat bij wanneer de cijfers zijn opgehaald.",
		},
	],
	mistake: {
		what: "De omzet is hoog en de kas leeg, dus rekent de software vast verkeerd.",
		remedy:
			"Omzet is wat verkocht is, niet wat betaald is. Leg “Achterstallige debiteuren” en “Kasstroom volgende week” naast elkaar.",
	},
} satisfies GuideText;
