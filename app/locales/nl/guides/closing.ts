import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Een maand afsluiten",
	text: "Wat u vooraf nakijkt, de afsluitboekingen, de periode vastzetten en weer openen als er een fout blijkt.",
	audience: "Hoofden boekhouding, boekhouders",
	ready: [
		"Bankafschriften van de hele maand",
		"Ontvangen inkoopfacturen",
		"De vastgestelde salarissen, en de telling als die er was",
	],
	steps: [
		{
			do: "Open Boekhouding, kies “Afsluiten” en kies de maand.",
			see: "Een lijst: wat klaar is heeft een vinkje, bij de rest staat hoeveel stukken er nog zijn.",
		},
		{
			do: "Open wat niet klaar is: niet geboekte stukken, leveringen zonder factuur, niet gekoppelde bankregels.",
			see: "De stukken openen en u verbetert ze daar.",
		},
		{
			do: "Sluit drie bedragen aan: kas, bank, openstaande posten.",
			see: "De details zijn gelijk aan het grootboek.",
		},
		{
			do: "Klik op “Afschrijven en toerekenen”.",
			see: "De boekingen staan klaar, nog niet geboekt, zodat u ze kunt nalezen.",
		},
		{
			do: "Lees ze en klik op “Afsluitboekingen”.",
			see: "Winst of verlies van de maand staat naast die van vorige maand.",
		},
		{
			do: "Klik op “Periode vastzetten”.",
			see: "Niemand kan in die maand nog iets wijzigen of toevoegen.",
		},
		{
			do: "Iets verbeteren? Het hoofd boekhouding klikt op “Periode heropenen” en geeft een reden.",
			see: "Wie, wanneer en waarom wordt bewaard. Zet de maand daarna weer vast.",
		},
	],
	mistake: {
		what: "Een inkoopfactuur van vorige maand komt na het afsluiten.",
		remedy:
			"Nog geen aangifte gedaan? Heropen en voeg toe. Al wel gedaan? Dan bepaalt het hoofd boekhouding in welke periode de factuur wordt geboekt.",
	},
} satisfies GuideText;
