export default {
	title: "ERP in Vietnam voor bedrijven van {{smallestCompany}}-{{largestCompany}} mensen | {{brand}}",
	description:
		"Verkoop, voorraad, productie, boekhouding en salarissen met dezelfde gegevens. Zo’n {{savingsPercent}}% goedkoper dan de grote ERP-leveranciers, in {{deploymentWeeks}} weken in gebruik. Probeer het {{trialDays}} dagen gratis.",
	heading: "Elke afdeling hetzelfde\u00a0cijfer",
	text: "Eén keer invoeren, elke afdeling ziet het.",
	saving: "Zo’n {{savingsPercent}}% goedkoper dan de grote ERP-leveranciers.",
	price: "Vanaf {{starterPrice}} {{#reduced}}in het eerste jaar{{/reduced}}{{^reduced}}per jaar{{/reduced}}.",
	card: "Proberen kan zonder creditcard.",
	leaving: "Stopt u, dan gaan uw gegevens mee.",
	proofs: [
		{ value: "{{deploymentWeeks}} weken", label: "van handtekening tot dagelijks gebruik" },
		{ value: "{{trainingDays}} dagen", label: "training, en u kunt aan de slag" },
		{ value: "{{customerCount}}", label: "bedrijven werken ermee" },
		{ value: "{{refundPercent}}%", label: "geld terug in de eerste {{refundDays}} dagen" },
	],
	story: {
		label:
			"Voorbeeld: drie cellen van een spreadsheet geven drie verschillende omzetten; {{brand}} heeft één cijfer, en het boekstuk erachter",
		sheet: {
			title: "Omzet oktober",
			formula: "='[Voorraad okt (2).xlsx]Totaal'!#REF!",
			cells: [
				{ of: "Verkoop", value: "1,24 mld" },
				{ of: "Magazijn", value: "1,19 mld" },
				{ of: "Boekhouding", value: "#REF!" },
			],
		},
		amount: "₫\u00a01.214.600.000",
		open: "Open per klant, per boekstuk, per boeking",
		goods: { label: "Cuu Long Agro", value: "2.000 dozen × ₫\u00a024.000" },
	},
};
