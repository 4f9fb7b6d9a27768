import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Hacer una factura de venta",
	text: "Facture lo entregado, revise tipo de IVA y código fiscal antes de contabilizar, y corrija si algo salió mal.",
	audience: "Contables de ventas, contables fiscales",
	ready: [
		"Un pedido cuya mercancía ha salido",
		"Nombre, código fiscal y dirección tal como el cliente los registró",
	],
	steps: [
		{
			do: "Abra Ventas y filtre “Entregado sin facturar”.",
			see: "Una línea por entrega: factúrela en el momento de entregar.",
		},
		{
			do: "Elija una entrega y pulse “Hacer factura”.",
			see: "El borrador tiene artículos, cantidades, precios e IVA.",
		},
		{
			do: "Lea nombre, código fiscal y el tipo de cada línea.",
			see: "Al final están base, IVA y total, también en letra.",
		},
		{
			do: "Pulse “Contabilizar”.",
			see: "Debe 131, haber 511 y haber 3331 están en los libros. La factura aún no tiene número: lo recibe al emitirse.",
		},
		{
			do: "Pulse “Emitir”.",
			see: "La factura va a su proveedor de factura electrónica y vuelve con número y código de la autoridad fiscal. Si no está conectado, emítala en su web y anote aquí el número.",
		},
		{
			do: "Envíela por correo o imprímala.",
			see: "Fecha y destinatario quedan con la factura.",
		},
		{
			do: "¿Algo mal? Ábrala, pulse “Rectificar” o “Sustituir” y dé un motivo.",
			see: "La original se conserva y la nueva queda unida a ella.",
		},
	],
	mistake: {
		what: "Se borra una factura y se hace otra, y falta un número.",
		remedy:
			"No la borre: rectifíquela o sustitúyala, según la normativa de factura electrónica. ¿No sabe qué procede? Llame al {{brandPhone}}.",
	},
} satisfies GuideText;
