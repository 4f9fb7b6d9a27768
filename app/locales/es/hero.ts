export default {
	title:
		"{{brand}}: ERP en la nube para empresas de {{smallestCompany}} a {{largestCompany}} personas en Vietnam",
	description:
		"Ventas, existencias, producción, contabilidad y nóminas con los mismos datos. Cerca de un {{savingsPercent}}\u00a0% más barato que los grandes ERP, en marcha en {{deploymentWeeks}} semanas. Pruébelo {{trialDays}} días gratis.",
	eyebrow:
		"Programa de gestión (ERP) para empresas de {{smallestCompany}} a {{largestCompany}} personas en Vietnam",
	heading: "Todos los departamentos, las mismas cifras",
	text: "Ventas, existencias, producción, contabilidad, nóminas: se anota una vez y lo ve cada departamento. {{moduleCount}} módulos, cerca de un {{savingsPercent}}\u00a0% más barato que los grandes ERP, en marcha en {{deploymentWeeks}} semanas.",
	price: "Desde {{starterPrice}} {{#reduced}}el primer año{{/reduced}}{{^reduced}}al año{{/reduced}}.",
	note: "La prueba es sin tarjeta y puede dejarla cuando quiera.",
	proofs: [
		{ value: "{{deploymentWeeks}} semanas", label: "de la firma al uso diario" },
		{ value: "{{trainingDays}} días", label: "de formación y ya puede usarlo" },
		{ value: "{{customerCount}}", label: "empresas lo usan" },
		{ value: "{{refundPercent}}\u00a0%", label: "de reembolso en los primeros {{refundDays}} días" },
	],
	screen: {
		label: "Ejemplo: flujo de caja, existencias y pedidos en {{brand}}",
		company: "Minh Phat Co., Ltd.",
		greeting: "Viernes por la mañana, todas las cifras al día",
		cash: {
			title: "Flujo de caja de la semana",
			in: "Cobros",
			out: "Pagos",
			balance: "175 millones ₫ a favor",
			days: ["lu", "ma", "mi", "ju", "vi"],
		},
		stock: {
			title: "Existencias",
			low: "Queda poco",
			enough: "Suficiente",
			items: [
				{ name: "Tapones de 28 mm", left: "12 cajas" },
				{ name: "Film retráctil PE", left: "860 kg" },
				{ name: "Cajas de cartón, 5 capas", left: "2.400 uds." },
			],
		},
		orders: {
			title: "Pedidos de hoy",
			items: [
				{ customer: "Plásticos Thanh Cong", amount: "48.600.000 ₫", status: "En reparto" },
				{ customer: "Supermercado An Binh", amount: "126.350.000 ₫", status: "Por aprobar" },
				{ customer: "Agrícola Cuu Long", amount: "72.900.000 ₫", status: "Cobrado" },
			],
		},
		approve: "Aprobar",
	},
};
