import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Een verkoopfactuur maken",
	text: "Maak een factuur van wat geleverd is, controleer tarief en belastingnummer vóór het boeken, en verbeter wat fout ging.",
	audience: "Facturatie, fiscale administratie",
	ready: [
		"Een order waarvan de goederen de deur uit zijn",
		"Naam, belastingnummer en adres zoals de klant is geregistreerd",
	],
	steps: [
		{
			do: "Open Verkoop en filter op “Geleverd, niet gefactureerd”.",
			see: "Eén regel per levering: factureer op het moment van levering.",
		},
		{
			do: "Kies een levering en klik op “Factuur maken”.",
			see: "Het concept heeft artikelen, aantallen, prijzen en btw-tarieven.",
		},
		{
			do: "Controleer naam, belastingnummer en het tarief van elke regel.",
			see: "Onderaan staan netto, btw en totaal, ook in woorden.",
		},
		{
			do: "Klik op “Boeken”.",
			see: "Debet 131, credit 511 en credit 3331 staan in de boeken. De factuur heeft nog geen nummer: dat komt bij het uitreiken.",
		},
		{
			do: "Klik op “Uitreiken”, uiterlijk de werkdag na de factuurdatum.",
			see: "De factuur gaat naar uw aanbieder van e-facturen en komt terug met nummer en, bij een factuur met code, de code van de belastingdienst. Is er geen koppeling, reik de factuur dan op hun site uit en vul hier het nummer in.",
		},
		{
			do: "Verstuur per e-mail of druk af.",
			see: "Datum en ontvanger worden bij de factuur bewaard.",
		},
		{
			do: "Bedrag, tarief, belastingnummer of goederen fout? Leg de fout schriftelijk vast met de koper. Open dan de factuur en klik op “Corrigeren” of “Vervangen”. Een kassafactuur kunt u alleen vervangen.",
			see: "Het origineel blijft; de nieuwe factuur is eraan gekoppeld. Een volgende fout herstelt u op dezelfde manier. Een particulier hoeft u alleen in te lichten.",
		},
		{
			do: "Alleen naam of adres fout en het belastingnummer goed? Licht de koper in en meld het de belastingdienst met formulier 04/SS-HĐĐT.",
			see: "Een nieuwe factuur is niet nodig.",
		},
	],
	mistake: {
		what: "Een foute factuur wordt gewist en opnieuw gemaakt, en de nummering heeft een gat.",
		remedy:
			"Een uitgereikte factuur wist u nooit: corrigeer of vervang die, volgens decreet 254/2026/NĐ-CP en Circulaire 91/2026/TT-BTC, van kracht sinds 1 juli 2026.",
	},
} satisfies GuideText;
