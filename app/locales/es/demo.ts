export default {
	title: "Reserve una demo de {{brand}}: {{demoMinutes}} min para su empresa",
	description:
		"Demo en línea y gratuita de {{demoMinutes}} minutos, solo para su empresa y sobre la tarea que se le atasca. Le llamamos en {{demoContactHours}} horas laborables.",
	heading: "Vea {{brand}} con el trabajo de su propia empresa",
	intro:
		"{{demoMinutes}} minutos en línea, gratis y solo para su empresa. Usted plantea el problema y lo resolvemos en la pantalla. Le llamamos en {{demoContactHours}} horas laborables para fijar la hora; si prefiere que nos veamos en persona, díganoslo entonces.",
	agenda: {
		heading: "En {{demoMinutes}} minutos",
		items: [
			{
				title: "Primero escuchamos",
				text: "Qué hace su empresa, cuántas personas son y dónde se atasca el trabajo.",
			},
			{
				title: "Después lo hacemos",
				text: "Un pedido de principio a fin: presupuesto, entrega, asiento y cobro.",
			},
			{
				title: "Respuestas claras",
				text: "Qué se puede hacer, qué todavía no, cuánto se tarda y cuánto cuesta.",
			},
			{
				title: "Sin presiones",
				text: "Al terminar decide usted: probarlo, preguntar más o dejarlo ahí.",
			},
		],
	},
	form: {
		heading: "Reserve su demo",
	},
	success: {
		heading: "Hemos recibido su solicitud de demo",
		intro: "Gracias, {{name}}. Estos son los próximos pasos:",
		steps: [
			{
				title: "Le llamamos {{deadline}}",
				text: "{{brandPerson}} u otra persona del equipo le llama al {{phone}} para acordar día y hora. Llegado el momento, le llamamos de nuevo y le enviamos un enlace para ver juntos la pantalla.",
			},
			{
				title: "Un correo de confirmación",
				isMail: true,
				text: "Suele llegar a {{email}} en unos minutos. Si no lo ve, mire en el correo no deseado; en cualquier caso, tenemos su solicitud.",
			},
			{
				title: "Su demo de {{demoMinutes}} minutos",
				text: "Solo para su empresa. Si puede, invite a su contable y a su jefe de almacén.",
			},
		],
		own: "Ver o cambiar su solicitud",
		again: "Reservar otra demo",
		home: "Volver al inicio",
	},
};
