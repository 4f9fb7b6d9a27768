import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Invitar usuarios y dar permisos",
	text: "Añada personas por correo, dé a cada una las pantallas de su trabajo y bloquee la cuenta cuando alguien se va.",
	audience: "Propietarios, administradores",
	ready: [
		"Lista de usuarios con su correo de trabajo",
		"Qué hace cada uno: ventas, almacén, contabilidad, aprobar",
	],
	steps: [
		{
			do: "Abra “Configuración”, elija “Usuarios” y pulse “Invitar”.",
			see: "Se piden nombre y correo.",
		},
		{
			do: "Escríbalos y elija en qué trabaja esa persona.",
			see: "Al lado se listan las pantallas que verá.",
		},
		{
			do: "Revise las aprobaciones: quién aprueba compras, pagos y el cierre del mes. Marque solo a quien responde de ello.",
			see: "Los permisos quedan en una línea bajo el nombre.",
		},
		{
			do: "Pulse “Enviar invitación”.",
			see: "La persona recibe un enlace. El estado es “Invitado” y, cuando entra, “Activo”.",
		},
		{
			do: "Si alguien se va, abra su nombre y pulse “Bloquear cuenta”.",
			see: "Su sesión se cierra al momento. Lo que registró se conserva.",
		},
		{
			do: "Pase sus clientes y tareas a un compañero.",
			see: "El compañero encuentra cada llamada, presupuesto y compromiso.",
		},
	],
	mistake: {
		what: "Todo un departamento usa una cuenta y nadie sabe quién registró qué.",
		remedy:
			"Una cuenta por persona. Si no quedan plazas en su plan, bloquee antes las cuentas de quienes ya no están.",
	},
} satisfies GuideText;
