import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Voorraadkaart, partijen en locaties",
	text: "Geef elk vak een code, volg partijen en houdbaarheid, en lees op de voorraadkaart wanneer elke doos kwam of ging en door wie.",
	audience: "Magazijnbeheerders, magazijnmedewerkers",
	ready: [
		"Een plattegrond: rij, stelling, laag",
		"Gedrukte labels per vak",
		"Uw regels voor partijen en houdbaarheid",
	],
	steps: [
		{
			do: "Noem vakken zoals u ze uitspreekt: A-03-2 is rij A, stelling 3, laag 2. Druk de labels af en plak ze op.",
			see: "De vakken staan per rij; lege vallen op.",
		},
		{
			do: "Ontvangen: scan het artikel, vul partij en houdbaarheid in, scan het vak.",
			see: "De kaart krijgt een regel: datum, nummer, partij, vak, aantal, saldo.",
		},
		{
			do: "Uitgeven: open de uitgiftebon op uw telefoon.",
			see: "U wordt naar het vak gestuurd waarvan de partij het eerst verloopt.",
		},
		{
			do: "Verplaatsen: scan het oude vak, scan het nieuwe, vul het aantal in.",
			see: "De voorraad blijft gelijk; de kaart legt het vast.",
		},
		{
			do: "Open de voorraadkaart van een artikel en kies een periode.",
			see: "Begin, elke beweging, eind. Klik op een regel voor de bon.",
		},
	],
	mistake: {
		what: "In de haast gaan goederen zonder scan in een ander vak, en morgen vindt niemand ze.",
		remedy: "Zet ze in een vak “WACHT” tot u kunt scannen. Aan het eind van de dienst is dat leeg.",
	},
} satisfies GuideText;
