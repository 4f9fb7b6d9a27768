export default {
	title: "Prijzen {{brand}}: {{firstYearDiscountPercent}}% korting in het eerste jaar",
	description:
		"Starter, Professional, Enterprise: jaarprijzen naar aantal gebruikers. {{firstYearDiscountPercent}}% korting in jaar één, {{refundPercent}}% geld terug binnen {{refundDays}} dagen.",
	heading: "Heldere prijzen, per jaar",
	intro:
		"Kies een pakket naar het aantal gebruikers. Probeer het {{trialDays}} dagen voordat u betaalt. Past het toch niet, dan krijgt u in de eerste {{refundDays}} dagen {{refundPercent}}% terug.",
	onHome: {
		heading: "Drie pakketten, de prijs staat erbij",
		text: "U betaalt per jaar. Past het niet, dan krijgt u in de eerste {{refundDays}} dagen {{refundPercent}}% terug.",
		link: "Bekijk alle prijzen",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Weg met Excel: verkoop, voorraad en boekhouding op één plek.",
			includes: "Inbegrepen modules",
		},
		professional: {
			name: "Professional",
			text: "U hebt een werkplaats, meerdere magazijnen en salarissen die op tijd betaald moeten zijn.",
			includes: "Alles van Starter, plus",
		},
		enterprise: {
			name: "Enterprise",
			text: "Veel afdelingen, geplande productie, klanten in het buitenland.",
			includes: "Alles van Professional, plus",
		},
	},
	users: "{{min}}-{{max}} gebruikers",
	perYear: "per jaar",
	perFirstYear: "eerste jaar",
	monthly: "≈ {{amount}} per maand",
	before: "Lijstprijs",
	now: "Prijs eerste jaar",
	until: "Deze prijzen gelden tot en met {{date}}.",
	laterYears: "Vanaf het tweede jaar geldt de lijstprijs.",
	popular: "Meest gekozen",
	choose: "{{plan}} proberen",
	everyPlan: {
		heading: "In elk pakket",
		items: [
			"Webversie en mobiele versie",
			"Ondersteuning in het Vietnamees, {{supportHours}}",
			"{{reportTemplateCount}} rapportsjablonen",
			"Dagelijkse back-ups, {{backupKeptDays}} dagen bewaard",
			"{{uptimePercent, number}}% uptime",
			"{{trainingDays}} dagen training",
		],
	},
	refund: {
		heading: "Past het niet? Geld terug",
		text: "Past het niet bij u, dan betalen we in de eerste {{refundDays}} dagen {{refundPercent}}% van uw geld terug.",
	},
	compare: {
		heading: "Pakketten vergelijken",
		caption: "Prijs, aantal gebruikers en modules per pakket",
		row: "Wat u krijgt",
		price: "Prijs per jaar",
		monthly: "Per maand",
		users: "Aantal gebruikers",
		yes: "Ja",
		no: "Nee",
	},
	questions: {
		heading: "Vragen over prijzen",
		items: [
			{
				question: "Waarop is de prijs gebaseerd?",
				answer:
					"Op het pakket, met betaling per jaar. Elk pakket is bedoeld voor een bepaald aantal gebruikers en bevat de modules hierboven.",
			},
			{
				question: "Hoe lang geldt de korting van {{firstYearDiscountPercent}}%?",
				answer:
					"In het eerste jaar. Data-import en training op locatie zijn ook gratis, en bedrijven zonder website krijgen een .com-domein.",
			},
			{
				question: "En als het na het tekenen niet past?",
				answer: "In de eerste {{refundDays}} dagen betalen we {{refundPercent}}% terug.",
			},
			{
				question: "Wordt het contract vanzelf verlengd?",
				answer:
					"Ja, tenzij u uiterlijk {{renewalNoticeDays}} dagen voor het einde opzegt. De details staan in de Gebruiksvoorwaarden.",
			},
			{
				question: "En als we meer dan {{largestCompany}} gebruikers hebben?",
				answer: "Bel {{brandPhone}}. We kijken wat u nodig hebt en doen een voorstel.",
			},
		],
	},
};
