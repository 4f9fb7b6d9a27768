import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Exportorders",
	text: "Van contract in vreemde valuta tot alle documenten: één keer invoeren, paklijst en handelsfactuur nemen de cijfers over.",
	audience: "Exportafdeling, exportadministratie",
	ready: ["Het contract: leveringsconditie, valuta, datum", "Engelse artikelnamen, gewichten, verpakking"],
	steps: [
		{
			do: "Open Exportorders, klik op “Nieuwe order”, kies klant, valuta en leveringsconditie.",
			see: "U ziet twee bedragen: vreemde valuta en VND.",
		},
		{
			do: "Voeg artikelen, aantallen, prijzen en leverdatum toe.",
			see: "U ziet of de voorraad volstaat of er moet worden geproduceerd.",
		},
		{
			do: "Verdeel de goederen over colli en containers.",
			see: "Netto- en brutogewicht en volume worden opgeteld.",
		},
		{
			do: "Klik op “Documenten maken” en kies paklijst en handelsfactuur.",
			see: "Beide zijn in het Engels, met de cijfers van de order. Een afdruk vervangt de e-factuur niet.",
		},
		{
			do: "Vink aan wat u hebt: cognossement, aangifte, certificaat van oorsprong.",
			see: "De order meldt wat ontbreekt, daarna “Documenten compleet”.",
		},
		{
			do: "Komt het geld binnen, boek het dan tegen de bankkoers van die dag.",
			see: "De vordering is weg en het koersverschil is geboekt.",
		},
	],
	mistake: {
		what: "Bij het laden wordt op de paklijst een aantal gewijzigd en de factuur klopt niet meer.",
		remedy: "Wijzig de order en maak de documenten opnieuw. Dan staat overal hetzelfde.",
	},
} satisfies GuideText;
