import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Productieorder en kostprijs",
	text: "Maak een productieorder van een verkooporder, geef materiaal uit, meld de productie, boek in en zie de kostprijs per partij.",
	audience: "Productieleiders, teamleiders, cost controllers",
	ready: ["Een geldige stuklijst", "Een verkooporder of weekplan", "Materiaal op voorraad"],
	steps: [
		{
			do: "Open de order en klik op “Productieorder maken”, of maak er een los in Productie.",
			see: "De order heeft een aantal, een datum en de materialen van de stuklijst.",
		},
		{
			do: "Klik op “Materiaal controleren”.",
			see: "Genoeg geeft een vinkje. Anders ziet u wat ontbreekt en hoeveel; één klik vraagt de inkoop aan.",
		},
		{
			do: "Klik op “Materiaal uitgeven”; het magazijn bevestigt.",
			see: "Het gaat van de voorraad af en telt bij deze order.",
		},
		{
			do: "Aan het eind van de dienst voert de teamleider goed en uitval in op de telefoon.",
			see: "De voortgang verandert meteen: 3.650 van 5.000 flessen, 73%.",
		},
		{
			do: "Klaar? Klik op “Product inboeken” en vul de partij in.",
			see: "Het ligt op voorraad en kan worden verkocht.",
		},
		{
			do: "Lever in wat over is en klik op “Order sluiten”.",
			see: "De kostprijs: materiaal, arbeid, overhead, naast de norm. Hij is voorlopig, tot aan het maandeinde de uitgiften en de overhead zijn doorgerekend.",
		},
	],
	mistake: {
		what: "De productie wordt eens per week ingevoerd en verkoop belooft de verkeerde dag.",
		remedy: "Meld elke dienst; het kost vijf minuten. Lever resten in vóór het sluiten.",
	},
} satisfies GuideText;
