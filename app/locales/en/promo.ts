export default {
	label: "Offers",
	strip:
		"{{#reduced}}{{firstYearDiscountPercent}}% off the first year, free{{/reduced}}{{^reduced}}Free{{/reduced}} data import and on-site training.",
	link: "See the offers",
	heading: "What comes with your first year",
	offers: {
		firstYear: {
			title: "{{#reduced}}{{firstYearDiscountPercent}}% off the first year{{/reduced}}",
			text: "Taken straight off the first year’s fee, on every plan.",
		},
		dataImport: {
			title: "Free data import",
			text: "Items, customers, balances, opening stock: send us the files and we load them for you.",
		},
		onSiteTraining: {
			title: "Free on-site training",
			text: "We come to your office or plant and train your team for {{trainingDays}} days.",
		},
		domain: {
			title: "A free .com domain",
			text: "For companies that do not have a website yet.",
		},
	},
};
