export default {
	title: "Vragen over {{brand}}: prijs, start, gegevens, hulp",
	description:
		"Wat het kost, hoe snel het draait, of uw oude gegevens meegaan, of u uw geld terugkrijgt: korte antwoorden voor directie en hoofd boekhouding.",
	heading: "Veelgestelde vragen",
	intro:
		"Korte antwoorden. Waar we aan gebonden zijn, staat in de Gebruiksvoorwaarden. Staat uw vraag er niet bij? Bel {{brandPhone}}.",
	popular: {
		id: "popular",
		heading: "Meest gestelde vragen",
		items: [
			{
				id: "what",
				question: "Wat is {{brand}}, en voor wie?",
				answer:
					"Bedrijfssoftware (ERP) op het web en op de telefoon: {{moduleCount}} modules, van verkoop, voorraad en productie tot boekhouding, personeel en salarissen. Voor bedrijven met {{smallestCompany}}\u2011{{largestCompany}} medewerkers in Vietnam.",
			},
			{
				id: "cost",
				question: "Wat kost het?",
				answer:
					"{{#reduced}}In het eerste jaar, met {{firstYearDiscountPercent}}% korting: {{/reduced}}{{^reduced}}Per jaar: {{/reduced}}Starter {{starterPrice}}, Professional {{professionalPrice}}, Enterprise {{enterprisePrice}}. {{#reduced}}Vanaf het tweede jaar: {{starterLaterPrice}}, {{professionalLaterPrice}}, {{enterpriseLaterPrice}}. {{/reduced}}Dat is zo’n {{savingsPercent}}% minder dan bij de grote ERP-leveranciers.",
			},
			{
				id: "time",
				question: "Hoe snel kunnen we ermee werken?",
				answer:
					"Binnen {{deploymentWeeks}} weken, inclusief import van uw oude gegevens en {{trainingDays}} dagen training.",
			},
			{
				id: "trial",
				question: "Kost de proefperiode iets?",
				answer:
					"Nee. {{trialDays}} dagen, zonder creditcard. Koopt u niet, dan sluit het account vanzelf en betaalt u niets.",
			},
			{
				id: "refund",
				question: "En als het na het tekenen niet past?",
				answer:
					"Laat het ons binnen {{refundDays}} dagen na ondertekening weten, dan krijgt u {{refundPercent}}% van het betaalde bedrag terug. Mail naar {{brandEmail}} of bel {{brandPhone}}.",
			},
			{
				id: "import",
				question: "Gaan onze gegevens uit Excel of andere software mee?",
				answer:
					"Ja, gratis als u voor het eerste jaar tekent. U stuurt bestanden met artikelen, klanten, openstaande posten en beginvoorraad; wij importeren ze en controleren ze samen met u.",
			},
			{
				id: "skill",
				question: "Onze mensen zijn niet handig met computers. Lukt het dan?",
				answer:
					"Ja. We trainen hen {{trainingDays}} dagen bij u op locatie, gratis. Daarna vragen ze het zodra ze vastlopen, in het Vietnamees, {{supportHours}}.",
			},
			{
				id: "backup",
				question: "Zijn onze gegevens veilig en mee te nemen?",
				answer:
					"De gegevens zijn van uw bedrijf; exporteren naar Excel kan altijd. Ieder ziet alleen het eigen deel van het werk. We maken elke dag een back-up en bewaren die {{backupKeptDays}} dagen.",
			},
		],
	},
	notYet:
		"Nog niet. Hebt u dit nodig, zeg het dan vóór u tekent: bel {{brandPhone}}, dan antwoorden we schriftelijk.",
	ask: {
		id: "ask",
		heading: "Vraag het vóór u tekent",
		hint: "Vink aan wat u wilt weten en verstuur het in één keer. We antwoorden binnen {{replyHours}} uur schriftelijk.",
		send: "Vragen versturen",
		begin: "Graag schriftelijk antwoord voordat we tekenen:",
	},
	groups: [
		{
			id: "accounting",
			heading: "Vragen van het hoofd boekhouding",
			items: [
				{
					id: "e-invoices",
					question: "Zijn er e-facturen volgens de geldende Vietnamese regels?",
					answer:
						"Facturen komen uit de order, zonder overtypen. Is uw aanbieder van e-facturen gekoppeld, dan klikt u op “Uitreiken”; zo niet, dan reikt u de factuur op hun site uit en vult u hier het nummer in.",
					confirmed:
						"Ja. De factuur komt uit de order en gaat naar uw aanbieder van e-facturen, die hem digitaal ondertekent en naar de belastingdienst stuurt, volgens de geldende Vietnamese regels voor e-facturen.",
					open: "Is onze aanbieder van e-facturen gekoppeld?",
				},
				{
					id: "accounting-regime",
					question: "Volgt de boekhouding Circulaire 99/2025 of 133/2016?",
					confirmed:
						"Allebei kan. Uw bedrijf kiest Circulaire 99/2025/TT-BTC (vanaf 2026 in plaats van Circulaire 200/2014) of Circulaire 133/2016/TT-BTC. Rekeningschema, boeken en jaarrekening volgen die keuze.",
				},
				{
					id: "other-software",
					question: "Kunnen we overstappen van MISA, Fast of KiotViet?",
					answer:
						"Ja, via Excel. U exporteert stamgegevens, saldi, openstaande posten en voorraad; als u voor het eerste jaar tekent, importeren wij ze gratis en controleren we samen met u of debet en credit gelijk zijn. Wilt u ook boekstukken van eerdere jaren meenemen? Stuur ons de bestanden, dan kijken we er eerst naar.",
				},
				{
					id: "banks",
					question: "Is er een koppeling met onze bank?",
					answer:
						"U leest het afschrift als Excelbestand in: elke regel wordt gekoppeld aan een ontvangst of betaling, en wat overblijft, ziet u.",
					confirmed:
						"Ja. Afschriften komen elke dag binnen en worden gekoppeld aan ontvangsten en betalingen. Bij een bank zonder koppeling leest u het afschrift als Excelbestand in.",
					open: "Is onze bank rechtstreeks te koppelen?",
				},
				{
					id: "insurance-and-tax",
					question: "Hoe worden sociale premies en inkomstenbelasting berekend?",
					answer:
						"De module Salarissen berekent per persoon de premies voor sociale, ziektekosten- en werkloosheidsverzekering en de inkomstenbelasting; klik op een bedrag en u ziet de berekening. Verandert een wettelijk tarief, dan werken wij het bij.",
					confirmed:
						"De module Salarissen berekent per persoon de premies voor sociale, ziektekosten- en werkloosheidsverzekering en de inkomstenbelasting volgens de geldende tarieven, en maakt de aangiften in de vorm die de portalen van belasting en sociale verzekering vragen.",
					open: "Kunnen aangiften voor premies en inkomstenbelasting er rechtstreeks uit worden ingediend?",
				},
				{
					id: "statements",
					question: "Maakt de software de jaarrekening?",
					confirmed:
						"Ja. Balans, resultaat, kasstroom en toelichting komen rechtstreeks uit de boeken, volgens de gekozen circulaire.",
				},
				{
					id: "declarations",
					question: "Maakt de software aangiften die we kunnen indienen?",
					confirmed:
						"Ja. Aangiften voor btw, vennootschaps- en inkomstenbelasting komen eruit in de vorm die het belastingportaal vraagt; u controleert ze voor het indienen.",
				},
				{
					id: "fixed-assets",
					question: "Houdt de software vaste activa en afschrijvingen bij?",
					answer:
						"Afschrijving en toerekening zijn een stap van de maandafsluiting: de boekingen wachten tot u ze hebt nagelezen.",
					confirmed:
						"Ja. Elk activum heeft een kaart; afschrijving, gereedschap en vooruitbetaalde kosten worden per maand verdeeld.",
					open: "Heeft elk vast activum een kaart met berekende afschrijving?",
				},
				{
					id: "several-firms",
					question: "Kan één boekhouder meerdere administraties voeren?",
					confirmed:
						"Ja. Elk belastingnummer heeft eigen boeken, en van bedrijf wisselen kan zonder opnieuw in te loggen.",
				},
				{
					id: "closing",
					question: "Kan een afgesloten maand weer open?",
					confirmed:
						"Ja. Het hoofd boekhouding klikt op “Periode heropenen” en geeft een reden; wie, wanneer en waarom wordt bewaard. In de handleiding staan alle stappen, bij “Een maand afsluiten”.",
				},
				{
					id: "who-changed",
					question: "Zien we wie een boekstuk wijzigde, en wanneer?",
					confirmed:
						"Ja. Van elke wijziging wordt bewaard wie het deed en wanneer, met het oude en het nieuwe bedrag; niemand kan het logboek wissen.",
				},
				{
					id: "till-invoices",
					question: "Kunnen onze winkels e-facturen vanaf de kassa uitreiken?",
					confirmed:
						"Ja. Na het afrekenen wordt de kassafactuur gemaakt en gaan de gegevens via uw factuuraanbieder naar de belastingdienst.",
				},
				{
					id: "piece-wages",
					question: "Kan stukloon worden berekend?",
					confirmed: "Ja. De productie per bewerking maal het tarief is ieders loon.",
				},
				{
					id: "variants",
					question: "Hoe werkt het met maten en kleuren?",
					confirmed: "Eén artikel met vele maten en kleuren, elk met eigen voorraad, prijs en streepjescode.",
				},
				{
					id: "processing",
					question: "Kan bewerking van materiaal van klanten worden bijgehouden?",
					confirmed:
						"Ja. Hun materiaal ligt apart en telt niet als uw voorraad; alleen de bewerking telt mee in uw kostprijs.",
				},
			],
		},
		{
			id: "buying",
			heading: "Proberen en kopen",
			items: [
				{
					id: "trial-or-demo",
					question: "Eerst proberen of eerst een demo?",
					answer:
						"Wilt u vragen stellen en meekijken, boek dan een demo van {{demoMinutes}} minuten. Wilt u zelf aan de knoppen zitten, vraag dan een proefaccount aan. Allebei mag ook, en allebei is gratis.",
				},
				{
					id: "trial-end",
					question: "Wat gebeurt er met onze gegevens na de proefperiode?",
					answer:
						"Die bewaren we nog {{trialDataKeptDays}} dagen en wissen we daarna. Bevalt het, dan kiest u een pakket; zo niet, dan sluit het account vanzelf, zonder kosten.",
				},
				{
					id: "choose-plan",
					question: "Welk pakket kiezen we?",
					answer:
						"Kijk naar twee dingen: het aantal gebruikers, dus mensen met een eigen login, en de modules die u nodig hebt. Productie en salarissen zitten al in Starter. Twijfelt u tussen twee pakketten? Bel {{brandPhone}}, dan rekenen we met u mee.",
				},
				{
					id: "renewal",
					question: "Wordt het contract vanzelf verlengd?",
					answer: "Ja, tenzij u uiterlijk {{renewalNoticeDays}} dagen voor het einde opzegt.",
				},
				{
					id: "domain",
					question: "Hoe krijgen we het .com-domein?",
					answer:
						"Hebt u nog geen website als u voor het eerste jaar tekent, dan krijgt u een .com-domein. U kiest de naam, wij registreren die.",
				},
			],
		},
		{
			id: "rollout",
			heading: "Invoering en training",
			items: [
				{
					id: "steps",
					question: "Hoe verloopt de invoering?",
					answer:
						"We bekijken hoe u werkt, richten alles in, importeren uw gegevens, trainen uw mensen, en dan gaat u live. Alles in {{deploymentWeeks}} weken, en bij elke stap werkt er iemand van ons mee.",
				},
				{
					id: "server",
					question: "Hebben we een server nodig?",
					answer:
						"Nee. De software draait op het web en op de telefoon. Een computer met een browser is genoeg.",
				},
				{
					id: "training",
					question: "Waar is de training, en hoelang duurt die?",
					answer:
						"Bij u op locatie, {{trainingDays}} dagen, gratis. Elke afdeling leert precies wat zij nodig heeft.",
				},
				{
					id: "switch",
					question: "Kunnen we midden in het jaar overstappen?",
					answer:
						"Ja. We importeren saldi en stamgegevens per een dag die u kiest, meestal de eerste van een maand. Zo sluiten beide boekhoudingen op elkaar aan.",
				},
				{
					id: "custom",
					question: "Wij werken net iets anders. Is dat aan te passen?",
					answer:
						"Dat hangt van uw werkwijze af. Vertel erover tijdens de demo, dan zeggen wij wat er aan te passen is, wat niet, en hoelang het duurt.",
				},
			],
		},
		{
			id: "data",
			heading: "Gegevens en beveiliging",
			items: [
				{
					id: "financial-data",
					question: "Hoelang worden boekstukken bewaard?",
					answer:
						"Financiële gegevens bewaren we ten minste {{financialDataYears}} jaar. De Vietnamese boekhoudwet verplicht bedrijven om boekstukken ten minste {{voucherYearsByLaw}} jaar te bewaren: de originelen (factuur-XML, getekende bonnen) bewaart u zelf, en de boeken exporteert u naar Excel. Bij dat exporteren helpen we u graag.",
				},
				{
					id: "leaving",
					question: "Hoe krijgen we onze gegevens mee als we stoppen?",
					answer:
						"Mail naar {{brandEmail}}. Binnen {{dataHandoverDays}} dagen krijgt u alle gegevens van uw bedrijf als Excelbestanden, gratis.",
				},
				{
					id: "refund-arrives",
					question: "Hoe snel is een terugbetaling binnen?",
					confirmed: "Binnen {{refundWorkingDays}} werkdagen nadat u het ons laat weten.",
				},
				{
					id: "rest-of-fee",
					question: "Stoppen we midden in het jaar, wat gebeurt er met de rest van het bedrag?",
					confirmed:
						"Na de eerste {{refundDays}} dagen wordt het lopende jaar niet terugbetaald; u gebruikt het tot het eind.",
				},
				{
					id: "attachments",
					question: "Krijgen we bij vertrek ook de bijlagen mee?",
					confirmed: "Ja. Ze komen bij de Excelbestanden, gesorteerd op stuknummer.",
				},
				{
					id: "erasure",
					question: "Wanneer worden onze gegevens na vertrek gewist?",
					confirmed:
						"Binnen {{erasureDays}} dagen na de overdracht; back-ups verlopen {{backupKeptDays}} dagen later.",
				},
				{
					id: "below-uptime",
					question: "En als het systeem minder dan {{uptimePercent, number}}% van de tijd draait?",
					confirmed:
						"Voor elke maand daaronder gaat {{uptimeCreditPercent}}% van het maandbedrag af van uw volgende betaling.",
				},
				{
					id: "lost",
					question: "Er is per ongeluk iets gewist. Is het terug te halen?",
					answer:
						"Laat het de ondersteuning meteen weten: we zoeken het op in de back-ups, die we elke dag maken en {{backupKeptDays}} dagen bewaren.",
				},
				{
					id: "personal-data",
					question: "Waarvoor worden mijn gegevens op deze site gebruikt?",
					answer:
						"Om u terug te bellen, uw account te openen en u te antwoorden; en om u informatie en aanbiedingen te sturen, als u daarmee akkoord ging. Op deze site staan geen volgtools van derden. Alles staat in het Privacybeleid.",
				},
			],
		},
		{
			id: "using",
			heading: "Gebruik en ondersteuning",
			items: [
				{
					id: "mobile",
					question: "Werkt het ook op de telefoon?",
					answer: "Ja. Web en telefoon gebruiken dezelfde gegevens: wat u hier wijzigt, ziet u daar meteen.",
					open: "Is de mobiele versie een app in de App Store en Google Play, of opent u die in de browser?",
					confirmed:
						"Ja. De app staat in de App Store en Google Play en gebruikt dezelfde gegevens als de webversie.",
				},
				{
					id: "support",
					question: "Wanneer kunnen we bellen, en hoe snel is er antwoord?",
					answer:
						"Ondersteuning in het Vietnamees, {{supportHours}}. Tijdens kantooruren hebt u binnen {{supportReplyMinutes}} minuten antwoord.",
				},
				{
					id: "maintenance",
					question: "Hebben we last van onderhoud?",
					answer:
						"Dat kan, zolang het duurt. Daarom kondigen we het {{maintenanceNoticeHours}} uur vooraf aan. We zeggen toe dat het systeem {{uptimePercent, number}}% van de tijd bereikbaar is.",
				},
			],
		},
	],
	more: {
		heading: "Staat uw vraag er niet bij?",
		text: "Schrijf ons. U krijgt binnen {{replyHours}} uur antwoord.",
	},
};
