import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Stuklijst (BOM)",
	text: "Leg vast wat een product nodig heeft, hoeveel, en welke uitval normaal is. Dan kloppen uitgifte en kostprijs.",
	audience: "Productieleiders, technici, cost controllers",
	ready: [
		"Het recept dat de werkplaats gebruikt",
		"De echte uitval van de laatste maanden",
		"Materialen staan in uw lijsten",
	],
	steps: [
		{
			do: "Open Productie, kies het product en klik op “Nieuwe stuklijst”.",
			see: "Een lege tabel voor een vast aantal, bijvoorbeeld 1.000 flessen.",
		},
		{
			do: "Voeg elk materiaal toe: code, aantal, eenheid.",
			see: "Onderaan telt de verwachte kostprijs op.",
		},
		{
			do: "Vul per materiaal de toegestane uitval in.",
			see: "Het uit te geven aantal stijgt mee.",
		},
		{
			do: "Voeg vervangende materialen toe, als u die hebt.",
			see: "Is er te weinig, dan wordt de vervanger voorgesteld.",
		},
		{
			do: "Zet de bewerkingen op volgorde, met hun tijd.",
			see: "De tijd voor een partij wordt berekend.",
		},
		{
			do: "Laat de productieleider meelezen en klik op “Geldig vanaf”.",
			see: "Nieuwe productieorders gebruiken deze; lopende houden de oude.",
		},
	],
	mistake: {
		what: "Uitval staat voor het gemak op 0, dus vraagt de werkplaats steeds bij en klopt de kostprijs nooit.",
		remedy: "Neem de echte cijfers van drie maanden. Vergelijk na elke partij en stel bij.",
	},
} satisfies GuideText;
