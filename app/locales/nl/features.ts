export default {
	title: "Boekhouding, voorraad, verkoop, lonen: {{moduleCount}} modules {{brand}}",
	description:
		"Boekhouding, voorraad, verkoop, CRM, inkoop, productie, personeel, salarissen, winkel, export: wat elke module doet, voor wie en hoe het eruitziet.",
	heading: "{{moduleCount}} modules, één administratie",
	intro:
		"Voer één order in: de voorraad gaat omlaag, de boeking is gemaakt, de directeur ziet de omzet. Niemand typt iets twee keer.",
	onHome: {
		heading: "{{moduleCount}} modules die meteen samenwerken",
		text: "Kies het pakket dat nu past en stap over als het bedrijf groeit. Uw gegevens blijven zoals ze zijn.",
		lines: {
			accounting: "Elke verkoop, inkoop en betaling boekt zichzelf",
			finance: "Geld en schulden op één scherm",
			reports: "Omzet, marge en voorraad, dag voor dag",
			sales: "Van offerte naar order naar factuur",
			crm: "Klanten blijven bij het bedrijf",
			pos: "Afrekenen en elke dienst afsluiten",
			ecommerce: "Onlineorders uit dezelfde voorraad",
			exportOrders: "Contract, verpakking, documenten",
			purchasing: "Prijzen vergelijken, goedkeuren, volgen",
			inventory: "Hoeveel er nog is en wat het waard is",
			warehouse: "Elke doos een vak, elke partij een datum",
			manufacturing: "Orders, bewerkingen en uitval per dienst",
			mrp: "Wat u moet kopen, en wanneer uiterlijk",
			hr: "Dossiers, werkdagen, vrije dagen",
			payroll: "Van urenstaat tot loonstrook",
		},
	},
	path: {
		sales: "Order DH-1192: 2.000 dozen",
		inventory: "2.000 dozen eraf, nog 6.400 over",
		accounting: "Boekstuk BH-0412: ₫\u00a051.840.000, geboekt",
		reports: "Omzet oktober: ₫\u00a048.000.000 erbij",
	},
	forWhom: "Voor",
	groups: {
		money: { name: "Boekhouding en financiën", text: "Een boekhouding die klopt, geld dat u ziet aankomen." },
		customers: { name: "Klanten en orders", text: "Van de eerste offerte tot de betaling." },
		goods: { name: "Goederen en voorraad", text: "Kopen wat nodig is, weten waar het ligt." },
		production: { name: "Productie", text: "Elke order, elke partij, elke kilo." },
		people: { name: "Personeel en salarissen", text: "Uren, verlof en loon, voor iedereen duidelijk." },
	},
	modules: {
		accounting: {
			name: "Boekhouding",
			text: "Verkopen, kopen, ontvangen, betalen: het staat meteen in de boeken. Aan het eind van de maand sluit u aan, maakt u de afsluitboekingen en sluit u af.",
			audience: "Hoofd boekhouding, boekhouders",
			screen: {
				title: "Boekstuk BH-0412, 30-10-2026",
				rows: [
					{ label: "D 131 · Debiteuren", value: "₫\u00a051.840.000" },
					{ label: "C 511 · Omzet", value: "₫\u00a048.000.000" },
					{ label: "C 3331 · Btw 8%", value: "₫\u00a03.840.000" },
				],
				status: "Geboekt",
			},
		},
		finance: {
			name: "Financiën",
			text: "Kas, bank en openstaande posten op één scherm. Vandaag al weten of u volgende week tekortkomt.",
			audience: "Directeuren, financieel verantwoordelijken",
			screen: {
				title: "Kasstroom volgende week",
				rows: [
					{ label: "Verwachte ontvangsten", value: "₫\u00a0820.000.000" },
					{ label: "Verwachte uitgaven", value: "₫\u00a0610.000.000" },
				],
				status: "₫\u00a0210.000.000 meer in dan uit",
			},
		},
		reports: {
			name: "Rapporten en analyse",
			text: "{{reportTemplateCount}} rapportsjablonen: omzet, brutomarge, voorraad, openstaande posten. U ziet ze zodra u uw telefoon pakt.",
			audience: "Eigenaren, directie",
			screen: {
				title: "Brutomarge oktober",
				rows: [
					{ label: "Verpakkingen", value: "31%" },
					{ label: "Etiketten", value: "24%" },
				],
				status: "3 procentpunten hoger",
			},
		},
		sales: {
			name: "Verkoop",
			text: "Offerte, order, levering en factuur in één doorloop. Eén keer ingevoerd, nooit overgetypt.",
			audience: "Verkopers, verkoopleiders",
			screen: {
				title: "Order DH-1187",
				rows: [
					{ label: "Thanh Cong Plastics", value: "120 dozen" },
					{ label: "Waarde", value: "₫\u00a048.600.000" },
				],
				status: "Onderweg",
			},
		},
		crm: {
			name: "Klanten (CRM)",
			text: "Wie er belde, wat er beloofd is, wanneer u terugbelt: op één plek. Mensen vertrekken, klanten blijven.",
			audience: "Verkoopteams, klantenservice",
			screen: {
				title: "Klant: Supermarkt An Binh",
				rows: [
					{ label: "Laatste gesprek", value: "Dinsdag, mevr. Ha" },
					{ label: "Volgende stap", value: "Offerte vóór 16:00 uur" },
				],
				status: "Vandaag bellen",
			},
		},
		pos: {
			name: "Winkel en kassa (POS)",
			text: "Verkopen aan de toonbank: de voorraad gaat meteen omlaag en na elke dienst klopt de kas.",
			audience: "Winkels en winkelketens",
			screen: {
				title: "Bon kassa 2",
				rows: [
					{ label: "Rvs-pan 24 cm × 1", value: "₫\u00a0560.000" },
					{ label: "Ontvangen", value: "₫\u00a0600.000" },
				],
				status: "Wisselgeld ₫\u00a040.000",
			},
		},
		ecommerce: {
			name: "E-commerce",
			text: "Onlineorders en winkelverkoop in één lijst, uit één voorraad.",
			audience: "Bedrijven die online verkopen",
			screen: {
				title: "Onlineorders vandaag",
				rows: [
					{ label: "Nog inpakken", value: "18 orders" },
					{ label: "Bij de vervoerder", value: "42 orders" },
				],
				status: "Voorraad bijgewerkt",
			},
		},
		exportOrders: {
			name: "Exportorders",
			text: "Van contract tot verzendpapieren: paklijst, handelsfactuur, prijzen in vreemde valuta.",
			audience: "Import- en exportafdelingen",
			screen: {
				title: "Order EX-026 · Yokohama",
				rows: [
					{ label: "Waarde", value: "USD 86.400" },
					{ label: "Lading", value: "2 containers van 40 voet" },
				],
				status: "Documenten compleet",
			},
		},
		purchasing: {
			name: "Inkoop",
			text: "Aanvragen, goedkeuren, bestellen, ontvangen. Zie welke leverancier scherp prijst en welke op tijd levert.",
			audience: "Inkopers, budgethouders",
			screen: {
				title: "Inkooporder MH\u20110306",
				rows: [
					{ label: "PP-granulaat", value: "5 ton" },
					{ label: "Levering", value: "Vrijdag" },
				],
				status: "Wacht op goedkeuring",
			},
		},
		inventory: {
			name: "Voorraad",
			text: "Hoeveel er nog is, waar het ligt en wat het waard is: even opzoeken. Bijna op? U hoort het op tijd.",
			audience: "Voorraadadministratie, verkopers",
			screen: {
				title: "Doppen 28 mm",
				rows: [
					{ label: "Over", value: "12 dozen" },
					{ label: "Minimum", value: "40 dozen" },
				],
				status: "Bijna op",
			},
		},
		warehouse: {
			name: "Locaties en partijen",
			text: "Elk schap en elk vak heeft een code. Ontvangen, uitgeven en tellen met de telefoon.",
			audience: "Magazijnbeheerders en -medewerkers",
			screen: {
				title: "Vak A-03-2",
				rows: [
					{ label: "Partij 2611", value: "64 dozen" },
					{ label: "Houdbaar tot", value: "11-2027" },
				],
				status: "Geteld",
			},
		},
		manufacturing: {
			name: "Productie",
			text: "Productieorders, bewerkingen en uitval terwijl de machine nog draait, en de voorlopige kostprijs per partij zodra u de order sluit.",
			audience: "Productieleiders, cost controllers",
			screen: {
				title: "Productieorder SX\u20110158",
				rows: [
					{ label: "Gepland", value: "5.000 flessen" },
					{ label: "Klaar", value: "3.650 flessen" },
				],
				status: "73% klaar",
			},
		},
		mrp: {
			name: "Planning (MRP)",
			text: "Berekent op basis van uw orders wat u moet kopen, hoeveel en vóór welke dag.",
			audience: "Planners, inkopers",
			screen: {
				title: "Materiaal voor week 48",
				rows: [
					{ label: "PE-krimpfolie", value: "320 kg tekort" },
					{ label: "Etiketten", value: "Genoeg" },
				],
				status: "Bestellen vóór woensdag",
			},
		},
		hr: {
			name: "Personeel",
			text: "Dossiers, contracten, gewerkte dagen en verlof op één plek. U krijgt bericht voordat een contract afloopt.",
			audience: "Personeelszaken, afdelingshoofden",
			screen: {
				title: "Nguyen Van Tai · Drukkerij",
				rows: [
					{ label: "Gewerkt in oktober", value: "26 dagen" },
					{ label: "Resterend verlof", value: "5 dagen" },
				],
				status: "Contract loopt over 30 dagen af",
			},
		},
		payroll: {
			name: "Salarissen",
			text: "Uren, toeslagen, sociale premies en inkomstenbelasting in één overzicht. Ieder ziet de eigen loonstrook op de telefoon.",
			audience: "Salarisadministratie, personeelszaken",
			screen: {
				title: "Loonstrook oktober",
				rows: [
					{ label: "Loon en toeslagen", value: "₫\u00a014.200.000" },
					{ label: "Sociale premies", value: "−₫\u00a01.386.000" },
				],
				status: "Netto ₫\u00a012.814.000",
			},
		},
	},
	next: {
		heading: "Wilt u uw module aan het werk zien?",
		text: "Boek een demo van {{demoMinutes}} minuten. U noemt het probleem, wij werken het uit op het scherm.",
	},
};
