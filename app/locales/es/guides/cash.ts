import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Cobros, pagos y bancos",
	text: "Registre caja y banco en el momento, unidos a un pedido o factura, y concílielos con el extracto.",
	audience: "Cajeros, contables de tesorería",
	ready: ["Una solicitud de pago aprobada", "El extracto en Excel"],
	steps: [
		{
			do: "Abra Finanzas, pulse “Cobro” o “Pago” y elija caja o cuenta bancaria. Una compra de 5 millones de dongs o más, IVA incluido: páguela por banco; si no, el IVA no se deduce.",
			see: "El saldo actual aparece junto al nombre.",
		},
		{
			do: "Elija el cliente o proveedor y marque las facturas que se pagan.",
			see: "El importe se rellena solo. Si es parcial, cámbielo; el resto queda pendiente.",
		},
		{
			do: "Pulse “Contabilizar”.",
			see: "Baja la deuda, cambia el saldo y el asiento está hecho.",
		},
		{
			do: "Al final del día, el cajero cuenta el dinero y escribe el importe.",
			see: "Si cuadra, una marca. Si no, la diferencia, para buscarla ese mismo día.",
		},
		{
			do: "Cada semana abra “Conciliación bancaria” y suba el extracto.",
			see: "Las líneas iguales quedan emparejadas; las demás, aparte.",
		},
		{
			do: "Resuelva el resto: comisiones, intereses, transferencias sin concepto.",
			see: "El saldo de los libros es el del extracto.",
		},
	],
	mistake: {
		what: "Un cliente transfiere sin concepto y el dinero queda un mes en el aire.",
		remedy:
			"Regístrelo enseguida en otras cuentas por pagar (338) y busque por importe y fecha. Cuando sepa de quién es, páselo a ese cliente y únalo a la factura.",
	},
} satisfies GuideText;
