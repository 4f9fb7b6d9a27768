import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Van offerte tot betaling",
	text: "Eén order van begin tot eind: offerte, order, levering, factuur, betaling. Eén keer invoeren; elke stap neemt de cijfers over.",
	audience: "Verkopers, verkoopleiders",
	ready: ["Klant en artikelen staan in uw lijsten", "Prijslijst en toegestane korting"],
	steps: [
		{
			do: "Open Verkoop, klik op “Nieuwe offerte”, kies klant en artikelen.",
			see: "Prijs, voorraad en openstaand saldo ziet u tijdens het typen.",
		},
		{
			do: "Klik op “Naar klant sturen”.",
			see: "De klant krijgt de offerte per e-mail en de status is “Verstuurd”.",
		},
		{
			do: "Akkoord? Open de offerte en klik op “Order maken”.",
			see: "De order heeft alle artikelen, prijzen en adressen. De goederen zijn gereserveerd.",
		},
		{
			do: "Boven de kredietlimiet of onder de laagste prijs? Klik op “Goedkeuring vragen”.",
			see: "Degene die goedkeurt, ziet het op de telefoon. Daarna is de order “Te leveren”.",
		},
		{
			do: "Het magazijn klikt op “Uitgeven”. Levert u in delen, pas dan elke keer het aantal aan.",
			see: "De voorraad daalt. Wat nog komt, blijft op de order staan.",
		},
		{
			do: "Klik op “Factuur maken” voor wat geleverd is, en daarna op “Boeken” en “Uitreiken”.",
			see: "Omzet, btw en vordering staan in de boeken. De factuur heeft een nummer.",
		},
		{
			do: "De klant betaalt: open de factuur en klik op “Betaling ontvangen”.",
			see: "De order is “Betaald”.",
		},
	],
	mistake: {
		what: "Er wordt een nieuwe order getypt in plaats van de offerte te gebruiken, en de prijs klopt niet met wat beloofd is.",
		remedy:
			"Klik altijd op “Order maken”. Wil de klant iets anders, pas dan de offerte aan en stuur die opnieuw.",
	},
} satisfies GuideText;
