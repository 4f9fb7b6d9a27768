import type { Vi } from "../vi/index.ts";

const demoMails: Vi["demoMails"] = {
	choose: "Elija usted la hora de la demo:\n{{link}}",
	calendar: "Demo de {{brand}}",
	booked: {
		subject: "Su demo: {{time}} (Vietnam)",
		text: "Su demo: {{time}} (hora de Vietnam), {{demoMinutes}} minutos.\n\nLe llamaremos al {{phone}} a esa hora y le enviaremos un enlace para ver juntos la pantalla. Abra el archivo adjunto para guardar la cita en su calendario.",
	},
	moved: {
		subject: "La demo pasa al {{time}} (Vietnam)",
		text: "Su demo pasa del {{before}} al {{time}} (hora de Vietnam) y dura {{demoMinutes}} minutos.\n\nLe llamaremos al {{phone}} a la nueva hora y le enviaremos un enlace para ver juntos la pantalla. Abra el archivo adjunto para corregir su calendario.",
	},
	givenUp: {
		subject: "Anulada: demo {{time}} (Vietnam)",
		text: "La cita de su demo, {{time}} (hora de Vietnam), se ha anulado. Su solicitud sigue en pie: elija otra hora o espere nuestra llamada.",
	},
	lapsed: {
		subject: "Caducada: demo {{time}} (Vietnam)",
		text: "Como no se abrió el enlace de nuestro correo, ya no le guardamos la demo del {{time}} (hora de Vietnam). Su solicitud sigue en pie: elija otra hora o espere nuestra llamada.",
	},
	cancelled: {
		subject: "Anulada: demo {{time}} (Vietnam)",
		text: "Su demo del {{time}} (hora de Vietnam) queda anulada porque su solicitud está cerrada. Si aun así la quiere, llame al {{brandPhone}} o envíe una nueva solicitud.",
	},
	reminder: {
		subject: "Aviso: demo {{time}} (Vietnam)",
		text: "Le recordamos su demo: {{time}} (hora de Vietnam), {{demoMinutes}} minutos. Le llamaremos al {{phone}} y le enviaremos un enlace para ver juntos la pantalla.\n\nSi puede, traiga una tarea que se le atasque e invite a su contable o a su jefe de almacén.",
	},
	greeting: "Buenos días:",
	change: "Cambiarla o anularla:\n{{link}}",
	held: "Para conservar esta hora, abra el enlace siguiente antes del {{until}} (hora de Vietnam). Allí también puede cambiarla o anularla:\n{{link}}",
	again: "Elegir otra hora:\n{{link}}",
	call: "¿Necesita algo más? Llame al {{brandPhone}} o responda a este correo.",
	signature:
		"Atentamente,\n{{brand}}\n{{brandLegalName}}, número fiscal {{brandTaxCode}}\n{{brandAddress}}\n{{brandPhone}} · {{brandEmail}}",
};

export default demoMails;
