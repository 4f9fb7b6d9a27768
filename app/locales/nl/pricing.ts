export default {
	title:
		"Prijzen ERP: {{#reduced}}{{firstYearDiscountPercent}}% korting in het eerste jaar{{/reduced}}{{^reduced}}per jaar, naar aantal gebruikers{{/reduced}} | {{brand}}",
	description:
		"Starter, Professional, Enterprise: jaarprijzen naar aantal gebruikers. {{#reduced}}{{firstYearDiscountPercent}}% korting in jaar één, {{/reduced}}{{refundPercent}}% geld terug binnen {{refundDays}} dagen.",
	heading: "Wat kost het uw bedrijf?",
	intro: "De prijs staat er meteen. We vragen geen naam en geen telefoonnummer.",
	onHome: {
		heading: "Drie pakketten, de prijs staat erbij",
		text: "U betaalt per jaar.",
		link: "Bekijk alle prijzen",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Bedrijven die Excel loslaten: verkoop, voorraad, productie, boekhouding en salarissen op één plek.",
		},
		professional: {
			name: "Professional",
			text: "Bedrijven met veel magazijnlocaties, productie volgens planning, onlineverkoop of export.",
		},
		enterprise: {
			name: "Enterprise",
			text: "Meer dan 100 gebruikers. Modules als in Professional.",
		},
	},
	rows: {
		users: "Gebruikers",
		modules: "Modules",
		whom: "Voor",
		total: "Totaal over {{years}} jaar",
	},
	allModules: "Alle {{count}}",
	someModules: "{{count}} van de {{max}}",
	perYear: "per jaar",
	perFirstYear: "eerste jaar",
	monthly: "ongeveer {{amount}} per maand, per jaar betaald",
	before: "Lijstprijs",
	now: "Prijs eerste jaar",
	until: "Deze prijzen gelden tot en met {{date}}.",
	laterYears: "Daarna {{amount}} per jaar",
	vat: {
		included: "Prijzen zijn inclusief btw.",
		excluded: "Prijzen zijn exclusief eventuele btw.",
		exempt: "Over software wordt geen btw geheven.",
	},
	userMeans: "Een gebruiker is iemand met een eigen login.",
	popular: "Meest gekozen",
	choose: "{{plan}} proberen",
	everyPlan: {
		heading: "In elk pakket",
		items: [
			"Webversie en mobiele versie",
			"Ondersteuning in het Vietnamees, {{supportHours}}",
			"{{reportTemplateCount}} rapportsjablonen",
			"Dagelijkse back-ups, {{backupKeptDays}} dagen bewaard",
			"{{uptimePercent, number}}% van de tijd bereikbaar",
			"{{trainingDays}} dagen training",
		],
	},
	refund: {
		heading: "Past het niet? Geld terug",
		text: "Past het niet bij u, dan betalen we tot {{refundDays}} dagen na ondertekening {{refundPercent}}% van uw geld terug. Mail naar {{brandEmail}} of bel {{brandPhone}}.",
	},
	contents: {
		example: "Voorbeeld: het contract bevestigt de modules per pakket.",
		heading: "Welke module zit in welk pakket",
		caption: "Modules per pakket",
		row: "Module",
		yes: "Ja",
		no: "Nee",
	},
	next: {
		heading: "Eerst proberen, dan betalen",
		text: "Hulp nodig bij het kiezen? Bel {{brandPhone}} of laat een bericht achter.",
	},
	questions: {
		heading: "Vragen over prijzen",
		items: [
			{
				question: "Waarop is de prijs gebaseerd?",
				answer:
					"Op het pakket, met betaling per jaar. Elk pakket is bedoeld voor een bepaald aantal gebruikers en bevat de modules hierboven. Een gebruiker is iemand met een eigen login.",
			},
			{
				question: "Wij zijn een werkplaats met 20 mensen. Welk pakket?",
				answer:
					"Starter: voor maximaal 25 mensen een eigen login, en productie, voorraad, boekhouding en salarissen zitten er al in. Voor locaties en partijen, materiaalplanning, personeelsdossiers, onlineverkoop of export kiest u Professional.",
			},
			{
				question: "{{#reduced}}Hoelang geldt de korting van {{firstYearDiscountPercent}}%?{{/reduced}}",
				answer:
					"In het eerste jaar. Data-import en training op locatie zijn ook gratis, en bedrijven zonder website krijgen een .com-domein.",
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
