import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Cómo pedir ayuda y ganar tiempo",
	text: "A quién llamar, cuándo y qué decir para que le entiendan a la primera. Una captura ahorra media llamada.",
	audience: "Todo el mundo",
	ready: ["El número del comprobante o el código del problema", "Una captura de toda la pantalla"],
	steps: [
		{
			do: "Anote qué hacía: qué pantalla, qué pulsó, qué esperaba.",
			see: "Tiene tres frases para leer.",
		},
		{
			do: "Capture toda la pantalla, con el mensaje de error.",
			see: "Se ven la pantalla, el número y la hora.",
		},
		{
			do: "Si todo un departamento está parado, llame al {{brandPhone}}. Si puede esperar, escriba a {{brandEmail}}.",
			see: "Soporte en vietnamita, {{supportHours}}. En horario de oficina respondemos en {{supportReplyMinutes}} minutos.",
		},
		{
			do: "Siga los pasos y pruebe otra vez antes de colgar.",
			see: "Funciona durante la llamada, o sabe cuándo funcionará.",
		},
		{
			do: "Pregunte cómo evitarlo y anótelo para su departamento.",
			see: "El siguiente lo resuelve sin ayuda.",
		},
	],
	mistake: {
		what: "Escribe “el programa no va” y espera.",
		remedy: "Envíe el número y la captura en el primer mensaje. Nunca envíe una contraseña: no la pedimos.",
	},
} satisfies GuideText;
