import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Copias y exportación de datos",
	text: "Cada día se hace una copia de seguridad sin que usted haga nada. Aquí verá cómo exportar a Excel y recuperar lo borrado.",
	audience: "Propietarios, jefes de contabilidad, administradores",
	ready: ["Permiso para ver los datos", "Si se borró algo: nombre, código y hora aproximada"],
	steps: [
		{
			do: "Abra la lista o el informe: artículos, clientes, saldos, libro mayor.",
			see: "Muestra lo que elige el filtro.",
		},
		{
			do: "Elija el periodo y pulse “Exportar a Excel”.",
			see: "El archivo tiene justo las filas que ve.",
		},
		{
			do: "Ábralo y compare el total con el de la pantalla.",
			see: "Si coinciden, está todo.",
		},
		{
			do: "Guárdelo donde solo entre quien debe.",
			see: "Tiene una copia propia, además de las diarias, que se guardan {{backupKeptDays}} días.",
		},
		{
			do: "¿Borró algo por error? Llame enseguida al {{brandPhone}} con el código y la hora.",
			see: "Buscamos en las copias y le decimos qué se puede recuperar antes de tocar nada.",
		},
		{
			do: "¿Deja de usarlo? Avise con tiempo y exporte todas las listas, o pídanos que lo hagamos.",
			see: "Se queda con listas, comprobantes y libros en Excel.",
		},
	],
	mistake: {
		what: "Se avisa de un borrado más de un mes después.",
		remedy:
			"Cada copia se guarda {{backupKeptDays}} días. Llame en cuanto falte algo y no lo vuelva a registrar encima.",
	},
} satisfies GuideText;
