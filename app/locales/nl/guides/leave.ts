import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Urenstaat en verlof",
	text: "Stel diensten in, vraag verlof aan op de telefoon, keur het daar goed en zet de urenstaat vast voor de salarissen.",
	audience: "Personeelszaken, teamleiders, iedereen",
	ready: ["Uw diensten en pauzes", "Verlofdagen per persoon"],
	steps: [
		{
			do: "Open Personeel, leg de diensten vast en rooster elke afdeling in.",
			see: "De week toont elke naam per dienst.",
		},
		{
			do: "Vul in hoeveel verlof ieder nog heeft.",
			see: "Iedereen ziet het eigen saldo op de telefoon.",
		},
		{
			do: "Een medewerker klikt op “Verlof aanvragen”, kiest dagen en soort.",
			see: "Vóór het versturen staat er wat overblijft.",
		},
		{
			do: "De teamleider opent het, ziet wie er die dag nog werkt en klikt op “Goedkeuren” of “Afwijzen”.",
			see: "De medewerker krijgt bericht en het verlof staat in de agenda.",
		},
		{
			do: "Open eind van de maand de urenstaat en filter op ontbrekende tijden.",
			see: "Bij elk gat staat wie het aanvult.",
		},
		{
			do: "Teamleiders bevestigen; personeelszaken klikt op “Urenstaat vastzetten”.",
			see: "Dagen, overuren en verlof gaan naar de salarissen. Wijzigen kan dan alleen na heropenen.",
		},
	],
	mistake: {
		what: "Verlof wordt per bericht geregeld, en aan het eind van de maand klopt niets.",
		remedy:
			"Alleen aanvragen in de software tellen. Was iemand onverwacht afwezig, dan volgt de aanvraag op de eerste werkdag daarna.",
	},
} satisfies GuideText;
