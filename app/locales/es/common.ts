export default {
	skip: "Ir al contenido",
	home: "Volver al inicio",
	menu: "Menú",
	close: "Cerrar",
	breadcrumb: "Está en",
	optional: "opcional",
	required: "obligatorio",
	sending: "Enviando...",
	errorSummary: "Revise los siguientes campos",
	failure: "No se ha enviado",
	example: "Ejemplo",
	updated: "Actualizado el {{date}}",
	actions: {
		trial: "Probar gratis {{trialDays}} días",
		demo: "Reservar demo",
		contact: "Hablar con nosotros",
		call: "Llamar al {{brandPhone}}",
		pricing: "Ver precios",
		faq: "Ver todas las preguntas",
		retry: "Recargar la página",
	},
	chat: {
		open: "Chatear con nosotros",
		note: "Pulse para abrir el chat. Solo entonces su navegador carga el programa del proveedor del chat.",
	},
	errorPages: {
		code: "Si se pone en contacto con nosotros, indique este código:",
		again: {
			text: "Lo que acaba de enviar sigue en esta página. Espere unos minutos y envíelo de nuevo; no tendrá que volver a escribir nada.",
			submit: "Enviar de nuevo",
		},
		400: {
			heading: "No hemos podido leer la solicitud",
			text: "Su navegador ha enviado algo que el sistema no entiende.",
			next: "Abra la página de nuevo y vuelva a escribir sus datos. Si sigue fallando, llame al {{brandPhone}}.",
		},
		403: {
			heading: "No puede abrir esta página",
			text: "La solicitud viene de otro sitio, o su cuenta no tiene acceso.",
			next: "Vuelva a abrir la página desde el inicio de {{brand}} e inténtelo otra vez.",
		},
		404: {
			heading: "Esta página no existe",
			text: "Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.",
			next: "Vuelva al inicio o llame al {{brandPhone}} y le indicamos dónde está.",
		},
		405: {
			heading: "Esta página no admite esa acción",
			text: "La página es solo de lectura, o el formulario se envió a otra dirección.",
			next: "Abra la página desde el inicio e inténtelo otra vez.",
		},
		413: {
			heading: "El texto es demasiado largo",
			text: "Una parte del formulario supera el tamaño que podemos recibir.",
			next: "Vuelva atrás, acorte el texto y envíelo de nuevo. El resto puede enviarlo a {{brandEmail}}.",
		},
		415: {
			heading: "No aceptamos ese formato",
			text: "El sistema solo recibe datos de los formularios de este sitio.",
			next: "Abra el formulario en este sitio y envíelo de nuevo.",
		},
		429: {
			heading: "Su red ha probado demasiadas direcciones",
			text: "Para que nadie pueda adivinar la página de otra persona, no respondemos a esta red durante un rato.",
			next: "Inténtelo de nuevo en 10 minutos. Si es urgente, llame al {{brandPhone}}.",
		},
		500: {
			heading: "Algo ha fallado por nuestra parte",
			text: "El error ha quedado registrado. Usted no ha hecho nada mal.",
			next: "Inténtelo dentro de unos minutos. Si es urgente, llame al {{brandPhone}} o escriba a {{brandEmail}}.",
		},
		503: {
			heading: "Servicio interrumpido por un momento",
			text: "Ahora mismo el sitio no puede atender su solicitud.",
			next: "Recargue la página dentro de unos minutos. Si es urgente, llame al {{brandPhone}} o escriba a {{brandEmail}}.",
		},
	},
};
