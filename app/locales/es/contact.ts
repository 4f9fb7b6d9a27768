export default {
	title: "Contacto con {{brand}}: llame, escriba o deje un mensaje",
	description:
		"Llame al {{brandPhone}}, escriba a {{brandEmail}} o deje un mensaje. Recibirá respuesta en menos de {{replyHours}} horas.",
	heading: "Hable con una persona",
	intro:
		"Un precio, una duda, un problema que no consigue resolver: escríbanos. Respondemos en menos de {{replyHours}} horas.",
	form: {
		heading: "Deje un mensaje",
		submit: "Enviar mensaje",
		notice: "Usamos estos datos solo para responderle. Consulte la",
		privacy: "Política de privacidad",
	},
	office: {
		heading: "Nuestra oficina",
		person: "Pregunte por",
		address: "Dirección",
		phone: "Teléfono",
		email: "Correo electrónico",
		hours: "Horario",
		openingHours: "De lunes a viernes, {{officeMorning}} y {{officeAfternoon}} (Vietnam)",
		support: "Los clientes tienen soporte {{supportHours}}.",
		urgent: "¿Es urgente? Lo más rápido es llamar.",
	},
	success: {
		heading: "Hemos recibido su mensaje",
		intro: "Gracias, {{name}}. Estos son los próximos pasos:",
		steps: [
			{ title: "Lo leemos", text: "Su mensaje llega a la persona indicada." },
			{
				title: "Le respondemos",
				text: "{{brandPerson}} u otra persona del equipo le responde a {{email}}, {{deadline}}.",
			},
			{ title: "Si es urgente", text: "Llame al {{brandPhone}}." },
		],
		own: "Ver o cambiar su mensaje",
		again: "Enviar otro mensaje",
		home: "Volver al inicio",
	},
};
