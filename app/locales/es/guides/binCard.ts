import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Ficha de almacén, lotes y ubicación",
	text: "Dé un código a cada ubicación, siga lotes y caducidades, y lea en la ficha cuándo entró o salió cada caja y quién la movió.",
	audience: "Jefes y personal de almacén",
	ready: [
		"Un plano: fila, estante, nivel",
		"Etiquetas impresas de cada ubicación",
		"Sus normas de lotes y caducidad",
	],
	steps: [
		{
			do: "Nombre las ubicaciones como las dice: A-03-2 es fila A, estante 3, nivel 2. Imprima las etiquetas y péguelas.",
			see: "Las ubicaciones se listan por fila; las vacías destacan.",
		},
		{
			do: "Entrada: escanee el artículo, escriba lote y caducidad, escanee la ubicación.",
			see: "La ficha tiene otra línea: fecha, número, lote, ubicación, cantidad, saldo.",
		},
		{
			do: "Salida: abra el vale en el teléfono.",
			see: "Le lleva a la ubicación cuyo lote caduca antes.",
		},
		{
			do: "Traslado: escanee la ubicación de origen y la de destino, y escriba la cantidad.",
			see: "El total no cambia y la ficha lo anota.",
		},
		{
			do: "Abra la ficha de un artículo y elija un periodo.",
			see: "Inicio, cada movimiento, final. Pulse una línea para ver su vale.",
		},
	],
	mistake: {
		what: "Con las prisas se deja algo en otro sitio sin escanear, y mañana nadie lo encuentra.",
		remedy: "Déjelo en una ubicación “EN ESPERA” hasta que pueda. Al final del turno debe estar vacía.",
	},
} satisfies GuideText;
