import type { Vi } from "../vi/index.ts";

const demoHour: Vi["demoHour"] = {
	title: "Elija la hora de su demo",
	heading: "Elija la hora de su demo",
	intro: "Cada demo dura {{demoMinutes}} minutos; las horas son de Vietnam.",
	later: "No hace falta elegir ahora: le llamaremos para acordarla.",
	booked: "Su demo: {{time}} (hora de Vietnam).",
	call: "Le llamaremos al {{phone}} a esa hora y le enviaremos un enlace para ver juntos la pantalla.",
	first: "Primero le llamaremos al {{phone}}, {{deadline}}, para confirmarla.",
	held: "Para conservar esta hora, abra antes del {{until}} (hora de Vietnam) el enlace del correo que enviamos a {{email}}.",
	change: "Cambiar o anular la cita",
	move: "Elegir otra hora",
	hours: "Horas libres",
	morning: "Mañana",
	afternoon: "Tarde",
	submit: "Reservar esta hora",
	giveUp: "Anular esta cita",
	full: "Los próximos cinco días laborables están completos. Le llamaremos para encontrar una hora que le convenga.",
	back: "Volver a su solicitud",
	errors: {
		hourRequired: "Elija una hora",
		hourTaken: "Alguien acaba de reservar esta hora. Elija otra",
		openMailFirst:
			"Ahora mismo hay muchas horas retenidas. Abra primero el enlace de nuestro correo y después elija una hora",
		requestEnded: "Esta solicitud está cerrada y ya no admite reservas",
	},
	notices: {
		demoBooked: "Su demo está reservada. Le llegará un correo con la cita para su calendario.",
		demoHeld: "De momento le guardamos esta hora. Abra el enlace de nuestro correo para confirmarla.",
		demoGivenUp: "La cita se ha anulado.",
	},
	failed: "No hemos podido reservarla. Inténtelo más tarde.",
};

export default demoHour;
