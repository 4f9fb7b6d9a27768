import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Vender en caja y cerrar el turno",
	text: "Abra el turno, escanee, cobre, acepte devoluciones y cuente la caja al final para que cuadre con el programa.",
	audience: "Cajeros, encargados de tienda",
	ready: ["Artículos con código de barras o código corto", "El cambio inicial, contado"],
	steps: [
		{
			do: "Abra Tienda y caja (POS), elija la tienda, escriba el cambio inicial y pulse “Abrir turno”.",
			see: "Se abre la pantalla de venta, con su nombre y la hora.",
		},
		{
			do: "Escanee cada artículo o escriba unas letras.",
			see: "Está en el tique, con precio y existencias de la tienda.",
		},
		{
			do: "Elija efectivo, transferencia o tarjeta y escriba lo que entrega el cliente.",
			see: "Ve el cambio.",
		},
		{
			do: "Pulse “Cobrar”.",
			see: "Sale el tique y las existencias bajan al momento, también para otras tiendas. El tique no sustituye a la factura.",
		},
		{
			do: "Devolución: busque el tique, pulse “Devolver” y elija el artículo.",
			see: "Reembolso y mercancía, en un solo documento.",
		},
		{
			do: "Al final cuente la caja, escriba el importe y pulse “Cerrar turno”.",
			see: "Previsto, contado y diferencia, juntos, también para el encargado.",
		},
	],
	mistake: {
		what: "Dos personas comparten turno y nadie sabe de quién es la diferencia.",
		remedy: "Cierre el turno cada vez que cambie la persona. Contar dos minutos ahorra una tarde.",
	},
} satisfies GuideText;
