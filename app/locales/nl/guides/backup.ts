import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Back-ups en gegevens exporteren",
	text: "Er wordt elke dag een back-up gemaakt; u hoeft niets te doen. Hier leest u hoe u exporteert, en hoe u terugkrijgt wat per ongeluk is gewist.",
	audience: "Eigenaren, hoofden boekhouding, beheerders",
	ready: ["Het recht om de gegevens te zien", "Is er iets gewist: naam, code en ongeveer wanneer"],
	steps: [
		{
			do: "Open de lijst of het rapport: artikelen, klanten, openstaande posten, grootboek.",
			see: "U ziet wat bij het gekozen filter hoort.",
		},
		{
			do: "Kies de periode en klik op “Exporteren naar Excel”.",
			see: "U krijgt precies de rijen die u ziet.",
		},
		{
			do: "Open het bestand en vergelijk het totaal met het scherm.",
			see: "Zijn beide gelijk, dan hebt u alles.",
		},
		{
			do: "Bewaar het waar alleen de juiste mensen erbij kunnen.",
			see: "U hebt een eigen kopie, naast de dagelijkse back-ups die {{backupKeptDays}} dagen worden bewaard.",
		},
		{
			do: "Iets per ongeluk gewist? Bel meteen {{brandPhone}} met de code en het tijdstip.",
			see: "Wij zoeken in de back-ups en zeggen u eerst wat terug te halen is.",
		},
		{
			do: "Stopt u ermee? Zeg het op tijd en exporteer alle lijsten, of laat ons dat doen.",
			see: "U houdt uw lijsten, boekstukken en boeken in Excel.",
		},
	],
	mistake: {
		what: "Dat er iets is gewist, wordt pas na meer dan een maand gemeld.",
		remedy:
			"Een back-up blijft {{backupKeptDays}} dagen bewaard. Bel zodra u iets mist en voer het niet opnieuw in.",
	},
} satisfies GuideText;
