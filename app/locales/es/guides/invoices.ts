import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Hacer una factura de venta",
	text: "Facture lo entregado, revise tipo de IVA y número fiscal antes de contabilizar, y corrija si algo salió mal.",
	audience: "Contables de ventas, contables fiscales",
	ready: [
		"Un pedido cuya mercancía ha salido",
		"Nombre, número fiscal y dirección tal como el cliente los registró",
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
			do: "Lea nombre, número fiscal y el tipo de cada línea.",
			see: "Al final están base, IVA y total, también en letra.",
		},
		{
			do: "Pulse “Contabilizar”.",
			see: "Debe 131, haber 511 y haber 3331 están en los libros. La factura aún no tiene número: lo recibe al emitirse.",
		},
		{
			do: "Pulse “Emitir”, a más tardar el día hábil siguiente a la fecha de la factura.",
			see: "La factura va a su proveedor de factura electrónica y vuelve con número y, si es factura con código, con el de la autoridad fiscal. Si no está conectado, emítala en la web del proveedor y anote aquí el número.",
		},
		{
			do: "Envíela por correo o imprímala.",
			see: "Fecha y destinatario quedan con la factura.",
		},
		{
			do: "¿Mal el importe, el tipo, el número fiscal o la mercancía? Acuérdelo por escrito con el comprador, indicando el error. Después abra la factura y pulse “Rectificar” o “Sustituir”. Una factura de caja solo se sustituye.",
			see: "La original se conserva y la nueva queda unida a ella. Otro error se corrige de la misma forma que el primero. A un particular basta con avisarle.",
		},
		{
			do: "¿Solo el nombre o la dirección, y el número fiscal está bien? Avise al comprador y comuníquelo a la autoridad fiscal con el modelo 04/SS-HĐĐT.",
			see: "No hace falta otra factura.",
		},
	],
	mistake: {
		what: "Se borra una factura y se hace otra, y falta un número.",
		remedy:
			"Una factura emitida no se borra: se rectifica o se sustituye, según el Decreto 254/2026/NĐ-CP y la Circular 91/2026/TT-BTC, en vigor desde el 1 de julio de 2026.",
	},
} satisfies GuideText;
