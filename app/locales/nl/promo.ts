export default {
	label: "Aanbiedingen",
	strip:
		"{{#reduced}}{{firstYearDiscountPercent}}% korting in het eerste jaar, met gratis{{/reduced}}{{^reduced}}Gratis{{/reduced}} data-import en gratis training op locatie.",
	link: "Bekijk de aanbiedingen",
	heading: "Dit krijgt u in het eerste jaar",
	offers: {
		firstYear: {
			title: "{{#reduced}}{{firstYearDiscountPercent}}% korting in het eerste jaar{{/reduced}}",
			text: "Meteen van het eerste jaarbedrag af, bij elk pakket.",
		},
		dataImport: {
			title: "Gratis data-import",
			text: "Artikelen, klanten, openstaande posten, beginvoorraad: u stuurt de bestanden, wij importeren ze.",
		},
		onSiteTraining: {
			title: "Gratis training op locatie",
			text: "Wij komen naar uw kantoor of fabriek en trainen uw mensen {{trainingDays}} dagen.",
		},
		domain: {
			title: "Gratis .com-domein",
			text: "Voor bedrijven die nog geen website hebben.",
		},
	},
};
