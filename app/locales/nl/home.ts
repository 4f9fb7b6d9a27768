export default {
	pains: {
		heading: "In dat werkblad staan nog drie fouten",
		before: "Nu",
		after: "Met {{brand}}",
		items: [
			{
				title: "De maand afsluiten is nachtwerk",
				before:
					"Bestanden verzamelen, verschillen zoeken, overtypen. Het rapport komt halverwege de volgende maand.",
				after:
					"Alles wordt meteen geboekt. Met afschriften, facturen en salarissen compleet sluit u de maand in één ochtend af.",
			},
			{
				title: "Order binnen, voorraad op",
				before: "Verkoop belooft uit het hoofd. De klant wacht, en gaat dan naar een ander.",
				after:
					"U ziet de voorraad terwijl u de klant spreekt. Raakt iets op, dan waarschuwt de software u op tijd.",
			},
			{
				title: "Medewerker weg, klant weg",
				before:
					"Wat er met de klant is besproken, staat in Zalo op een privételefoon. Wie gaat, neemt het mee.",
				after: "Gesprekken, offertes en toezeggingen staan in het systeem. De opvolger gaat verder.",
			},
		],
	},
	screens: {
		heading: "Zo ziet het eruit: oktober bij een verpakkingsbedrijf",
		text: "Verzonnen cijfers die kloppen: order DH-1192 bij verkoop is 2.000 dozen in het magazijn en ₫\u00a051.840.000 in de boeken. De schermen zijn in het Vietnamees, zoals uw team ze leest.",
		choose: "Kies een scherm",
		guide: "Bekijk het stap voor stap",
		phone:
			"Een order boven de kredietlimiet wacht op goedkeuring. Op de telefoon staat wat telt: het bedrag en wat de klant nog moet betalen.",
		items: {
			closing: {
				name: "Oktober afsluiten",
				text: "Acht afsluitboekingen, debet is gelijk aan credit. De open regel toont hoe van ₫\u00a01.214.600.000 omzet ₫\u00a0146.200.000 winst vóór belasting overblijft.",
			},
			orders: {
				name: "Order DH-1192",
				text: "Een week met acht orders, de btw apart. Open er één en u ziet de goederen, het boekstuk en de boekingen.",
			},
			stock: {
				name: "Voorraad per magazijn",
				text: "Acht artikelen in twee magazijnen, met hun waarde. Op de open voorraadkaart staan de 2.000 dozen van order DH-1192.",
			},
			workOrder: {
				name: "Productieorder SX-0158",
				text: "Acht bewerkingen: ontvangen, goed, afgekeurd, onderhanden. De kostprijs is voorlopig tot het einde van de maand.",
			},
			payroll: {
				name: "Loonstaat",
				text: "Zes mensen, van inkomen tot nettoloon. Klik op een bedrag en u ziet hoe het is berekend.",
			},
		},
	},
	technology: {
		heading: "Servers, updates, back\u2011ups: laat dat aan ons over",
		text: "Geen server of IT-team nodig.",
		scale: { from: "{{backupKeptDays}} dagen geleden", to: "gisteren" },
		items: [
			{
				value: "Web en telefoon",
				text: "Open een browser en u kunt werken. In het magazijn of bij een klant pakt u uw telefoon, met dezelfde gegevens.",
			},
			{
				value: "{{uptimePercent, number}}%",
				text: "van de tijd bereikbaar, toegezegd in onze voorwaarden. Onderhoud kondigen we {{maintenanceNoticeHours}} uur vooraf aan.",
			},
			{
				value: "{{backupKeptDays}} back\u2011ups",
				text: "Elke dag één, en elke back-up bewaren we {{backupKeptDays}} dagen.",
			},
			{
				value: "{{engineerCount}} ontwikke\u00adlaars",
				text: "Zij maken de software die u gebruikt.",
			},
			{
				value: "{{supportHours}}",
				text: "Ondersteuning in het Vietnamees. Tijdens kantooruren hebt u binnen {{supportReplyMinutes}} minuten antwoord.",
			},
		],
	},
	compare: {
		heading: "Naast grote ERP’s, open source en Excel",
		text: "Elke keuze heeft sterke kanten. Ook die van anderen staan hier.",
		caption: "{{brand}} naast grote ERP-leveranciers, opensource-ERP en Excel, op negen punten",
		criterion: "Punt",
		versus: "Vergelijk {{brand}} met",
		all: "Toon alle negen punten",
		columns: ["{{brand}}", "Grote ERP-leveranciers", "Opensource-ERP", "Excel"],
		rows: [
			{
				label: "Kosten over 5 jaar",
				cells: [
					"Zo’n {{savingsPercent}}% lager dan bij grote ERP-leveranciers",
					"Het hoogst: licenties, implementatie, onderhoud",
					"Goedkoop of gratis; installatie en server kosten tijd",
					"Bijna niets, maar veel uren en snel een fout",
				],
			},
			{
				label: "Tijd tot gebruik",
				cells: [
					"{{deploymentWeeks}} weken",
					"Meestal vele maanden",
					"Hangt af van het team, vaak maanden",
					"Direct",
				],
			},
			{
				label: "Gebruiksgemak",
				cells: [
					"Na {{trainingDays}} dagen aan de slag",
					"Zeer compleet, dus veel schermen om te leren",
					"Hangt af van de versie en van wie die aanpast",
					"Kent iedereen",
				],
			},
			{
				label: "Ondersteuning in het Vietnamees",
				cells: [
					"{{supportHours}}",
					"Ja, via partners in Vietnam",
					"De community, of een betaalde partner",
					"Wat u op internet vindt",
				],
			},
			{
				label: "Aanpassing aan uw bedrijf",
				cells: [
					"Vraag het vóór u koopt: wij zeggen hoe ver het gaat",
					"Gaat zeer ver, tegen hoge kosten",
					"Gaat het verst, als u programmeurs hebt",
					"Vrij, ieder op zijn eigen manier",
				],
			},
			{
				label: "Mobiele app",
				cells: [
					"Ja, met dezelfde gegevens als op het web",
					"Ja",
					"Verschilt per product",
					"Lezen gaat, invoeren is lastig",
				],
			},
			{
				label: "Updates",
				cells: [
					"Automatisch, onderhoud {{maintenanceNoticeHours}} uur vooraf aangekondigd",
					"Volgens de leverancier; een grote is een project",
					"Zelf uitvoeren, zelf testen",
					"Met uw versie van Office",
				],
			},
			{
				label: "Training",
				cells: [
					"{{trainingDays}} dagen, bij u op locatie, gratis",
					"Grondig, tegen betaling",
					"Open documentatie, betaalde cursussen",
					"Overal boeken en cursussen",
				],
			},
			{
				label: "Technische ondersteuning",
				cells: [
					"Antwoord binnen {{supportReplyMinutes}} minuten, tijdens kantooruren",
					"Volgens servicecontract",
					"Forums, of een contract met een partner",
					"Niemand staat in voor uw bestand",
				],
			},
		],
		note: "De andere kolommen geven het algemene beeld; een product kan afwijken.",
	},
	testimonials: {
		heading: "Wat klanten zeggen",
		examples: "Wat het oplevert: drie voorbeelden",
		example: "Voorbeeld",
		items: {
			packaging: {
				result: "De maand afgesloten in één ochtend",
				quote:
					"Vroeger verzamelde het hoofd boekhouding aan het eind van de maand cijfers uit zeven Excelbestanden; dat kostte vier dagen. Nu delen magazijn, verkoop en boekhouding één administratie. Op de eerste sluit alles aan, en om twaalf uur heeft de directeur het rapport.",
				who: "Hoofd boekhouding, verpakkingsfabriek, Hai Phong",
			},
			shops: {
				result: "Niet meer verkopen wat op is",
				quote:
					"Vier winkels kijken naar dezelfde voorraad. Vraagt een klant ernaar, dan ziet het personeel op de telefoon welke winkel het nog heeft. Al drie maanden hoefde niemand excuses te maken.",
				who: "Directeur, winkels in huishoudelijke artikelen, Da Nang",
			},
			exporter: {
				result: "Exportpapieren in twee uur",
				quote:
					"Voor een order naar Japan werden dezelfde cijfers vijf keer getypt. Nu worden ze één keer ingevoerd, en paklijst en factuur komen daaruit.",
				who: "Hoofd export, verwerking van landbouwproducten, Can Tho",
			},
		},
	},
	faq: {
		heading: "Meest gestelde vragen",
	},
	cta: {
		heading: "Probeer het met de cijfers van uw eigen bedrijf",
		text: "Laat uw gegevens achter: we bellen binnen {{replyHours}} uur en openen uw account binnen {{setupHours}} uur daarna.",
	},
};
