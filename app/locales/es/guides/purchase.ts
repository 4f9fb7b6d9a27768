import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Comprar y recibir mercancía",
	text: "De la solicitud al almacén: quién pide, quién aprueba, a qué precio, para cuándo y qué hacer si falta algo.",
	audience: "Compras, almacén, quien aprueba gastos",
	ready: ["Proveedores y artículos en sus listas", "Hasta qué importe aprueba cada uno"],
	steps: [
		{
			do: "Abra Compras, pulse “Solicitud de compra” y escriba artículos, cantidades y fecha.",
			see: "Al lado están las existencias y la última compra.",
		},
		{
			do: "Pulse “Pedir aprobación”.",
			see: "Llega al teléfono de quien aprueba, que la acepta o la devuelve con un motivo.",
		},
		{
			do: "Escriba los precios ofrecidos, elija uno y pulse “Hacer pedido de compra”.",
			see: "Los precios están juntos, con la puntualidad de cada proveedor.",
		},
		{
			do: "Envíelo al proveedor.",
			see: "El pedido lleva la fecha prometida y se pone naranja si se retrasa.",
		},
		{
			do: "Llega la mercancía: almacén abre el pedido, pulsa “Recibir” y escribe lo contado.",
			see: "Las existencias suben según lo recibido. El resto sigue pendiente.",
		},
		{
			do: "Contabilidad une la factura a la recepción.",
			see: "Se señalan las diferencias entre pedido, recepción y factura. La deuda está en los libros.",
		},
	],
	mistake: {
		what: "Se copia la nota de entrega sin contar y a fin de mes falta mercancía.",
		remedy: "Escriba lo que contó. Si falta algo, haga una foto y anótelo con el camión delante.",
	},
} satisfies GuideText;
