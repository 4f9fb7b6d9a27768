import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Importeren uit Excel",
	text: "Artikelen, klanten en leveranciers inlezen uit Excel: welke kolommen verplicht zijn, hoe u codes kiest en fouten verbetert.",
	audience: "Boekhouders, magazijnbeheerders, wie de invoering leidt",
	ready: [
		"Uw huidige lijsten in Excel, of een export uit uw oude software",
		"Een afspraak over artikelcodes tussen magazijn en boekhouding",
	],
	steps: [
		{
			do: "Open “Importeren uit Excel”, kies artikelen, klanten of leveranciers en klik op “Sjabloon downloaden”.",
			see: "U krijgt een bestand met kolomnamen. Verplichte kolommen zijn gekleurd.",
		},
		{
			do: "Kopieer uw gegevens erin. Eén code per rij, geen lege rijen, geen samengevoegde cellen.",
			see: "Er zijn evenveel codes als rijen, en geen code staat er twee keer in.",
		},
		{
			do: "Klik op “Uploaden” en kies het bestand.",
			see: "De voorvertoning toont goede en foute rijen, en bij elke fout de kolom.",
		},
		{
			do: "Verbeter de fouten in Excel en upload opnieuw.",
			see: "Er staan 0 fouten. Er is nog niets opgeslagen.",
		},
		{
			do: "Klik op “Importeren”.",
			see: "U ziet hoeveel er zijn toegevoegd. Zoek in de lijst een paar bekende op.",
		},
		{
			do: "Houd deze volgorde aan: artikelen, klanten, leveranciers en daarna pas de beginbalans.",
			see: "Elk saldo vindt zijn code en er blijft geen rij over.",
		},
	],
	mistake: {
		what: "Eén artikel heeft twee codes, omdat elke afdeling het anders schrijft: “DOP28” en “Dop 28”.",
		remedy:
			"Sorteer in Excel op naam en voeg dubbele samen. Liever niet? Stuur ons het bestand, dan doen we het samen.",
	},
} satisfies GuideText;
