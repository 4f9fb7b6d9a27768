export default {
	title: "Offerte {{brand}}: uw prijs in één minuut",
	description:
		"Vul het aantal gebruikers in, kies de modules en zie welk pakket past: het eerste jaar, de jaren erna en vijf jaar samen. Om te printen of door te sturen.",
	heading: "Uw offerte, meteen op het scherm",
	intro:
		"Vul het aantal gebruikers in en kies de modules die u nodig hebt. We vragen geen naam en geen telefoonnummer.",
	link: "Bereken een offerte voor uw bedrijf",
	form: {
		heading: "Wat heeft uw bedrijf nodig?",
		again: "Cijfers aanpassen",
		users: {
			label: "Aantal gebruikers",
			hint: "Wie een eigen login krijgt, niet iedereen op de loonlijst.",
		},
		modules: { label: "Gewenste modules", hint: "Nog niet zeker? Laat ze open." },
		elsewhere: {
			label: "Prijs elders, per jaar",
			hint: "Wat u nu betaalt of aangeboden kreeg, in dong: 450.000.000 of 450 miljoen. Dan vergelijkt de offerte.",
		},
		company: { label: "Bedrijf", hint: "Komt op de offerte te staan." },
		submit: "Offerte tonen",
	},
	errors: {
		usersInvalid: "Vul het aantal gebruikers in cijfers in, minstens 1, bijvoorbeeld 25",
		elsewhereInvalid: "Vul een bedrag in dong per jaar in, bijvoorbeeld 450.000.000 of 450 miljoen",
	},
	promise: {
		heading: "De offerte vertelt u",
		items: [
			"Welk pakket past, en waarom",
			"Het eerste jaar, elk jaar erna, vijf jaar samen",
			"Wat er bij de prijs inbegrepen is",
			"Of we goedkoper of duurder zijn dan een prijs die u invult",
		],
		end: "Op één A4, klaar om te printen voor het hoofdkantoor.",
	},
	answer: {
		heading: "{{plan}}: {{amount}} in het eerste jaar",
		fits: "Dit pakket is bedoeld voor {{min}}\u2011{{max}} gebruikers.",
		smallest:
			"Ons kleinste pakket is voor {{min}}\u2011{{max}} gebruikers. Met minder blijft de prijs gelijk.",
		needed: "U koos {{modules}}. Het kleinste pakket waar dat allemaal in zit, is {{plan}}.",
		without: "Kan dat nog wachten, dan is {{plan}} genoeg.",
		smaller: "Bekijk {{plan}}: {{amount}} in het eerste jaar",
		send: "Stuur mij deze offerte",
		print:
			"Printen of bewaren als pdf: druk op Ctrl+P (Cmd+P op een Mac); kies op uw telefoon Delen en dan Print. Het past op één A4. Wie van u het adres van deze pagina krijgt, ziet hetzelfde.",
	},
	sheet: {
		heading: "Offerte",
		date: "Datum",
		validUntil: "Geldig tot en met",
		to: "Voor",
		plan: "Pakket {{plan}}",
		caption: "Wat u betaalt",
		item: "Post",
		basis: "Gebaseerd op",
		amount: "Bedrag",
		firstYear: "Eerste jaar",
		discount: "Lijstprijs {{amount}}, min {{percent}}",
		laterYears: "Elk jaar vanaf het tweede",
		listPrice: "Lijstprijs",
		total: "{{years}} jaar samen",
		sum: "Het eerste jaar en {{count}} jaar erna",
		elsewhere: "Elders, {{years}} jaar",
		given: "{{years}} × {{amount}}, het bedrag dat u invulde",
		source: "Volgens onze prijslijst van {{date}}:",
		modules: "Modules in dit pakket",
		wanted: "door u gekozen",
		included: "Inbegrepen in de prijs",
		terms:
			"U betaalt per jaar en probeert het eerst {{trialDays}} dagen. Past het niet, dan krijgt u tot {{refundDays}} dagen na ondertekening {{refundPercent}}% terug. Het contract wordt vanzelf verlengd; opzeggen kan tot {{renewalNoticeDays}} dagen voor het einde.",
	},
	compared: {
		less: "Vergeleken met het bedrag dat u invulde kost {{brand}} {{amount}} minder over {{years}} jaar, oftewel {{percent}}.",
		more: "Volgens het bedrag dat u invulde is de ander {{amount}} goedkoper over {{years}} jaar. Vraag wel of inrichting, training en ondersteuning erbij zitten.",
		same: "Volgens het bedrag dat u invulde kosten beide over {{years}} jaar evenveel.",
	},
	claim: {
		heading: "“Zo'n {{savingsPercent}}% goedkoper”: dan wat?",
		text: "Dan ERP van de grote leveranciers. Voor dit pakket klopt dat als zij over {{years}} jaar {{amount}} of meer rekenen voor licenties, inrichting en onderhoud samen. Het is onze eigen schatting, geen prijs van een leverancier. Hebt u een ander aanbod, vul het in en vergelijk met echte cijfers.",
	},
	talk: {
		heading: "Meer dan {{largestCompany}} gebruikers? Dan praten we even",
		text: "Bij die omvang is elk bedrijf anders en zegt een prijslijst niet alles. Bel ons of stuur ons deze cijfers, dan doen we u een voorstel.",
		send: "Vraag een voorstel aan",
	},
	message: {
		send: "Stuurt u mij deze offerte?",
		talk: "Kunt u mijn bedrijf een voorstel doen?",
		line: "{{name}}: {{value}}",
	},
};
