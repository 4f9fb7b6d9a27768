import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Acceso, contraseña y teléfono",
	text: "Elija su primera contraseña, recupérela si la olvida, entre desde el teléfono y sepa qué hacer si lo pierde.",
	audience: "Todo el mundo",
	ready: ["El correo al que le invitaron", "El teléfono, si quiere trabajar fuera de la oficina"],
	steps: [
		{
			do: "Abra la invitación, siga el enlace y elija una contraseña. Larga y fácil de recordar es mejor que corta y complicada.",
			see: "Ya está dentro y ve su parte del trabajo.",
		},
		{
			do: "¿La olvidó? En la página de acceso pulse “Olvidé mi contraseña” y escriba su correo.",
			see: "Recibe un mensaje con un enlace. Si no llega, mire en el correo no deseado.",
		},
		{
			do: "Siga el enlace y elija otra contraseña.",
			see: "La anterior deja de servir.",
		},
		{
			do: "En el teléfono, abra la página de acceso y entre con el mismo correo y la misma contraseña.",
			see: "Los mismos datos, a la medida del teléfono: aprobar pedidos, consultar existencias, leer informes.",
		},
		{
			do: "¿Perdió el teléfono? Pida al administrador que bloquee su cuenta y cambie la contraseña desde otro equipo.",
			see: "Con el teléfono perdido ya no se puede entrar.",
		},
	],
	mistake: {
		what: "Tras varios intentos fallidos usa la cuenta de un compañero.",
		remedy:
			"“Olvidé mi contraseña” lleva dos minutos. Si ya no tiene acceso a su correo, pida que le inviten a otro.",
	},
} satisfies GuideText;
