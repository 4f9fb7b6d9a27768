import type { Vi } from "../vi/index.ts";

const ownTrial: Vi["ownTrial"] = {
	state: {
		running:
			"Su cuenta de prueba se abrió el {{from}} y es suya hasta el {{day}} inclusive. Después se cierra sola, sin coste; usted no tiene que hacer nada.",
		over: "Su prueba terminó el {{day}}, sin coste. Guardamos lo que introdujo hasta el {{until}} inclusive. Si quiere seguir con esos datos, llame antes al {{brandPhone}}.",
		cancelled:
			"La prueba se detuvo el {{day}}, sin coste. Guardamos sus datos hasta el {{until}} inclusive y después los borramos. Si cambia de idea antes, llame al {{brandPhone}}.",
		plan: "Desde el {{day}} tiene un plan de pago, con todo lo que introdujo durante la prueba. Si necesita algo, llame al {{brandPhone}}.",
		deleted:
			"La prueba terminó el {{day}}, sin coste, y sus datos se borraron el {{date}}. Si quiere probar de nuevo, llame al {{brandPhone}}.",
		notOpened:
			"Esta solicitud está cerrada y no consta que se abriera una cuenta de prueba. Si ya está probando el producto, o todavía quiere hacerlo, llame al {{brandPhone}}.",
	},
	cancel: {
		running: {
			heading: "Dejar la prueba",
			hint: "Puede dejarla cuando quiera, sin coste y sin dar motivos.",
			link: "Dejar la prueba",
			question: "¿Dejar la prueba?",
			warning:
				"La cuenta se cierra, no se cobra nada y no le escribimos más sobre la prueba. Guardamos sus datos hasta el {{until}} inclusive y después los borramos.",
			confirm: "Dejar la prueba",
			cancel: "Seguir probando",
		},
		over: {
			heading: "Correos sobre la prueba",
			hint: "Antes de borrar sus datos le enviamos un aviso. Si no lo quiere, díganoslo aquí.",
			link: "No recibir más correos",
			question: "¿No recibir más correos sobre la prueba?",
			warning:
				"Ya no le avisamos. Seguimos guardando sus datos hasta el {{until}} inclusive y después los borramos.",
			confirm: "No recibir más correos",
			cancel: "Seguir recibiéndolos",
		},
	},
	cancelled: "La prueba se ha detenido. No le escribiremos más sobre ella.",
	mails: {
		trialOpened: {
			subject: "Cuenta de prueba abierta hasta el {{day}}",
			text: [
				"Hoy hemos abierto su cuenta de prueba. Es suya durante {{trialDays}} días, hasta el {{day}} inclusive, sin tarjeta.",
				"El enlace para elegir la contraseña está en el correo de invitación. Si no lo encuentra, mire en el correo no deseado o llame al {{brandPhone}}.",
				"Lo mejor es empezar por algo real: importe su lista de artículos en Excel y haga un pedido de venta. Si se atasca, llámenos y lo vemos juntos por teléfono.",
				"Si en {{trialDays}} días no contrata nada, la cuenta se cierra sola, sin coste.",
			],
		},
		trialReminder: {
			subject: "Quedan dos días de prueba, hasta el {{day}}",
			text: [
				"Su prueba dura hasta el {{day}} inclusive: quedan dos días.",
				"Le llamaremos para saber qué le sirve, qué no y qué plan encaja con su empresa. Para seguir con un plan, basta con decírnoslo: todo lo que ha introducido se conserva.",
				"Si no le convence, no tiene que hacer nada: la cuenta se cierra sola, sin coste.",
			],
		},
		trialOver: {
			subject: "Fin de la prueba: datos hasta el {{until}}",
			text: [
				"Su prueba terminó el {{day}}. La cuenta está cerrada y no se cobra nada.",
				"Guardamos lo que introdujo hasta el {{until}} inclusive. Para seguir con esos datos, llame antes al {{brandPhone}} o responda a este correo.",
				"Gracias por el tiempo que ha dedicado a {{brand}}.",
			],
		},
		trialDataReminder: {
			subject: "Sus datos se borran después del {{until}}",
			text: [
				"Guardamos lo que introdujo durante la prueba hasta el {{until}} inclusive. Después se borra y no se puede recuperar.",
				"Si quiere conservarlo o seguir con ello, llame antes al {{brandPhone}} o responda a este correo. Si ya no lo necesita, no tiene que hacer nada. Este es nuestro último correo sobre la prueba.",
			],
		},
	},
	foot: {
		running: [
			"Para dejarla antes, responda a este correo o llame al {{brandPhone}}. No hace falta dar motivos.",
			"Consulte cómo va su prueba, o déjela usted mismo:\n{{link}}",
		],
		over: ["Consulte en qué punto está, o deje de recibir correos sobre la prueba:\n{{link}}"],
	},
};

export default ownTrial;
