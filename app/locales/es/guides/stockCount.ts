import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Recuento de existencias",
	text: "Divida el almacén, cuente con el teléfono, repita lo que no cuadra y contabilice la diferencia. Puede seguir vendiendo.",
	audience: "Jefes de almacén, contables de existencias",
	ready: [
		"Día y hora, avisados a todos",
		"Dos personas por zona: una cuenta, otra escribe",
		"Todos los vales del día registrados",
	],
	steps: [
		{
			do: "Abra Ubicaciones y lotes, pulse “Nuevo recuento”, elija almacén y zona.",
			see: "Se listan las ubicaciones. La cantidad de los libros se oculta para no influir en quien cuenta.",
		},
		{
			do: "Asigne cada zona a dos personas.",
			see: "Cada pareja ve en su teléfono solo su zona.",
		},
		{
			do: "Escanee la ubicación, después el artículo, y escriba lo contado.",
			see: "La ubicación pasa a “Contada” y el avance se ve en porcentaje.",
		},
		{
			do: "Pulse “Ver diferencias”.",
			see: "Solo lo que difiere, lo más caro primero.",
		},
		{
			do: "Que otra persona lo cuente de nuevo.",
			see: "El segundo recuento aparece junto al primero y a los libros.",
		},
		{
			do: "Anote motivos, pida aprobación y pulse “Contabilizar diferencias”.",
			see: "Las existencias son las reales, el asiento está hecho y el acta se imprime.",
		},
	],
	mistake: {
		what: "Salió mercancía sin registrar y el recuento dice que falta.",
		remedy: "Registre antes todos los vales y aparte lo que espera entrega.",
	},
} satisfies GuideText;
