export default {
	firstDay: [
		{
			title: "Instellingen",
			rows: [
				{ label: "Bedrijf", value: "Minh Phat Co., Ltd." },
				{ label: "Magazijnen", value: "Hoofdmagazijn, Thu Duc" },
				{ label: "Winkels", value: "2" },
			],
			status: "Opgeslagen",
		},
		{
			title: "Rapport van vandaag",
			rows: [
				{ label: "Omzet, order DH-0001", value: "₫\u00a01.250.000" },
				{ label: "Btw 8%", value: "₫\u00a0100.000" },
				{ label: "Voorraad", value: "−5 dozen" },
				{ label: "Kas", value: "+₫\u00a01.350.000" },
			],
			status: "Geboekt",
		},
	],
	people: [
		{
			title: "Iemand uitnodigen",
			rows: [
				{ label: "Naam", value: "Tran Thu Ha" },
				{ label: "Werk", value: "Verkoop, klanten" },
				{ label: "Ziet", value: "6 schermen" },
			],
			status: "Nog niet verstuurd",
		},
		{
			title: "Gebruikers",
			rows: [
				{ label: "Tran Thu Ha", value: "Uitgenodigd" },
				{ label: "Le Van Phuc", value: "Actief" },
			],
			status: "2 gebruikers",
		},
	],
	signIn: [
		{
			title: "Wachtwoord vergeten",
			rows: [{ label: "E-mailadres", value: "ha@minhphat.example" }],
			status: "Link verstuurd",
		},
		{
			title: "Op de telefoon",
			rows: [
				{ label: "Goed te keuren orders", value: "3" },
				{ label: "Bijna op", value: "1" },
			],
			status: "Dezelfde gegevens als op het web",
		},
	],
	import: [
		{
			title: "Voorvertoning: 412 rijen",
			rows: [
				{ label: "Goede rijen", value: "411" },
				{ label: "Rij 87, kolom Eenheid", value: "Leeg" },
			],
			status: "1 rij met een fout",
		},
		{
			title: "Artikellijst",
			rows: [
				{ label: "Toegevoegd", value: "412 codes" },
				{ label: "Dubbele codes", value: "0" },
			],
			status: "Geïmporteerd",
		},
	],
	backup: [
		{
			title: "Grootboek, derde kwartaal 2026",
			rows: [
				{ label: "Rijen", value: "3.184" },
				{ label: "Totaal debet", value: "₫\u00a018.420.600.000" },
			],
			status: "Exporteren naar Excel",
		},
		{
			title: "Vergeleken met het bestand",
			rows: [
				{ label: "Op het scherm", value: "₫\u00a018.420.600.000" },
				{ label: "In het bestand", value: "₫\u00a018.420.600.000" },
			],
			status: "Verschil ₫\u00a00",
		},
	],
	help: [
		{
			title: "Schermafbeelding",
			rows: [
				{ label: "Scherm", value: "Uitgifte" },
				{ label: "Stuk", value: "XK-0731" },
				{ label: "Tijd", value: "09:42" },
			],
			status: "Meegestuurd",
		},
		{
			title: "Hulpvraag",
			rows: [
				{ label: "Verstuurd om", value: "09:45" },
				{ label: "Beantwoord om", value: "09:53" },
			],
			status: "Het werkt weer",
		},
	],
	opening: [
		{
			title: "Saldi van rekeningen",
			rows: [
				{ label: "Totaal debet", value: "₫\u00a06.240.000.000" },
				{ label: "Totaal credit", value: "₫\u00a06.228.000.000" },
			],
			status: "Verschil ₫\u00a012.000.000",
		},
		{
			title: "Aansluiting",
			rows: [
				{ label: "Debiteuren", value: "Klopt" },
				{ label: "Voorraad", value: "Klopt" },
				{ label: "Crediteuren", value: "Klopt" },
			],
			status: "Verschil ₫\u00a00",
		},
	],
	cash: [
		{
			title: "Ontvangst PT-0218",
			rows: [
				{ label: "Factuur HD-0977", value: "₫\u00a038.500.000" },
				{ label: "Klant betaalt", value: "₫\u00a020.000.000" },
			],
			status: "Nog open ₫\u00a018.500.000",
		},
		{
			title: "Bank afletteren",
			rows: [
				{ label: "Gekoppeld", value: "46 regels" },
				{ label: "Niet gekoppeld", value: "2 regels" },
			],
			status: "Nog 2 regels",
		},
	],
	debts: [
		{
			title: "Debiteur: Supermarkt An Binh",
			rows: [
				{ label: "Nog niet vervallen", value: "₫\u00a086.350.000" },
				{ label: "30 dagen te laat", value: "₫\u00a040.000.000" },
			],
			status: "Totaal ₫\u00a0126.350.000",
		},
		{
			title: "Saldo-overzicht",
			rows: [
				{ label: "Beginsaldo", value: "₫\u00a0210.000.000" },
				{ label: "Betaald", value: "₫\u00a083.650.000" },
			],
			status: "Nog open ₫\u00a0126.350.000",
		},
	],
	closing: [
		{
			title: "Oktober afsluiten",
			rows: [
				{ label: "Niet geboekt", value: "0" },
				{ label: "Geleverd, niet gefactureerd", value: "3" },
				{ label: "Bankregels niet gekoppeld", value: "2" },
			],
			status: "Nog 5 stukken",
		},
		{
			title: "Periode oktober",
			rows: [
				{ label: "Winst vóór belasting", value: "₫\u00a0146.200.000" },
				{ label: "Vastgezet door", value: "Hoofd boekhouding" },
			],
			status: "Periode vastgezet",
		},
	],
	reports: [
		{
			title: "Oktober 2026",
			rows: [
				{ label: "Omzet", value: "₫\u00a01.214.600.000" },
				{ label: "Brutomarge", value: "27%" },
				{ label: "Achterstallig", value: "₫\u00a096.000.000" },
			],
			status: "Bijna op: 4 artikelen",
		},
		{
			title: "Omzet: Cuu Long Agro",
			rows: [
				{ label: "Boekstuk BH-0412", value: "₫\u00a048.000.000" },
				{ label: "Gemaakt", value: "30-10-2026, 14:20" },
			],
			status: "Door Tran Thu Ha",
		},
	],
	quoteToPayment: [
		{
			title: "Offerte BG-0266",
			rows: [
				{ label: "Dozen, 5-laags karton", value: "2.000 × ₫\u00a024.000" },
				{ label: "Op voorraad", value: "8.400 stuks" },
				{ label: "Openstaand saldo", value: "₫\u00a00" },
			],
			status: "Nog niet verstuurd",
		},
		{
			title: "Order DH-1192",
			rows: [
				{ label: "Geleverd", value: "2.000 stuks" },
				{ label: "Factuur", value: "₫\u00a051.840.000" },
			],
			status: "Betaald",
		},
	],
	invoices: [
		{
			title: "Conceptfactuur",
			rows: [
				{ label: "Goederen", value: "₫\u00a048.000.000" },
				{ label: "Btw 8%", value: "₫\u00a03.840.000" },
				{ label: "Totaal", value: "₫\u00a051.840.000" },
			],
			status: "Niet geboekt",
		},
		{
			title: "Boekstuk BH-0412, 30-10-2026",
			rows: [
				{ label: "D 131", value: "₫\u00a051.840.000" },
				{ label: "C 511", value: "₫\u00a048.000.000" },
				{ label: "C 3331", value: "₫\u00a03.840.000" },
			],
			status: "Geboekt",
		},
	],
	customers: [
		{
			title: "Supermarkt An Binh",
			rows: [
				{ label: "Contactpersoon", value: "mevrouw Ha" },
				{ label: "Lopende orders", value: "2" },
				{ label: "Openstaand saldo", value: "₫\u00a0126.350.000" },
			],
			status: "Laatst gebeld: dinsdag",
		},
		{
			title: "Vandaag",
			rows: [
				{ label: "09:00", value: "Supermarkt An Binh bellen" },
				{ label: "14:00", value: "Offerte BG-0266 sturen" },
			],
			status: "2 taken",
		},
	],
	counter: [
		{
			title: "Bon kassa 2",
			rows: [
				{ label: "Rvs-pan 24 cm × 1", value: "₫\u00a0560.000" },
				{ label: "Ontvangen", value: "₫\u00a0600.000" },
			],
			status: "Wisselgeld ₫\u00a040.000",
		},
		{
			title: "Ochtenddienst afgesloten",
			rows: [
				{ label: "Verwacht", value: "₫\u00a08.460.000" },
				{ label: "Geteld", value: "₫\u00a08.460.000" },
			],
			status: "Verschil ₫\u00a00",
		},
	],
	export: [
		{
			title: "Paklijst EX-026",
			rows: [
				{ label: "Container 1", value: "540 colli, 11.880 kg" },
				{ label: "Container 2", value: "540 colli, 11.880 kg" },
			],
			status: "Samen 116 m³",
		},
		{
			title: "Documenten EX-026",
			rows: [
				{ label: "Cognossement", value: "Aanwezig" },
				{ label: "Douaneaangifte", value: "Aanwezig" },
				{ label: "Certificaat van oorsprong", value: "Aanwezig" },
			],
			status: "Documenten compleet",
		},
	],
	purchase: [
		{
			title: "Prijzen: PP-granulaat, 5 ton",
			rows: [
				{ label: "Phuong Nam Plastics, 96% op tijd", value: "₫\u00a031.200/kg" },
				{ label: "Tan Tien Materialen, 71% op tijd", value: "₫\u00a030.900/kg" },
			],
			status: "Nog geen keuze",
		},
		{
			title: "Ontvangst MH-0306",
			rows: [
				{ label: "Besteld", value: "5.000 kg" },
				{ label: "Ontvangen", value: "4.950 kg" },
			],
			status: "Er ontbreekt 50 kg",
		},
	],
	binCard: [
		{
			title: "Voorraadkaart: partij 2611",
			rows: [
				{ label: "Ontvangst NK-0420", value: "+64 dozen" },
				{ label: "Vak", value: "A-03-2" },
				{ label: "Over", value: "64 dozen" },
			],
			status: "Houdbaar tot 11-2027",
		},
		{
			title: "Voorraadkaart oktober",
			rows: [
				{ label: "Begin", value: "120 dozen" },
				{ label: "In", value: "64 dozen" },
				{ label: "Uit", value: "98 dozen" },
			],
			status: "Eind 86 dozen",
		},
	],
	stockCount: [
		{
			title: "Hoofdmagazijn, rij A",
			rows: [
				{ label: "Vak A-03-2", value: "64 dozen" },
				{ label: "Vak A-03-3", value: "Niet geteld" },
			],
			status: "68% klaar",
		},
		{
			title: "Verschil: PE-krimpfolie",
			rows: [
				{ label: "Volgens de boeken", value: "880 kg" },
				{ label: "Geteld", value: "860 kg" },
			],
			status: "20 kg te weinig",
		},
	],
	lowStock: [
		{
			title: "Doppen 28 mm",
			rows: [
				{ label: "Over", value: "12 dozen" },
				{ label: "Minimum", value: "40 dozen" },
			],
			status: "Bijna op",
		},
		{
			title: "Inkoopaanvraag DN-0119",
			rows: [
				{ label: "Doppen 28 mm", value: "60 dozen" },
				{ label: "Besteld", value: "0" },
			],
			status: "Wacht op goedkeuring",
		},
	],
	recipe: [
		{
			title: "Stuklijst voor 1.000 flessen",
			rows: [
				{ label: "PP-granulaat", value: "24 kg" },
				{ label: "Doppen 28 mm", value: "1.000 stuks" },
				{ label: "Etiketten", value: "1.000 stuks" },
			],
			status: "Verwachte kostprijs ₫\u00a01.840.000",
		},
		{
			title: "Uitval: PP-granulaat",
			rows: [
				{ label: "Toegestaan", value: "2%" },
				{ label: "Uit te geven", value: "24,48 kg" },
			],
			status: "Opnieuw berekend",
		},
	],
	workOrder: [
		{
			title: "Materiaal voor SX-0158",
			rows: [
				{ label: "PP-granulaat", value: "Genoeg" },
				{ label: "Etiketten", value: "400 te weinig" },
			],
			status: "Inkoopaanvraag maken",
		},
		{
			title: "Productieorder SX-0158",
			rows: [
				{ label: "Gepland", value: "5.000 flessen" },
				{ label: "Klaar", value: "3.650 flessen" },
			],
			status: "73% klaar",
		},
	],
	leave: [
		{
			title: "Verlof: Nguyen Van Tai",
			rows: [
				{ label: "Dag", value: "12 november, één dag" },
				{ label: "Verlof daarna", value: "4 dagen" },
			],
			status: "Nog niet verstuurd",
		},
		{
			title: "Urenstaat oktober",
			rows: [
				{ label: "Gewerkt", value: "26 dagen" },
				{ label: "Overwerk", value: "6 uur" },
				{ label: "Verlof", value: "1 dag" },
			],
			status: "Vastgezet",
		},
	],
	payroll: [
		{
			title: "Loon oktober: Nguyen Van Tai",
			rows: [
				{ label: "Loon en toeslagen", value: "₫\u00a014.200.000" },
				{ label: "Sociale premies", value: "−₫\u00a01.386.000" },
			],
			status: "Netto ₫\u00a012.814.000",
		},
		{
			title: "Vergeleken met vorige maand",
			rows: [
				{ label: "Drukkerij", value: "+2%" },
				{ label: "Inpakafdeling", value: "+18%" },
			],
			status: "1 regel nalezen",
		},
	],
};
