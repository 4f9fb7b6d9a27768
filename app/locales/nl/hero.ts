export default {
	title:
		"{{brand}}: cloud-ERP voor bedrijven met {{smallestCompany}}\u2011{{largestCompany}} medewerkers in Vietnam",
	description:
		"Verkoop, voorraad, productie, boekhouding en salarissen met dezelfde gegevens. Zo'n {{savingsPercent}}% goedkoper dan de grote ERP-leveranciers, in {{deploymentWeeks}} weken in gebruik. Probeer het {{trialDays}} dagen gratis.",
	eyebrow:
		"Bedrijfssoftware (ERP) voor bedrijven met {{smallestCompany}}\u2011{{largestCompany}} medewerkers in Vietnam",
	heading: "Elke afdeling dezelfde cijfers",
	text: "Verkoop, voorraad, productie, boekhouding, salarissen: één keer invoeren en elke afdeling ziet het. {{moduleCount}} modules, zo'n {{savingsPercent}}% goedkoper dan de grote ERP-leveranciers, in {{deploymentWeeks}} weken in gebruik.",
	price: "Vanaf {{starterPrice}} {{#reduced}}in het eerste jaar{{/reduced}}{{^reduced}}per jaar{{/reduced}}.",
	note: "Proberen kan zonder creditcard, stoppen wanneer u wilt.",
	proofs: [
		{ value: "{{deploymentWeeks}} weken", label: "van handtekening tot dagelijks gebruik" },
		{ value: "{{trainingDays}} dagen", label: "training, en u kunt aan de slag" },
		{ value: "{{customerCount}}", label: "bedrijven werken ermee" },
		{ value: "{{refundPercent}}%", label: "geld terug in de eerste {{refundDays}} dagen" },
	],
	screen: {
		label: "Voorbeeld: kasstroom, voorraad en orders in {{brand}}",
		company: "Minh Phat Co., Ltd.",
		greeting: "Vrijdagochtend, cijfers bijgewerkt",
		cash: {
			title: "Kasstroom deze week",
			in: "In",
			out: "Uit",
			balance: "₫\u00a0175 miljoen meer in dan uit",
			days: ["ma", "di", "wo", "do", "vr"],
		},
		stock: {
			title: "Voorraad",
			low: "Bijna op",
			enough: "Genoeg",
			items: [
				{ name: "Doppen 28 mm", left: "12 dozen" },
				{ name: "PE-krimpfolie", left: "860 kg" },
				{ name: "Kartons, 5-laags", left: "2.400 stuks" },
			],
		},
		orders: {
			title: "Orders vandaag",
			items: [
				{ customer: "Thanh Cong Plastics", amount: "₫\u00a048.600.000", status: "Onderweg" },
				{ customer: "Supermarkt An Binh", amount: "₫\u00a0126.350.000", status: "Wacht op akkoord" },
				{ customer: "Cuu Long Agro", amount: "₫\u00a072.900.000", status: "Betaald" },
			],
		},
		approve: "Goedkeuren",
	},
};
