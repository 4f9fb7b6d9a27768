import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Voorraad tellen",
	text: "Verdeel het magazijn, tel met de telefoon, tel verschillen opnieuw en boek ze. Intussen verkoopt u gewoon door.",
	audience: "Magazijnbeheerders, voorraadadministratie",
	ready: [
		"Dag en tijd, bekend bij alle afdelingen",
		"Twee mensen per gebied: de een telt, de ander voert in",
		"Alle bonnen van de dag zijn ingevoerd",
	],
	steps: [
		{
			do: "Open Locaties en partijen, klik op “Nieuwe telling”, kies magazijn en gebied.",
			see: "De vakken staan klaar. Het boekaantal is verborgen, zodat niemand zich erdoor laat leiden.",
		},
		{
			do: "Wijs elk gebied aan twee mensen toe.",
			see: "Ieder paar ziet op de telefoon alleen het eigen gebied.",
		},
		{
			do: "Scan bij elk vak het vak en het artikel en vul het getelde aantal in.",
			see: "Het vak wordt “Geteld”; de voortgang staat in procenten.",
		},
		{
			do: "Klik op “Verschillen tonen”.",
			see: "Alleen regels die afwijken, de duurste eerst.",
		},
		{
			do: "Laat iemand anders die opnieuw tellen.",
			see: "De tweede telling staat naast de eerste en de boeken.",
		},
		{
			do: "Geef redenen op, laat ze goedkeuren en klik op “Verschillen boeken”.",
			see: "De voorraad klopt, de boeking staat erin en u kunt het verslag afdrukken.",
		},
	],
	mistake: {
		what: "Goederen zijn weg maar niet geboekt, en de telling meldt een tekort.",
		remedy: "Voer eerst alle bonnen in en zet wat op levering wacht apart.",
	},
} satisfies GuideText;
