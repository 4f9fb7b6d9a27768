import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Aviso de existencias bajas",
	text: "Fije un mínimo por artículo y almacén, reciba el aviso a tiempo y pida la compra desde el propio aviso.",
	audience: "Contables de existencias, compras, vendedores",
	ready: ["Venta media diaria de sus artículos principales", "Días desde el pedido hasta la entrega"],
	steps: [
		{
			do: "Empiece por los veinte más vendidos. Mínimo: venta diaria por días de espera, más una reserva.",
			see: "Por ejemplo, 4 cajas de tapones al día, 8 días, 8 de reserva: el mínimo es 40 cajas.",
		},
		{
			do: "Abra Existencias, abra el artículo, escriba el mínimo de cada almacén y pulse “Guardar”.",
			see: "El mínimo está junto a lo que queda.",
		},
		{
			do: "Elija a quién avisar.",
			see: "Si baja del mínimo, esa persona recibe un aviso en la web y en el teléfono.",
		},
		{
			do: "Cada mañana abra “Queda poco”.",
			see: "Cada línea: queda, mínimo, ya pedido.",
		},
		{
			do: "Marque lo que compra y pulse “Hacer solicitud de compra”.",
			see: "Propone lo bastante para superar el mínimo.",
		},
		{
			do: "Cada tres meses revise los mínimos con las ventas recientes.",
			see: "Lo que se vende despacio ya no da falsas alarmas.",
		},
	],
	mistake: {
		what: "Mínimos para mil artículos son cientos de avisos cada mañana, y nadie los lee.",
		remedy: "Empiece con veinte. En artículos de temporada, quite el mínimo al terminar.",
	},
} satisfies GuideText;
