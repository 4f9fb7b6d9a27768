export default {
	title: "Gebruiksvoorwaarden van {{brand}}",
	description:
		"Proefperiode, kosten, geld terug, verlenging, opzegging, bereikbaarheid, back-ups, ondersteuning en aansprakelijkheid bij het gebruik van {{brand}}.",
	heading: "Voorwaarden voor gebruik",
	updated: "Geldig vanaf {{date}}",
	intro:
		"Dit is een overeenkomst tussen uw bedrijf (de klant) en {{brandLegalName}}, belastingnummer {{brandTaxCode}}, adres {{brandAddress}}, de exploitant van {{brand}} (wij). De tekst is kort, zodat iedereen hem helemaal kan lezen. Wijkt een door beide partijen getekend contract af, dan gaat dat contract voor.",
	contents: "Op deze pagina",
	sections: [
		{
			id: "dich-vu",
			heading: "De dienst",
			paragraphs: [
				"{{brand}} is bedrijfssoftware die online wordt geleverd, voor gebruik op het web en op de telefoon. Modules en aantal gebruikers volgen uit het pakket dat de klant kiest. Een gebruiker is iemand met een eigen login.",
			],
			items: [],
		},
		{
			id: "dung-thu",
			heading: "Proefperiode",
			paragraphs: [],
			items: [
				"De proefperiode duurt {{trialDays}} dagen vanaf het openen van het account, zonder creditcard en zonder kosten.",
				"Het account staat klaar binnen {{setupHours}} uur na het telefoontje waarin we alles doornemen. De klant kan op elk moment stoppen.",
				"Na {{trialDays}} dagen kiest de klant een betaald pakket om door te gaan; anders sluit het account vanzelf en ontstaan er geen kosten.",
				"Proefgegevens bewaren we na afloop nog {{trialDataKeptDays}} dagen en wissen we daarna.",
			],
		},
		{
			id: "phi",
			heading: "Kosten en aanbiedingen",
			paragraphs: [
				"De klant betaalt per pakket, per jaar, in Vietnamese dong, volgens de prijzen die gelden op de dag van ondertekening. De prijslijst vermeldt of de prijzen inclusief of exclusief btw zijn.",
			],
			items: [
				"{{#reduced}}In het eerste jaar geldt {{firstYearDiscountPercent}}% korting op de lijstprijs. Vanaf het tweede jaar geldt de lijstprijs.{{/reduced}}",
				"Data-import en training op locatie zijn gratis.",
				"Een klant zonder website krijgt een .com-domein.",
			],
		},
		{
			id: "hoan-tien",
			heading: "Geld terug",
			paragraphs: [
				"Tot {{refundDays}} dagen na ondertekening van het contract kan de klant {{refundPercent}}% van het betaalde bedrag terugvragen, per e-mail aan {{brandEmail}} of telefonisch via {{brandPhone}}.",
			],
			items: [],
		},
		{
			id: "gia-han",
			heading: "Verlenging en opzegging",
			paragraphs: [],
			items: [
				"Aan het einde van de looptijd wordt het contract vanzelf verlengd, tenzij de klant uiterlijk {{renewalNoticeDays}} dagen daarvoor laat weten dat niet te willen.",
				"Tussentijds opzeggen kan met een termijn van {{cancellationNoticeDays}} dagen, schriftelijk of per e-mail.",
			],
		},
		{
			id: "cham-tra",
			heading: "Te late betaling",
			paragraphs: [
				"Is een bedrag {{overdueDays}} dagen na de vervaldag nog niet betaald, dan kunnen wij het contract beëindigen.",
			],
			items: [],
		},
		{
			id: "hoat-dong",
			heading: "Bereikbaarheid en onderhoud",
			paragraphs: [],
			items: [
				"Wij zeggen toe dat het systeem {{uptimePercent, number}}% van de tijd bereikbaar is.",
				"Onderhoud kondigen we {{maintenanceNoticeHours}} uur vooraf aan.",
			],
		},
		{
			id: "ho-tro",
			heading: "Ondersteuning",
			paragraphs: [],
			items: [
				"Ondersteuning in het Vietnamees, {{supportHours}}.",
				"Tijdens kantooruren (maandag tot en met vrijdag, {{officeMorning}} en {{officeAfternoon}}) antwoorden we binnen {{supportReplyMinutes}} minuten.",
				"Aanvragen voor een proefaccount en berichten beantwoorden we binnen {{replyHours}} uur. Bij een aanvraag voor een demo bellen we binnen {{demoContactHours}} werkuren terug.",
			],
		},
		{
			id: "du-lieu",
			heading: "Gegevens en back-ups",
			paragraphs: [],
			items: [
				"Wat de klant invoert, is van de klant.",
				"We maken elke dag een back-up; elke back-up bewaren we {{backupKeptDays}} dagen.",
				"Financiële gegevens bewaren we ten minste {{financialDataYears}} jaar. Langer bewaren, zoals de Vietnamese boekhoudwet voorschrijft, is aan de klant, met gegevens uit het systeem.",
				"Een klant die stopt, mailt naar {{brandEmail}}; binnen {{dataHandoverDays}} dagen leveren we alle gegevens van de klant als Excelbestanden, gratis.",
				"Persoonsgegevens verwerken we volgens het Privacybeleid.",
			],
		},
		{
			id: "trach-nhiem-khach-hang",
			heading: "Waarvoor de klant verantwoordelijk is",
			paragraphs: [],
			items: [
				"Wachtwoorden geheimhouden en accounts sluiten van mensen die uit dienst zijn.",
				"De cijfers, boekstukken en aangiften van het eigen bedrijf.",
				"De dienst niet onwettig gebruiken, niet proberen te beschadigen en de eigen rechten niet overschrijden.",
			],
		},
		{
			id: "gioi-han",
			heading: "Beperking van aansprakelijkheid",
			paragraphs: [
				"Onze totale aansprakelijkheid is niet hoger dan het bedrag dat de klant in de laatste {{liabilityMonths}} maanden heeft betaald.",
			],
			items: [],
		},
		{
			id: "luat",
			heading: "Toepasselijk recht",
			paragraphs: [
				"Op deze voorwaarden is het recht van Hongkong van toepassing. Rechten op het gebied van persoonsgegevens volgens Vietnamees recht blijven onverkort gelden.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Wijziging van deze voorwaarden",
			paragraphs: [
				"De nieuwe tekst komt hier te staan, met de dag waarop die ingaat. Voor een lopend contract blijft tot de verlenging de tekst gelden die op de dag van ondertekening van kracht was.",
			],
			items: [],
		},
		{
			id: "lien-he",
			heading: "Contact",
			paragraphs: ["{{brandAddress}}. Telefoon {{brandPhone}}. E-mail {{brandEmail}}."],
			items: [],
		},
	],
};
