export default {
	title: "Pruebe {{brand}} gratis {{trialDays}} días, sin tarjeta",
	description:
		"Pruebe {{brand}} gratis durante {{trialDays}} días. Sin tarjeta y sin compromiso. Su cuenta estará lista en {{setupHours}} horas tras nuestra llamada.",
	heading: "{{trialDays}} días de prueba, sin tarjeta",
	intro:
		"Rellene el formulario. En menos de {{replyHours}} horas le llamamos para confirmar; su cuenta estará lista en las {{setupHours}} horas siguientes.",
	benefits: {
		heading: "Qué recibe en {{trialDays}} días",
		items: [
			"Sin tarjeta y sin cargos",
			"Todo listo: basta un navegador o un teléfono",
			"Alguien a quien preguntar, en vietnamita, {{supportHours}}",
			"Déjelo cuando quiera: un botón o una llamada",
		],
	},
	days: {
		heading: "Cada día, una cosa que probar",
		label: "Día {{day}}",
		items: [
			"Traer artículos y clientes de Excel",
			"Llevar el primer pedido hasta el final",
			"Facturar ese pedido",
			"Conciliar el extracto del banco",
			"Cerrar un mes, como ensayo",
			"Decidir: seguir, o llevarse los datos",
		],
	},
	form: {
		heading: "Solicite su prueba",
		plan: "Plan que le interesa: {{plan}}",
		submit: "Probar gratis {{trialDays}} días",
	},
	success: {
		heading: "Hemos recibido su solicitud",
		intro: "Gracias, {{name}}. Estos son los próximos pasos:",
		steps: [
			{
				title: "Un correo de confirmación",
				isMail: true,
				text: "Suele llegar a {{email}} en unos minutos. Si no lo ve, mire en el correo no deseado; en cualquier caso, tenemos su solicitud.",
			},
			{
				title: "Una llamada para confirmar los datos",
				text: "{{brandPerson}} u otra persona del equipo le llama al {{phone}} {{deadline}} y le hace unas preguntas.",
			},
			{
				title: "Su cuenta de prueba de {{trialDays}} días",
				text: "Abierta en {{setupHours}} horas tras la llamada; la invitación llega por correo, con el enlace para elegir la contraseña. Mientras tanto, tenga a mano archivos de Excel con sus artículos y clientes.",
			},
		],
		own: "Ver o cambiar su solicitud",
		again: "Registrar otra empresa",
		home: "Volver al inicio",
	},
	faq: {
		heading: "Antes de probar",
		items: [
			{
				question: "¿Qué pasa a los {{trialDays}} días?",
				answer:
					"Si le convence, elige un plan y sigue trabajando. Si no, la cuenta se cierra sola, sin coste y sin que tenga que hacer nada.",
			},
			{
				question: "¿Cómo lo dejo antes del final?",
				answer:
					"Pulse “Dejar la prueba” en su propia página (el enlace está en nuestros correos) o llame al {{brandPhone}}. Cualquier día, sin dar motivos.",
			},
			{
				question: "¿Pierdo los datos que he introducido?",
				answer:
					"Al terminar la prueba guardamos sus datos {{trialDataKeptDays}} días más antes de borrarlos, para que pueda decidir con calma.",
			},
			{
				question: "No tenemos informáticos. ¿Podemos probarlo?",
				answer:
					"Sí. La cuenta se la preparamos nosotros. El programa funciona en la web y en el teléfono; no hay que comprar servidores.",
			},
		],
	},
};
