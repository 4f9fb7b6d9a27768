export default {
	pains: {
		heading: "En esa hoja hay tres celdas más con error",
		before: "Hoy",
		after: "Con {{brand}}",
		items: [
			{
				title: "Fin de mes, noches en vela",
				before:
					"Reunir archivos, buscar diferencias, volver a teclear documentos. El informe de este mes llega a mediados del siguiente.",
				after:
					"Cada operación se contabiliza en el momento. Con extractos, facturas y nóminas completos, el mes se cierra en una mañana.",
			},
			{
				title: "Hay pedido, pero no hay existencias",
				before: "El vendedor promete de memoria. El cliente espera y al final se va.",
				after:
					"Consulte las existencias mientras habla con el cliente. Si queda poco, el programa avisa antes.",
			},
			{
				title: "El empleado se va y el cliente también",
				before: "El historial está en su Zalo y en su teléfono. Cuando se va, se pierde.",
				after:
					"Llamadas, presupuestos y promesas quedan en el sistema de la empresa. Quien llega después lee y sigue.",
			},
		],
	},
	screens: {
		heading: "Véalo en marcha: octubre en una empresa de envases",
		text: "Cifras de ejemplo que cuadran: el pedido DH-1192 son 2.000 cajas en almacén y 51.840.000\u00a0₫ en los libros. En vietnamita.",
		choose: "Elija una pantalla",
		guide: "Verlo paso a paso",
		phone:
			"Un pedido que supera el límite de crédito espera la aprobación. En el teléfono está lo que decide: cuánto vale y cuánto debe ya el cliente.",
		items: {
			closing: {
				name: "Cierre de octubre",
				text: "Ocho asientos de cierre, debe igual a haber. La línea abierta muestra cómo de 1.214.600.000\u00a0₫ de ventas quedan 146.200.000\u00a0₫ de beneficio antes de impuestos.",
			},
			orders: {
				name: "Pedido DH-1192",
				text: "Ocho pedidos de una semana, con el IVA aparte. Abra uno y verá su mercancía, su comprobante y sus asientos.",
			},
			stock: {
				name: "Existencias por almacén",
				text: "Ocho artículos en dos almacenes, con su valor. La ficha abierta muestra las 2.000 cajas que se llevó el pedido DH-1192.",
			},
			workOrder: {
				name: "Orden SX-0158",
				text: "Ocho operaciones: recibido, bueno, desechado, en curso. El coste es provisional hasta fin de mes.",
			},
			payroll: {
				name: "Nómina",
				text: "Seis personas, del ingreso al neto. Pulse una cifra y verá cómo se ha calculado.",
			},
		},
	},
	technology: {
		heading: "Servidores, copias, actualizaciones: nos ocupamos nosotros",
		text: "Ni servidores que comprar ni equipo de informática que mantener.",
		scale: { from: "hace {{backupKeptDays}} días", to: "ayer" },
		items: [
			{
				value: "Web y teléfono",
				text: "Abra el navegador y trabaje. En el almacén o de visita, use el teléfono: los datos son los mismos.",
			},
			{
				value: "{{uptimePercent, number}}\u00a0%",
				text: "del tiempo en funcionamiento, como prometen nuestras Condiciones. El mantenimiento se anuncia {{maintenanceNoticeHours}} horas antes.",
			},
			{
				value: "{{backupKeptDays}} copias de seguridad",
				text: "Una cada día, y cada una se conserva {{backupKeptDays}} días.",
			},
			{
				value: "{{engineerCount}} ingenieros",
				text: "Hacen el programa que usted usa.",
			},
			{
				value: "{{supportHours}}",
				text: "Soporte en vietnamita. En horario de oficina respondemos en {{supportReplyMinutes}} minutos.",
			},
		],
	},
	compare: {
		heading: "Frente a los grandes ERP, el código abierto y Excel",
		text: "Cada opción tiene sus puntos fuertes. Aquí están también los de las demás.",
		caption: "{{brand}} frente a los grandes ERP, los ERP de código abierto y Excel, según nueve criterios",
		criterion: "Criterio",
		versus: "Comparar {{brand}} con",
		all: "Ver los nueve criterios",
		columns: ["{{brand}}", "Grandes ERP", "ERP de código abierto", "Excel"],
		rows: [
			{
				label: "Coste en 5 años",
				cells: [
					"Cerca de un {{savingsPercent}}\u00a0% menos que los grandes ERP",
					"El más alto: licencias, implantación, mantenimiento",
					"Licencia barata o gratuita; instalación y servidor, por su cuenta",
					"Casi nada, pero muchas horas y errores fáciles",
				],
			},
			{
				label: "Puesta en marcha",
				cells: [
					"{{deploymentWeeks}} semanas",
					"Suele llevar muchos meses",
					"Depende del equipo, a menudo meses",
					"Inmediata",
				],
			},
			{
				label: "Facilidad de uso",
				cells: [
					"Se aprende en {{trainingDays}} días",
					"Muy completos: muchas pantallas que aprender",
					"Depende de la edición y de quien la adapte",
					"Todos lo conocen",
				],
			},
			{
				label: "Soporte en vietnamita",
				cells: [
					"{{supportHours}}",
					"Sí, a través de partners en Vietnam",
					"La comunidad o un partner de pago",
					"Lo que encuentre en internet",
				],
			},
			{
				label: "Adaptación a su empresa",
				cells: [
					"Pregunte antes de comprar: le decimos hasta dónde llega",
					"Muy profunda, a un precio alto",
					"La más profunda, si tiene programadores",
					"Libre, cada uno a su manera",
				],
			},
			{
				label: "Aplicación móvil",
				cells: [
					"Sí, con los mismos datos que la web",
					"Sí",
					"Depende del producto",
					"Buena para leer, incómoda para escribir",
				],
			},
			{
				label: "Actualizaciones",
				cells: [
					"Automáticas; el mantenimiento se anuncia {{maintenanceNoticeHours}} horas antes",
					"Según el calendario del proveedor; las grandes son un proyecto",
					"Usted actualiza y usted comprueba",
					"Con su edición de Office",
				],
			},
			{
				label: "Formación",
				cells: [
					"{{trainingDays}} días, en su empresa, gratis",
					"Metódica, de pago",
					"Manuales abiertos, cursos de pago",
					"Libros y cursos en todas partes",
				],
			},
			{
				label: "Soporte técnico",
				cells: [
					"Respuesta en {{supportReplyMinutes}} minutos, en horario de oficina",
					"Según el contrato de servicio",
					"Foros o contrato con un partner",
					"Nadie responde de su archivo",
				],
			},
		],
		note: "Las demás columnas describen el caso general; cada producto puede ser distinto.",
	},
	testimonials: {
		heading: "Lo que dicen los clientes",
		examples: "Qué cambia: tres ejemplos",
		example: "Ejemplo",
		items: {
			packaging: {
				result: "Las cuentas, cerradas en una mañana",
				quote:
					"Antes, a fin de mes, la jefa de contabilidad reunía cifras de siete archivos de Excel: cuatro días. Ahora almacén, ventas y contabilidad comparten los mismos libros. El día uno se concilia por la mañana y a mediodía dirección tiene el informe.",
				who: "Jefa de contabilidad, fábrica de envases, Hai Phong",
			},
			shops: {
				result: "Se acabó vender lo que no hay",
				quote:
					"Cuatro tiendas miran la misma cifra de existencias. El cliente pregunta y el empleado ve en el teléfono qué tienda lo tiene. Llevan tres meses sin llamar a nadie para disculparse.",
				who: "Director, tiendas de artículos para el hogar, Da Nang",
			},
			exporter: {
				result: "Documentos de exportación en dos horas",
				quote:
					"Para un pedido a Japón se tecleaban las mismas cifras cinco veces. Ahora se escriben una vez, y de ahí salen el packing list y la factura.",
				who: "Jefa de exportación, industria alimentaria, Can Tho",
			},
		},
	},
	faq: {
		heading: "Lo que más nos preguntan",
	},
	cta: {
		heading: "Pruébelo con las cifras de su empresa",
		text: "Deje sus datos y le llamamos en menos de {{replyHours}} horas. La cuenta se abre en las {{setupHours}} horas siguientes a la llamada.",
	},
};
