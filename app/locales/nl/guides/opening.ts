import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "De beginbalans invoeren",
	text: "Zet rekeningsaldi, openstaande posten en voorraad per uw startdatum in de boeken en controleer of debet gelijk is aan credit.",
	audience: "Hoofden boekhouding, boekhouders",
	ready: [
		"De afgesloten proefbalans van de vorige periode",
		"Openstaande posten per klant en leverancier",
		"Een telling op de startdatum",
	],
	steps: [
		{
			do: "Zijn alle lijsten ingelezen, open dan “Beginbalans” in Boekhouding.",
			see: "Bovenaan staat uw startdatum.",
		},
		{
			do: "Upload het saldo van elke rekening.",
			see: "Onder de tabel staan totaal debet, totaal credit en het verschil.",
		},
		{
			do: "Upload wat er per klant en leverancier openstaat, met nummer en datum van elke factuur.",
			see: "Het totaal staat naast het saldo van debiteuren en crediteuren.",
		},
		{
			do: "Upload de voorraad: artikel, magazijn, aantal, kostprijs.",
			see: "De waarde staat naast de voorraadrekeningen.",
		},
		{
			do: "Verbeter tot elk verschil 0 is.",
			see: "Elke regel die klopt, krijgt een groen vinkje.",
		},
		{
			do: "Druk de aansluiting af, laat de directeur tekenen en klik op “Beginbalans vastzetten”.",
			see: "De saldi staan vast; nieuwe stukken boekt u vanaf de startdatum.",
		},
	],
	mistake: {
		what: "Het totaal klopt met het grootboek, maar het bedrag van de ene klant staat bij de andere.",
		remedy: "Druk vóór het vastzetten de tien grootste klanten af en loop ze na met de verkoper.",
	},
} satisfies GuideText;
