export default {
	title:
		"Precios de ERP: {{#reduced}}{{firstYearDiscountPercent}}\u00a0% menos el primer año{{/reduced}}{{^reduced}}por año y usuarios{{/reduced}} | {{brand}}",
	description:
		"Starter, Professional, Enterprise: precios anuales por número de usuarios. {{#reduced}}{{firstYearDiscountPercent}}\u00a0% menos el primer año, reembolso{{/reduced}}{{^reduced}}Reembolso{{/reduced}} del {{refundPercent}}\u00a0% en {{refundDays}} días.",
	heading: "¿Cuánto le costará a su empresa?",
	intro: "Tendrá el precio al momento. No le pedimos ni nombre ni teléfono.",
	onHome: {
		heading: "Tres planes, precio a la vista",
		text: "Se paga por año.",
		link: "Ver todos los precios",
	},
	plans: {
		starter: {
			name: "Starter",
			text: "Empresas que dejan Excel: ventas, existencias, producción, contabilidad y nóminas en un solo sitio.",
		},
		professional: {
			name: "Professional",
			text: "Empresas con muchas ubicaciones de almacén, producción planificada, venta en línea o exportación.",
		},
		enterprise: {
			name: "Enterprise",
			text: "Más de 100 usuarios. Módulos como en Professional.",
		},
	},
	rows: {
		users: "Usuarios",
		modules: "Módulos",
		whom: "Para",
		total: "Total en {{years}} años",
	},
	allModules: "Los {{count}}",
	someModules: "{{count}} de {{max}}",
	perYear: "al año",
	perFirstYear: "el primer año",
	monthly: "unos {{amount}} al mes, con pago anual",
	before: "Precio de lista",
	now: "Precio del primer año",
	until: "Precios válidos hasta el {{date}}.",
	laterYears: "Después, {{amount}} al año",
	vat: {
		included: "Precios con IVA incluido.",
		excluded: "IVA, si lo hubiera, no incluido.",
		exempt: "Los programas informáticos no están sujetos a IVA.",
	},
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
	contents: {
		example: "Ejemplo: los módulos de cada plan se confirman en el contrato.",
		heading: "Qué módulo hay en cada plan",
		caption: "Módulos de cada plan",
		row: "Módulo",
		yes: "Sí",
		no: "No",
	},
	next: {
		heading: "Primero pruebe, después pague",
		text: "Si quiere ayuda para elegir plan, llame al {{brandPhone}} o deje un mensaje.",
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
					"Starter: hasta 25 personas con acceso; ya incluye producción, existencias, contabilidad y nóminas. Para ubicaciones y lotes, planificación de materiales, expedientes de personal, venta en línea o exportación, elija Professional.",
			},
			{
				question:
					"{{#reduced}}¿Cuánto dura el descuento del {{firstYearDiscountPercent}}\u00a0%?{{/reduced}}",
				answer:
					"El primer año. Además, la importación de datos y la formación en su empresa son gratis, y quien no tiene sitio web recibe un dominio .com.",
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
