export default {
	title: "ERP en Vietnam para empresas de {{smallestCompany}}-{{largestCompany}} personas | {{brand}}",
	description:
		"Ventas, existencias, producción, contabilidad y nóminas con los mismos datos. Cerca de un {{savingsPercent}}\u00a0% más barato que los grandes ERP, en marcha en {{deploymentWeeks}} semanas. Pruébelo {{trialDays}} días gratis.",
	heading: "Todos los departamentos, la\u00a0misma\u00a0cifra",
	text: "Se anota una vez y lo ven todos.",
	saving: "Cerca de un {{savingsPercent}}\u00a0% más barato que los grandes ERP.",
	price: "Desde {{starterPrice}} {{#reduced}}el primer año{{/reduced}}{{^reduced}}al año{{/reduced}}.",
	card: "La prueba es sin tarjeta.",
	leaving: "Si se va, se lleva todos sus datos.",
	proofs: [
		{ value: "{{deploymentWeeks}} semanas", label: "de la firma al uso diario" },
		{ value: "{{trainingDays}} días", label: "de formación y ya puede usarlo" },
		{ value: "{{customerCount}}", label: "empresas lo usan" },
		{ value: "{{refundPercent}}\u00a0%", label: "de reembolso en los primeros {{refundDays}} días" },
	],
	story: {
		label:
			"Ejemplo: tres celdas de una hoja dan tres cifras de ventas distintas; {{brand}} tiene una sola, y el comprobante que la respalda",
		sheet: {
			title: "Ventas de octubre",
			formula: "='[Almacén oct (2).xlsx]Total'!#REF!",
			cells: [
				{ of: "Comercial", value: "1.240 M" },
				{ of: "Almacén", value: "1.190 M" },
				{ of: "Contabilidad", value: "#REF!" },
			],
		},
		amount: "1.214.600.000 ₫",
		open: "Ábralo por cliente, comprobante y asiento",
		goods: { label: "Agrícola Cuu Long", value: "2.000 cajas × 24.000 ₫" },
	},
};
