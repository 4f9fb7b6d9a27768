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
			see: "De stukken gaan open en u verbetert ze daar.",
		},
		{
			do: "Sluit drie bedragen aan: kas, bank, openstaande posten.",
			see: "De details sluiten aan op het grootboek.",
		},
		{
			do: "Verwerk op volgorde: kostprijs van uitgiften, afschrijving, toerekening, reserveringen, dan kostprijs van productie en aftrek van voorbelasting.",
			see: "De boekingen van elke stap staan bij de niet geboekte stukken, zodat u ze kunt nalezen.",
		},
		{
			do: "Boek ze en klik op “Afsluitboekingen”.",
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
		what: "Een inkoopfactuur van vorige maand komt pas na het afsluiten binnen.",
		remedy:
			"Nog geen aangifte gedaan? Heropen de periode en boek de factuur alsnog. Al wel gedaan? Dan bepaalt het hoofd boekhouding in welke periode de factuur wordt geboekt.",
	},
} satisfies GuideText;
