import type { Vi } from "../vi/index.ts";

const docs: Vi["docs"] = {
	title: "Guías de {{brand}}, paso a paso",
	description:
		"Cómo usar {{brand}}, paso a paso: importar de Excel, permisos, ventas, existencias, cierre del mes y nóminas. Con buscador.",
	heading: "Guías",
	intro:
		"Cada guía es una tarea, paso a paso: qué pulsar y qué verá. Si aún tiene dudas, llame al {{brandPhone}}.",
	search: {
		label: "Buscar en guías y preguntas",
		hint: "Por ejemplo: cerrar mes",
		submit: "Buscar",
		found: "{{count}} resultados para “{{query}}”",
		none: "No hay resultados para “{{query}}”",
		noneHelp: "Pruebe con una palabra más corta o pregúntenos: tendrá respuesta en {{replyHours}} horas.",
		contact: "Preguntar",
		clear: "Volver a todas las guías",
		fromDocs: "Guía",
		fromFaq: "Pregunta",
		popularLabel: "Lo más buscado",
		popular: [
			"cerrar mes",
			"importar Excel",
			"olvidé contraseña",
			"permisos",
			"cuentas por cobrar",
			"recuento",
		],
		filler: "cómo, puedo, dónde, qué, es, el, la, los, las, un, una, mi, de, en, se",
		sameMeaning: [
			"reembolso, devolución del dinero, devolver el dinero",
			"coste, costo, precio, cuánto cuesta",
			"cancelar, dejar, dar de baja",
			"importar, cargar, migrar, subir datos",
			"existencias, inventario, stock",
			"exportación, divisa",
			"caja, mostrador, tienda, POS",
			"en línea, comercio electrónico, tienda online",
			"cerrar, cierre, fin de mes",
			"cuentas por cobrar, deuda, impagados, vencido",
			"lista de materiales, BOM, receta",
			"nómina, nóminas, sueldo, salario",
			"teléfono, móvil, celular, app",
			"copia de seguridad, copias, backup",
			"permisos, roles, acceso",
			"cliente, clientes, CRM",
			"contraseña, clave, acceso",
			"vacaciones, permiso, ausencia",
			"exportar a Excel, descargar datos, sacar datos",
			"ayuda, soporte, asistencia",
		],
	},
	quickStart: {
		heading: "Empiece en cinco pasos",
		items: [
			{
				title: "Pida la prueba",
				text: "Indique la empresa y a quién llamar. Llamamos para confirmar; la cuenta de {{trialDays}} días se abre en las {{setupHours}} horas siguientes.",
			},
			{
				title: "Dé de alta la empresa",
				text: "Nombre, número fiscal, almacenes, tiendas y el día en que empieza a contabilizar.",
			},
			{
				title: "Traiga sus datos",
				text: "Suba desde Excel artículos, clientes, proveedores y saldos iniciales. ¿Sin tiempo? Envíelos y los cargamos.",
			},
			{
				title: "Invite a su equipo",
				text: "Añada a cada persona y elija su trabajo. Solo ve las pantallas que necesita.",
			},
			{
				title: "Registre el primer pedido",
				text: "Haga el pedido, dé salida a la mercancía, facture y cobre. Abra el informe: la venta está ahí.",
			},
		],
	},
	index: {
		heading: "Guías por tarea",
		count: "{{count}} guías",
		groups: {
			setup: "Puesta en marcha",
			money: "Contabilidad y finanzas",
			sales: "Ventas y clientes",
			goods: "Compras y almacén",
			production: "Producción",
			staff: "Personal y nóminas",
		},
	},
	guide: {
		title: "{{name}} | Guías de ERP, {{brand}}",
		audience: "Para",
		module: "Módulo",
		plan: { label: "Plan", every: "En todos los planes", from: "Desde {{plan}}", only: "{{plan}}" },
		ready: "Tenga a mano",
		steps: "Pasos",
		mistake: "Un error frecuente",
		related: "Siga leyendo",
		help: {
			heading: "¿Se ha atascado en un paso?",
			text: "Llame al {{brandPhone}} o escríbanos con el número del paso. Soporte en vietnamita, {{supportHours}}.",
		},
	},
	more: {
		heading: "¿No encuentra lo que busca?",
		text: "Llame al {{brandPhone}} o déjenos su pregunta. Para seguir los pasos usted mismo, pida una cuenta de prueba.",
	},
};

export default docs;
