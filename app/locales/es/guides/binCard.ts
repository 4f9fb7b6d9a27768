import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Ficha de almacén, lotes y ubicación",
	text: "Dé un código a cada hueco, siga lotes y caducidades, y lea en la ficha cuándo entró o salió cada caja y quién la movió.",
	audience: "Jefes y personal de almacén",
	ready: [
		"Un plano: fila, estante, nivel",
		"Etiquetas impresas de cada hueco",
		"Sus normas de lotes y caducidad",
	],
	steps: [
		{
			do: "Nombre los huecos como los dice: A-03-2 es fila A, estante 3, nivel 2. Imprima las etiquetas y péguelas.",
			see: "Los huecos se listan por fila; los vacíos destacan.",
		},
		{
			do: "Entrada: escanee el artículo, escriba lote y caducidad, escanee el hueco.",
			see: "La ficha tiene otra línea: fecha, número, lote, hueco, cantidad, saldo.",
		},
		{
			do: "Salida: abra el vale en el teléfono.",
			see: "Le lleva al hueco cuyo lote caduca antes.",
		},
		{
			do: "Traslado: escanee el hueco viejo, el nuevo y escriba la cantidad.",
			see: "El total no cambia y la ficha lo anota.",
		},
		{
			do: "Abra la ficha de un artículo y elija un periodo.",
			see: "Inicio, cada movimiento, final. Pulse una línea para ver su vale.",
		},
	],
	mistake: {
		what: "Con prisa se deja algo en otro hueco sin escanear, y mañana nadie lo encuentra.",
		remedy: "Déjelo en un hueco “EN ESPERA” hasta que pueda. Al final del turno debe estar vacío.",
	},
} satisfies GuideText;
