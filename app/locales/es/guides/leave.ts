import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Horas, asistencia y vacaciones",
	text: "Defina turnos, pida y apruebe vacaciones en el teléfono y confirme la hoja del mes para las nóminas.",
	audience: "Recursos humanos, jefes de equipo, todo el personal",
	ready: ["Sus turnos y descansos", "Días de vacaciones de cada uno"],
	steps: [
		{
			do: "Abra Personal, defina los turnos y reparta cada departamento.",
			see: "La semana muestra cada nombre por turno.",
		},
		{
			do: "Escriba las vacaciones que le quedan a cada uno.",
			see: "Cada persona ve las suyas en el teléfono.",
		},
		{
			do: "Un empleado pulsa “Pedir vacaciones”, elige días y tipo.",
			see: "Antes de enviar ve cuántos le quedarían.",
		},
		{
			do: "El jefe lo abre, ve quién trabaja ese día y pulsa “Aprobar” o “Rechazar”.",
			see: "El empleado recibe la respuesta y queda en el calendario.",
		},
		{
			do: "A fin de mes abra la hoja y filtre las horas que faltan.",
			see: "Cada hueco dice quién debe completarlo.",
		},
		{
			do: "Los jefes confirman y recursos humanos pulsa “Confirmar hoja”.",
			see: "Días, horas extra y vacaciones pasan a nóminas. Para cambiarlos hay que reabrirla.",
		},
	],
	mistake: {
		what: "Las vacaciones se acuerdan por mensaje y a fin de mes nada coincide.",
		remedy: "Solo cuentan las solicitudes del programa. Si fue un imprevisto, se hace el día de la vuelta.",
	},
} satisfies GuideText;
