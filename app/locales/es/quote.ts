export default {
	title: "Presupuesto de {{brand}}: su precio en un minuto",
	description:
		"Indique los usuarios, marque los módulos y vea el plan que le conviene: primer año, años siguientes y total de cinco años. Para imprimir o compartir.",
	heading: "Su presupuesto, al momento",
	intro:
		"Indique el número de usuarios y marque los módulos que necesita. No le pedimos ni nombre ni teléfono.",
	link: "Calcule el presupuesto de su empresa",
	form: {
		heading: "¿Qué necesita su empresa?",
		again: "Cambiar los datos",
		users: {
			label: "Número de usuarios",
			hint: "Las personas con acceso propio, no todo el personal.",
		},
		modules: { label: "Módulos que necesita", hint: "¿Aún no lo sabe? Déjelos en blanco." },
		elsewhere: {
			label: "Precio de otro proveedor, al año",
			hint: "Lo que paga ahora o lo que le ofrecen, en dongs: 450.000.000 o 450 millones. Así el presupuesto compara.",
		},
		company: { label: "Empresa", hint: "Aparecerá en el presupuesto." },
		submit: "Ver el presupuesto",
	},
	errors: {
		usersInvalid: "Escriba el número de usuarios en cifras, 1 como mínimo, por ejemplo 25",
		elsewhereInvalid: "Escriba un importe en dongs al año, por ejemplo 450.000.000 o 450 millones",
	},
	promise: {
		heading: "El presupuesto le dice",
		items: [
			"Qué plan le conviene y por qué",
			"El primer año, cada año siguiente y el total de cinco años",
			"Qué incluye el precio",
			"Si somos más baratos o más caros que el precio que usted indique",
		],
		end: "En una sola hoja A4, lista para imprimir y enviar a la central.",
	},
	answer: {
		heading: "{{plan}}: {{amount}} el primer año",
		fits: "Este plan es para {{min}}\u2011{{max}} usuarios.",
		smallest:
			"Nuestro plan más pequeño es para {{min}}\u2011{{max}} usuarios. Con menos, el precio es el mismo.",
		needed: "Ha elegido {{modules}}. El plan más pequeño que lo incluye todo es {{plan}}.",
		without: "Si puede esperar, le basta con {{plan}}.",
		smaller: "Ver {{plan}}: {{amount}} el primer año",
		send: "Envíenme este presupuesto",
		print:
			"Para imprimirlo o guardarlo en PDF, pulse Ctrl+P (Cmd+P en un Mac); en el teléfono, elija Compartir y luego Imprimir. Cabe en una hoja A4. Quien reciba la dirección de esta página verá lo mismo.",
	},
	sheet: {
		heading: "Presupuesto",
		date: "Fecha",
		validUntil: "Válido hasta el",
		to: "Para",
		plan: "Plan {{plan}}",
		caption: "Lo que paga",
		item: "Concepto",
		basis: "Calculado con",
		amount: "Importe",
		firstYear: "Primer año",
		discount: "Precio de lista {{amount}}, menos el {{percent}}",
		laterYears: "Cada año desde el segundo",
		listPrice: "Precio de lista",
		total: "Total de {{years}} años",
		sum: "El primer año y {{count}} años más",
		elsewhere: "Otro proveedor, {{years}} años",
		given: "{{years}} × {{amount}}, el importe que usted indicó",
		source: "Según nuestra lista de precios del {{date}}:",
		modules: "Módulos de este plan",
		wanted: "elegido por usted",
		included: "Incluido en el precio",
		terms:
			"Se paga por año. Lo prueba {{trialDays}} días antes de pagar. Si no le sirve, recupera el {{refundPercent}}\u00a0% en los {{refundDays}} días siguientes a la firma. El contrato se renueva solo; para dejarlo, avise con {{renewalNoticeDays}} días.",
	},
	compared: {
		less: "Frente al importe que usted indicó, {{brand}} cuesta {{amount}} menos en {{years}} años, es decir, un {{percent}}.",
		more: "Según el importe que usted indicó, el otro proveedor cuesta {{amount}} menos en {{years}} años. Pregunte si incluye implantación, formación y soporte.",
		same: "Según el importe que usted indicó, en {{years}} años ambos cuestan lo mismo.",
	},
	claim: {
		heading: "“Cerca de un {{savingsPercent}}\u00a0% más barato”: ¿que quién?",
		text: "Que los grandes proveedores de ERP. Para este plan se cumple si cobran {{amount}} o más en {{years}} años por licencias, implantación y mantenimiento. Es una estimación nuestra, no el precio de ningún proveedor. Si tiene otra oferta, indíquela y compare cifras reales.",
	},
	talk: {
		heading: "¿Más de {{largestCompany}} usuarios? Hablemos",
		text: "A ese tamaño cada empresa es distinta y una lista de precios no lo dice todo. Llámenos o envíenos estos datos y le haremos una propuesta.",
		send: "Pedir una propuesta",
	},
	message: {
		send: "Por favor, envíenme este presupuesto.",
		talk: "Por favor, hágannos una propuesta para nuestra empresa.",
		line: "{{name}}: {{value}}",
	},
};
