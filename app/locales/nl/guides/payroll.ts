import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Salarissen en loonstroken",
	text: "Neem de vastgezette urenstaat, bereken toeslagen, premies en inkomstenbelasting, laat goedkeuren en stuur ieder de eigen strook.",
	audience: "Salarisadministrateurs, personeelszaken",
	ready: [
		"De vastgezette urenstaat",
		"Salarissen, premiegrondslagen, afhankelijke gezinsleden",
		"Bonussen, inhoudingen en voorschotten",
	],
	steps: [
		{
			do: "Open Salarissen, klik op “Nieuwe salarisrun” en kies de maand.",
			see: "Eén regel per persoon, met dagen uit de urenstaat.",
		},
		{
			do: "Voer in of upload wat deze maand bijzonder is: bonus, overuren, voorschot.",
			see: "Het bruto verandert mee.",
		},
		{
			do: "Klik op “Berekenen”.",
			see: "Premies, belasting en netto zijn er. Klik op een bedrag en u ziet de berekening.",
		},
		{
			do: "Klik op “Vergelijken met vorige maand”.",
			see: "De grootste verschillen staan vooraan. Lees die goed.",
		},
		{
			do: "Laat de directeur goedkeuren en klik op “Boeken”.",
			see: "Lonen en afdrachten staan in de boeken.",
		},
		{
			do: "Exporteer de betaallijst, betaal en klik op “Loonstroken versturen”.",
			see: "Ieder opent alleen de eigen strook op de telefoon.",
		},
	],
	mistake: {
		what: "De salarissen worden berekend voordat de urenstaat vaststaat, en dan nog twee, drie keer.",
		remedy:
			"Eerst vastzetten. Verandert een wettelijk tarief, dan werken wij het bij; probeer het eerst met één persoon.",
	},
} satisfies GuideText;
