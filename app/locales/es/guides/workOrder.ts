import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Orden de producción y coste",
	text: "Haga la orden desde un pedido, entregue materiales, informe por operación, reciba el producto y vea el coste del lote.",
	audience: "Jefes de producción, jefes de equipo, contables de costes",
	ready: ["Una lista de materiales válida", "Un pedido o el plan semanal", "Materiales en existencias"],
	steps: [
		{
			do: "Abra el pedido y pulse “Hacer orden de producción”, o hágala suelta en Producción.",
			see: "Tiene cantidad, fecha y materiales según la lista.",
		},
		{
			do: "Pulse “Comprobar materiales”.",
			see: "Si alcanza, una marca. Si no, qué falta y cuánto; púlselo para pedir la compra.",
		},
		{
			do: "Pulse “Entregar materiales”; almacén confirma.",
			see: "Salen de existencias y cuentan en esta orden.",
		},
		{
			do: "Al final del turno, el jefe de equipo escribe en el teléfono piezas buenas y mermas.",
			see: "El avance cambia al momento: 3.650 de 5.000 botellas, 73\u00a0%.",
		},
		{
			do: "Al terminar, pulse “Recibir producto” y escriba el lote.",
			see: "Está en existencias y se puede vender.",
		},
		{
			do: "Devuelva lo sobrante y pulse “Cerrar orden”.",
			see: "El coste del lote: material, mano de obra, gastos generales, junto al previsto. Es provisional hasta calcular, a fin de mes, las salidas y los gastos generales.",
		},
	],
	mistake: {
		what: "Se informa una vez por semana y ventas promete un día equivocado.",
		remedy: "Informe cada turno; son cinco minutos. Devuelva lo sobrante antes de cerrar.",
	},
} satisfies GuideText;
