import type { Vi } from "../vi/index.ts";

const docs: Vi["docs"] = {
	title: "Handleiding van {{brand}}, stap voor stap",
	description:
		"Zo werkt u met {{brand}}, stap voor stap: importeren uit Excel, rechten, verkoop, voorraad, een maand afsluiten, salarissen.",
	heading: "Handleiding",
	intro:
		"Elke handleiding één taak, stap voor stap: waar u klikt en wat u ziet. Komt u er niet uit, bel dan {{brandPhone}}.",
	search: {
		label: "Zoeken in handleidingen en vragen",
		hint: "Bijvoorbeeld: maand afsluiten",
		submit: "Zoeken",
		found: "{{count}} resultaten voor “{{query}}”",
		none: "Niets gevonden voor “{{query}}”",
		noneHelp: "Probeer een korter woord of vraag het ons: u hebt binnen {{replyHours}} uur antwoord.",
		contact: "Vraag het ons",
		clear: "Terug naar alle handleidingen",
		fromDocs: "Handleiding",
		fromFaq: "Vraag",
		popularLabel: "Vaak gezocht",
		popular: [
			"maand afsluiten",
			"importeren Excel",
			"wachtwoord vergeten",
			"rechten",
			"debiteuren",
			"voorraad tellen",
		],
		filler: "hoe, kan, moet, ik, we, wij, de, het, een, mijn, waar, wat, is, in",
		sameMeaning: [
			"terugbetaling, geld terug, restitutie",
			"kosten, prijs, hoeveel kost",
			"opzeggen, stoppen, beëindigen",
			"importeren, import, inlezen, overzetten",
			"voorraad, inventaris",
			"export, exporteren naar buitenland, vreemde valuta",
			"kassa, winkel, POS, afrekenen",
			"online, webshop, webwinkel",
			"afsluiten, maandafsluiting, maandeinde, boeken sluiten",
			"debiteuren, openstaande facturen, schuld, vorderingen",
			"stuklijst, BOM, recept",
			"loonstrook, salaris, salarissen, loon",
			"telefoon, mobiel, app",
			"back-up, backup, reservekopie",
			"rechten, rollen, toegang, bevoegdheden",
			"klant, klanten, CRM",
			"wachtwoord, inloggen, aanmelden",
			"verlof, vakantie, vrij",
			"exporteren naar Excel, gegevens downloaden, gegevens eruit",
			"hulp, ondersteuning, support",
		],
	},
	quickStart: {
		heading: "In vijf stappen op weg",
		items: [
			{
				title: "Vraag een proefaccount aan",
				text: "Vul uw bedrijf en contactpersoon in. Wij bellen om te bevestigen; binnen {{setupHours}} uur na dat gesprek staat uw account van {{trialDays}} dagen klaar.",
			},
			{
				title: "Stel uw bedrijf in",
				text: "Naam, belastingnummer, magazijnen, winkels en de dag waarop u begint te boeken.",
			},
			{
				title: "Lees uw gegevens in",
				text: "Upload uit Excel: artikelen, klanten, leveranciers, beginbalans. Geen tijd? Stuur ze op, dan lezen wij ze in.",
			},
			{
				title: "Nodig mensen uit",
				text: "Voeg iedereen toe en kies wie wat doet. Ieder ziet alleen de eigen schermen.",
			},
			{
				title: "Voer de eerste order in",
				text: "Maak de order, geef de goederen uit, factureer en ontvang de betaling. Open het rapport: de omzet staat erin.",
			},
		],
	},
	index: {
		heading: "Uitleg per taak",
		count: "{{count}} taken",
		groups: {
			setup: "Inrichten",
			money: "Boekhouding en financiën",
			sales: "Verkoop en klanten",
			goods: "Inkoop en magazijn",
			production: "Productie",
			staff: "Personeel en salarissen",
		},
	},
	guide: {
		title: "{{name}} | ERP-handleiding, {{brand}}",
		audience: "Voor",
		module: "Module",
		plan: { label: "Pakket", every: "In elk pakket", from: "Vanaf {{plan}}", only: "{{plan}}" },
		ready: "Houd bij de hand",
		steps: "Stappen",
		mistake: "Veelgemaakte fout",
		related: "Lees verder",
		help: {
			heading: "Loopt u vast bij een stap?",
			text: "Bel {{brandPhone}} of schrijf ons, met het nummer van de stap. Hulp in het Vietnamees, {{supportHours}}.",
		},
	},
	more: {
		heading: "Staat uw taak er niet bij?",
		text: "Bel {{brandPhone}} of stel ons uw vraag. Wilt u de stappen zelf doen? Open een proefaccount.",
	},
};

export default docs;
