export default {
	trial: {
		subject: "Le llamamos {{deadline}}",
		text: [
			"Buenos días:",
			"{{brand}} ha recibido su solicitud de prueba.",
			"Plan que le interesa: {{plan}}.",
			"Estos son los próximos pasos:\n1. {{brandPerson}} u otra persona del equipo le llama al {{phone}} {{deadline}} para confirmar sus datos.\n2. En las {{setupHours}} horas siguientes a la llamada abrimos su cuenta de prueba de {{trialDays}} días, y le llega una invitación por correo con el enlace para elegir la contraseña.\n3. Usted la prueba. Sin tarjeta, y puede dejarla cuando quiera. Conviene tener a mano archivos de Excel con sus artículos y clientes.",
			"¿El teléfono no es correcto o prefiere que le llamemos antes? Llame al {{brandPhone}} o responda a este correo.",
			"¿No ha solicitado ninguna prueba? Ignore este correo, o avísenos y borraremos los datos.",
			"Atentamente,\n{{brand}}\n{{brandLegalName}}, número fiscal {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "Demo: llamamos {{deadline}}",
		text: [
			"Buenos días:",
			"{{brand}} ha recibido su solicitud de demo.",
			"{{brandPerson}} u otra persona del equipo le llamará al {{phone}} {{deadline}} para fijar día y hora. El horario que ha elegido: {{preferredTime}}.",
			"La demo es en línea, dura {{demoMinutes}} minutos y es solo para su empresa. Si puede, traiga una tarea que se le atasque y la resolvemos juntos en pantalla.",
			"¿Necesita otro horario? Llame al {{brandPhone}} o responda a este correo.",
			"¿No ha reservado ninguna demo? Ignore este correo, o avísenos y borraremos los datos.",
			"Atentamente,\n{{brand}}\n{{brandLegalName}}, número fiscal {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "Respondemos {{deadline}}",
		text: [
			"Buenos días:",
			"{{brand}} ha recibido su mensaje y ya lo tiene la persona indicada.",
			"{{brandPerson}} u otra persona del equipo le responde a esta dirección {{deadline}}.",
			"¿Es urgente? Llame al {{brandPhone}}. Si quiere añadir algo, responda a este correo.",
			"¿No nos ha escrito? Ignore este correo, o avísenos y borraremos los datos.",
			"Atentamente,\n{{brand}}\n{{brandLegalName}}, número fiscal {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	hello:
		"Hola, {{name}}: soy {{rep}}, de {{brand}}. Gracias por su solicitud en nuestra web. ¿Cuándo le viene bien que le llame cinco minutos?",
};
