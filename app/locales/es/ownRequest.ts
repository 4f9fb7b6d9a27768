export default {
	headings: {
		trial: "Su solicitud de prueba",
		demo: "Su solicitud de demo",
		contact: "Su mensaje",
	},
	state: {
		waiting: {
			trial: "{{brandPerson}} u otra persona del equipo le llamará al {{phone}} {{deadline}}.",
			demo: "{{brandPerson}} u otra persona del equipo le llamará al {{phone}} para acordar día y hora, {{deadline}}.",
			contact: "{{brandPerson}} u otra persona del equipo le responderá a {{email}} {{deadline}}.",
		},
		late: "Debíamos habernos puesto en contacto con usted {{deadline}}. Le pedimos disculpas. Llame al {{brandPhone}} y lo resolvemos enseguida.",
		answered:
			"Nos pusimos en contacto con usted por primera vez el {{time}} (hora de Vietnam). Si le queda alguna duda, llame al {{brandPhone}}.",
		withdrawn:
			"Usted ha retirado esta solicitud, así que nadie le contactará. Si cambia de idea, envíe una nueva o llame al {{brandPhone}}.",
		inHand:
			"Estamos atendiendo su solicitud. Si necesita algo más, llame al {{brandPhone}} o escriba a {{brandEmail}}.",
		ended:
			"Esta solicitud está resuelta. Si necesita algo más, llame al {{brandPhone}} o escriba a {{brandEmail}}.",
	},
	owner: "Su persona de contacto: {{person}}",
	sent: { heading: "Lo que nos envió", time: "Enviado el {{time}} (hora de Vietnam)" },
	mailRefused:
		"El correo que enviamos a {{email}} nos ha sido devuelto: esa dirección no recibe mensajes. Corríjala más abajo.",
	correct: {
		heading: "Corregir el teléfono o el correo",
		submit: "Guardar los cambios",
		failed: "No se ha podido guardar. Inténtelo de nuevo más tarde.",
	},
	consent: {
		heading: "Su consentimiento",
		given: "Usted dio su consentimiento el {{time}} (hora de Vietnam), con el texto del {{version}}:",
		withdrawn:
			"Usted retiró su consentimiento el {{time}} (hora de Vietnam). Ya no le enviamos información ni ofertas.",
		none: "Usamos este mensaje solo para responderle. No le pedimos permiso para enviarle publicidad, así que no la enviamos.",
		hint: "Si lo retira, dejamos de enviarle información y ofertas.",
		stays: "La solicitud de arriba la atendemos igualmente.",
		submit: "Retirar el consentimiento",
	},
	withdraw: {
		heading: "¿Ya no lo necesita?",
		hint: "Retire la solicitud y nadie le contactará. No hace falta que diga por qué.",
		link: "Retirar la solicitud",
		question: "¿Retirar esta solicitud?",
		warning:
			"Nadie le contactará y, si reservó una demo, se anulará. Una solicitud retirada no se puede reabrir; si cambia de opinión, envíe una nueva.",
		confirm: "Retirar la solicitud",
		cancel: "Conservarla",
	},
	erase: {
		heading: "Borrar sus datos",
		hint: "Borre al momento todo lo que envió con esta solicitud.",
		link: "Borrar esta solicitud",
		question: "¿Borrar esta solicitud para siempre?",
		warning:
			"Lo que usted envió, nuestras notas y las copias de los correos se borran al momento y no se pueden recuperar; este enlace también deja de funcionar. En las copias de seguridad los datos desaparecen a los {{backupKeptDays}} días.",
		inquiry:
			"A partir de esta solicitud se creó una ficha comercial. Su persona de contacto recibe el aviso enseguida, y la ficha se borra en un plazo de {{privacyErasureDays}} días.",
		confirm: "Borrar para siempre",
		cancel: "Conservarla",
	},
	erased: {
		heading: "Su solicitud se ha borrado",
		text: "Lo que envió con esta solicitud ya no está en nuestro sistema. Si alguien se ocupaba de ella, se le ha pedido que borre también sus propias notas.",
	},
	dead: {
		heading: "Este enlace ya no se abre",
		text: "¿Ha corregido su dirección de correo? El enlace nuevo está en el mensaje que enviamos a la nueva. Si la solicitud se borró, esta página ya no existe.",
		next: "Si no encuentra el mensaje, llame al {{brandPhone}}.",
	},
	notices: {
		corrected: "Guardado. Usaremos sus nuevos datos.",
		consent: "Ha retirado su consentimiento.",
		withdrawn: "Ha retirado su solicitud.",
	},
	secret: "Quien tenga la dirección de esta página puede verla. No la comparta.",
	mail: "Ver, corregir, retirar o borrar su solicitud:\n{{link}}\nQuien tenga este enlace puede ver la solicitud. No lo comparta.",
};
