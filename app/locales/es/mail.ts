export default {
	trial: {
		subject: "{{brand}}: hemos recibido su solicitud de prueba",
		text: [
			"Buenos días:",
			"{{brand}} ha recibido su solicitud de prueba.",
			"Esto es lo que sigue:\n1. Antes del {{deadline}} (hora de Vietnam) llamamos al {{phone}} para confirmar sus datos.\n2. En las {{setupHours}} horas siguientes a la llamada abrimos su cuenta de prueba de {{trialDays}} días, y un correo le explica cómo entrar.\n3. Usted la prueba. Sin tarjeta, y puede dejarlo cuando quiera.",
			"¿El teléfono no es correcto o prefiere que le llamemos antes? Llame al {{brandPhone}} o responda a este correo.",
			"¿No ha solicitado ninguna prueba? Ignore este correo, o avísenos y borraremos los datos.",
			"{{brand}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	demo: {
		subject: "{{brand}}: hemos recibido su solicitud de demostración",
		text: [
			"Buenos días:",
			"{{brand}} ha recibido su solicitud de demostración.",
			"Le llamaremos al {{phone}} antes del {{deadline}} (hora de Vietnam) para fijar día y hora. El horario que ha elegido: {{preferredTime}}.",
			"La demostración dura {{demoMinutes}} minutos y es solo para su empresa. Si puede, traiga una tarea que se le atasque y la resolvemos juntos en pantalla.",
			"¿Necesita otro horario? Llame al {{brandPhone}} o responda a este correo.",
			"¿No ha reservado ninguna demostración? Ignore este correo, o avísenos y borraremos los datos.",
			"{{brand}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
	contact: {
		subject: "{{brand}}: hemos recibido su mensaje",
		text: [
			"Buenos días:",
			"{{brand}} ha recibido su mensaje y ya lo tiene la persona indicada.",
			"Le respondemos a esta dirección antes del {{deadline}} (hora de Vietnam).",
			"¿Es urgente? Llame al {{brandPhone}}. Si quiere añadir algo, responda a este correo.",
			"¿No nos ha escrito? Ignore este correo, o avísenos y borraremos los datos.",
			"{{brand}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
		],
	},
};
