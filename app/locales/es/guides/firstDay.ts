import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Su primer día",
	text: "De la cuenta al primer pedido: dé de alta la empresa, cargue sus listas, invite a unas personas y haga una venta de principio a fin.",
	audience: "Propietarios, responsables de la implantación",
	ready: [
		"Nombre, número fiscal y dirección para facturas",
		"Artículos y clientes en Excel",
		"Correos de los tres o cuatro primeros usuarios",
	],
	steps: [
		{
			do: "Abra el enlace de la invitación, elija una contraseña y entre.",
			see: "Se abre la pantalla principal, todavía vacía, con el nombre de su empresa en la esquina.",
		},
		{
			do: "Abra “Configuración”, escriba nombre, número fiscal y dirección, y añada cada almacén y tienda. Pulse “Guardar”.",
			see: "La empresa y los almacenes aparecen en la lista.",
		},
		{
			do: "Elija el día en que empieza a contabilizar aquí. El primero de mes es el más fácil de cuadrar.",
			see: "Los saldos iniciales se cargarán con esa fecha.",
		},
		{
			do: "Pulse “Importar de Excel” y suba artículos y clientes. Con diez artículos ya puede probar.",
			see: "Le dice cuántas filas ha leído y cuáles hay que corregir.",
		},
		{
			do: "Invite a una persona de ventas, una de almacén y una de contabilidad.",
			see: "Junto a cada nombre pone “Invitado” hasta que entra.",
		},
		{
			do: "Hagan juntos un pedido real: pedido, salida de almacén, factura, cobro.",
			see: "El informe muestra la venta; bajan las existencias y sube la caja, con el IVA.",
		},
	],
	mistake: {
		what: "Quiere cargarlo todo antes de que entre nadie, y una semana después nadie lo usa.",
		remedy:
			"Empiece con un almacén y un equipo pequeño. Envíenos el resto de las listas: al contratar, las cargamos gratis.",
	},
} satisfies GuideText;
