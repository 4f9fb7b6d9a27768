import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Debiteuren en crediteuren",
	text: "Zie wie wat schuldig is en hoelang, geef elke klant een kredietlimiet, herinner klanten op tijd en druk een saldo-overzicht af.",
	audience: "Boekhouders, verkoopleiders",
	ready: ["De betaaltermijn per klant", "Wie bij de klant het overzicht krijgt, met e-mailadres"],
	steps: [
		{
			do: "Open “Debiteuren” of “Crediteuren” in Financiën.",
			see: "Eén regel per klant: totaal, nog niet vervallen, en 30, 60, 90 dagen te laat.",
		},
		{
			do: "Open een klant, vul betaaltermijn en kredietlimiet in en klik op “Opslaan”.",
			see: "Vanaf de volgende order volgt de vervaldatum uit de factuurdatum.",
		},
		{
			do: "Filter op “Vervalt deze week” en wijs elke regel aan iemand toe.",
			see: "Die ziet het op de eigen lijst, met het telefoonnummer.",
		},
		{
			do: "Vul na het gesprek in wanneer de klant belooft te betalen.",
			see: "Op die dag staat de klant weer bovenaan.",
		},
		{
			do: "Klik op “Overzicht afdrukken” en kies de periode.",
			see: "U ziet elke factuur en betaling, en de rest in cijfers en woorden.",
		},
		{
			do: "Crediteuren: filter wat bijna vervalt en stuur het ter goedkeuring.",
			see: "De kasstroom van volgende week houdt er rekening mee.",
		},
	],
	mistake: {
		what: "U kijkt alleen naar totalen, en niemand ziet dat een trouwe betaler steeds één oude factuur overslaat.",
		remedy: "Kijk naar ouderdom. Vink bij elke betaling de factuur aan waarvoor die bedoeld is.",
	},
} satisfies GuideText;
