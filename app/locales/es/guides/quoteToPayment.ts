import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Del presupuesto al cobro",
	text: "Un pedido completo: presupuesto, pedido, entrega, factura y cobro. Se escribe una vez y cada paso toma los datos del anterior.",
	audience: "Vendedores, jefes de ventas",
	ready: ["Cliente y artículos en sus listas", "Tarifa y descuento permitido"],
	steps: [
		{
			do: "Abra Ventas, pulse “Nuevo presupuesto”, elija cliente y artículos.",
			see: "Precio, existencias y deuda del cliente se ven al escribir.",
		},
		{
			do: "Pulse “Enviar al cliente”.",
			see: "Lo recibe por correo y el estado es “Enviado”.",
		},
		{
			do: "¿Acepta? Abra el presupuesto y pulse “Hacer pedido”.",
			see: "El pedido tiene artículos, precios y dirección. La mercancía queda reservada.",
		},
		{
			do: "¿Supera el límite o baja del precio mínimo? Pulse “Pedir aprobación”.",
			see: "Quien aprueba lo ve en el teléfono. Después pasa a “Por entregar”.",
		},
		{
			do: "Almacén pulsa “Dar salida”. Si entrega por partes, cambie la cantidad cada vez.",
			see: "Bajan las existencias. Lo pendiente sigue en el pedido.",
		},
		{
			do: "Pulse “Hacer factura” para lo entregado y después “Contabilizar” y “Emitir”.",
			see: "La venta, el IVA y el saldo del cliente están en los libros. La factura tiene número.",
		},
		{
			do: "El cliente paga: abra la factura y pulse “Cobrar”.",
			see: "El pedido queda “Cobrado”.",
		},
	],
	mistake: {
		what: "Se escribe un pedido nuevo en vez de partir del presupuesto, y el precio no es el prometido.",
		remedy:
			"Pulse siempre “Hacer pedido”. Si el cliente cambia de idea, cambie el presupuesto y envíelo otra vez.",
	},
} satisfies GuideText;
