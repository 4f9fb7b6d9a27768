export default {
	title:
		"Precios de {{brand}}: {{#reduced}}{{firstYearDiscountPercent}}\u00a0% menos el primer año{{/reduced}}{{^reduced}}por año y número de usuarios{{/reduced}}",
	description:
		"Starter, Professional, Enterprise: precios anuales por número de usuarios. {{#reduced}}{{firstYearDiscountPercent}}\u00a0% menos el primer año, reembolso{{/reduced}}{{^reduced}}Reembolso{{/reduced}} del {{refundPercent}}\u00a0% en {{refundDays}} días.",
	heading: "Precios claros, por año",
	intro:
		"Mire dos cosas: el número de usuarios y los módulos que necesita. Pruébelo {{trialDays}} días antes de pagar y, si después no le sirve, recupere el {{refundPercent}}\u00a0% en los {{refundDays}} días siguientes a la firma.",
	onHome: {
		heading: "Tres planes, precio a la vista",
		text: "Se paga por año. Si no le sirve, recupera el {{refundPercent}}\u00a0% en los {{refundDays}} días siguientes a la firma.",
		link: "Ver todos los precios",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Adiós a Excel: ventas, existencias, producción, contabilidad y nóminas en un solo sitio.",
			includes: "Módulos incluidos",
		},
		professional: {
			name: "Professional",
			text: "Ubicaciones y lotes en el almacén, venta en línea y expedientes de personal.",
			includes: "Todo lo de Starter, más",
		},
		enterprise: {
			name: "Enterprise",
			text: "Muchos departamentos, producción planificada, clientes en el extranjero.",
			includes: "Todo lo de Professional, más",
		},
	},
	users: "{{min}}\u2011{{max}} usuarios",
	perYear: "al año",
	perFirstYear: "el primer año",
	monthly: "unos {{amount}} al mes, con pago anual",
	before: "Precio de lista",
	now: "Precio del primer año",
	until: "Precios válidos hasta el {{date}}.",
	laterYears: "Desde el segundo año: {{amount}} al año",
	vat: { included: "Precios con IVA incluido.", excluded: "IVA, si lo hubiera, no incluido." },
	userMeans: "Un usuario es una persona con acceso propio.",
	popular: "El más elegido",
	choose: "Probar {{plan}}",
	everyPlan: {
		heading: "En todos los planes",
		items: [
			"Versión web y versión móvil",
			"Soporte en vietnamita, {{supportHours}}",
			"{{reportTemplateCount}} plantillas de informes",
			"Copias de seguridad diarias, conservadas {{backupKeptDays}} días",
			"En funcionamiento el {{uptimePercent, number}}\u00a0% del tiempo",
			"{{trainingDays}} días de formación",
		],
	},
	refund: {
		heading: "¿No le sirve? Le devolvemos el dinero",
		text: "Si no le sirve, en los {{refundDays}} días siguientes a la firma le devolvemos el {{refundPercent}}\u00a0% de lo pagado. Basta con escribir a {{brandEmail}} o llamar al {{brandPhone}}.",
	},
	compare: {
		heading: "Compare los planes",
		caption: "Precio, número de usuarios y módulos de cada plan",
		row: "Qué incluye",
		price: "Precio al año",
		later: "Precio desde el segundo año",
		monthly: "Primer año, al mes",
		users: "Número de usuarios",
		yes: "Sí",
		no: "No",
	},
	next: {
		heading: "Primero pruebe, después pague",
		text: "Pruébelo {{trialDays}} días, sin tarjeta. Si quiere ayuda para elegir plan, llame al {{brandPhone}} o deje un mensaje.",
	},
	questions: {
		heading: "Preguntas sobre el precio",
		items: [
			{
				question: "¿De qué depende el precio?",
				answer:
					"Del plan, con pago anual. Cada plan corresponde a un número de usuarios e incluye los módulos indicados arriba. Un usuario es una persona con acceso propio.",
			},
			{
				question: "Somos un taller de 20 personas. ¿Qué plan elegimos?",
				answer:
					"Starter: hasta 25 personas con acceso; ya incluye producción, existencias, contabilidad y nóminas. Para ubicaciones y lotes, expedientes de personal o venta en línea, elija Professional.",
			},
			{
				question:
					"{{#reduced}}¿Cuánto dura el descuento del {{firstYearDiscountPercent}}\u00a0%?{{/reduced}}",
				answer:
					"El primer año. Además, la importación de datos y la formación en su empresa son gratis, y quien no tiene sitio web recibe un dominio .com.",
			},
			{
				question: "¿Y si firmamos y no nos sirve?",
				answer:
					"Díganoslo en los {{refundDays}} días siguientes a la firma y le devolvemos el {{refundPercent}}\u00a0% de lo pagado. Escriba a {{brandEmail}} o llame al {{brandPhone}}.",
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
