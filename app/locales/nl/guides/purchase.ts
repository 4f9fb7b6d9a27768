import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Inkopen en ontvangen",
	text: "Van aanvraag tot goederen in het magazijn: wie vraagt, wie keurt goed, welke prijs, welke dag, en wat als er iets ontbreekt.",
	audience: "Inkoop, magazijn, wie uitgaven goedkeurt",
	ready: ["Leveranciers en artikelen staan in uw lijsten", "Tot welk bedrag ieder mag goedkeuren"],
	steps: [
		{
			do: "Open Inkoop, klik op “Inkoopaanvraag” en vul artikelen, aantallen en de gewenste dag in.",
			see: "Ernaast staan voorraad en laatste inkoop.",
		},
		{
			do: "Klik op “Goedkeuring vragen”.",
			see: "Het komt op de telefoon van wie goedkeurt, die akkoord geeft of met reden terugstuurt.",
		},
		{
			do: "Vul de aangeboden prijzen in, kies er een en klik op “Inkooporder maken”.",
			see: "De prijzen staan naast elkaar, met hoe vaak elke leverancier op tijd was.",
		},
		{
			do: "Stuur de order naar de leverancier.",
			see: "De beloofde dag staat erbij; is de levering te laat, dan kleurt de order oranje.",
		},
		{
			do: "Goederen binnen: het magazijn opent de order, klikt op “Ontvangen” en vult het getelde aantal in.",
			see: "De voorraad stijgt met wat er echt kwam. De rest blijft open.",
		},
		{
			do: "De boekhouding koppelt de factuur aan de ontvangst.",
			see: "Verschillen tussen order, ontvangst en factuur worden getoond. De schuld staat in de boeken.",
		},
	],
	mistake: {
		what: "U neemt de pakbon over zonder te tellen, en aan het eind van de maand ontbreekt er voorraad.",
		remedy:
			"Vul in wat u telde. Ontbreekt er iets, maak een foto en noteer het terwijl de vrachtwagen er nog staat.",
	},
} satisfies GuideText;
