export default {
	title: "Precios de {{brand}}: {{firstYearDiscountPercent}}\u00a0% menos el primer año",
	description:
		"Starter, Professional, Enterprise: precios anuales por número de usuarios. {{firstYearDiscountPercent}}\u00a0% menos el primer año, reembolso del {{refundPercent}}\u00a0% en {{refundDays}} días.",
	heading: "Precios claros, por año",
	intro:
		"Elija el plan por número de usuarios. Pruébelo {{trialDays}} días antes de pagar y, si no le sirve, recupere el {{refundPercent}}\u00a0% en los primeros {{refundDays}} días.",
	onHome: {
		heading: "Tres planes, precio a la vista",
		text: "Se paga por año. Si no le sirve, recupera el {{refundPercent}}\u00a0% en los primeros {{refundDays}} días.",
		link: "Ver todos los precios",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Adiós a Excel: ventas, existencias y contabilidad en un solo sitio.",
			includes: "Módulos incluidos",
		},
		professional: {
			name: "Professional",
			text: "Tiene taller, varios almacenes y nóminas que pagar a tiempo.",
			includes: "Todo lo de Starter, más",
		},
		enterprise: {
			name: "Enterprise",
			text: "Muchos departamentos, producción planificada, clientes en el extranjero.",
			includes: "Todo lo de Professional, más",
		},
	},
	users: "{{min}}-{{max}} usuarios",
	perYear: "al año",
	perFirstYear: "el primer año",
	monthly: "≈ {{amount}} al mes",
	before: "Precio de lista",
	now: "Precio del primer año",
	until: "Precios válidos hasta el {{date}}.",
	laterYears: "A partir del segundo año se aplica el precio de lista.",
	popular: "El más elegido",
	choose: "Probar {{plan}}",
	everyPlan: {
		heading: "En todos los planes",
		items: [
			"Versión web y versión móvil",
			"Soporte en vietnamita, {{supportHours}}",
			"{{reportTemplateCount}} plantillas de informes",
			"Copias de seguridad diarias, conservadas {{backupKeptDays}} días",
			"{{uptimePercent, number}}\u00a0% de disponibilidad",
			"{{trainingDays}} días de formación",
		],
	},
	refund: {
		heading: "¿No le sirve? Le devolvemos el dinero",
		text: "Si no le sirve, en los primeros {{refundDays}} días le devolvemos el {{refundPercent}}\u00a0% de lo pagado.",
	},
	compare: {
		heading: "Compare los planes",
		caption: "Precio, número de usuarios y módulos de cada plan",
		row: "Qué incluye",
		price: "Precio al año",
		monthly: "Al mes",
		users: "Número de usuarios",
		yes: "Sí",
		no: "No",
	},
	questions: {
		heading: "Preguntas sobre el precio",
		items: [
			{
				question: "¿De qué depende el precio?",
				answer:
					"Del plan, con pago anual. Cada plan corresponde a un número de usuarios e incluye los módulos indicados arriba.",
			},
			{
				question: "¿Cuánto dura el descuento del {{firstYearDiscountPercent}}\u00a0%?",
				answer:
					"El primer año. Además, la importación de datos y la formación en su empresa son gratis, y quien no tiene sitio web recibe un dominio .com.",
			},
			{
				question: "¿Y si firmamos y no nos sirve?",
				answer: "En los primeros {{refundDays}} días le devolvemos el {{refundPercent}}\u00a0% de la cuota.",
			},
			{
				question: "¿El contrato se renueva solo?",
				answer:
					"Sí, salvo que lo cancele al menos {{renewalNoticeDays}} días antes de que termine. Los detalles están en las Condiciones de uso.",
			},
			{
				question: "¿Y si necesitamos más de {{largestCompany}} usuarios?",
				answer: "Llame al {{brandPhone}}. Vemos qué necesita y le hacemos una propuesta.",
			},
		],
	},
};
