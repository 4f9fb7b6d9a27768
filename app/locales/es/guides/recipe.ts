import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Lista de materiales (BOM)",
	text: "Indique qué necesita cada producto, cuánto y qué merma es normal. Así cuadran las salidas y el coste.",
	audience: "Jefes de producción, técnicos, contables de costes",
	ready: ["La receta que usa el taller", "La merma real de los últimos meses", "Materiales en sus listas"],
	steps: [
		{
			do: "Abra Producción, elija el producto y pulse “Nueva lista de materiales”.",
			see: "Una tabla vacía para una cantidad fija, como 1.000 botellas.",
		},
		{
			do: "Añada cada material: código, cantidad, unidad.",
			see: "Abajo se suma el coste previsto.",
		},
		{
			do: "Escriba la merma permitida de cada uno.",
			see: "La cantidad por entregar crece con ella.",
		},
		{
			do: "Añada sustitutos, si los hay.",
			see: "Cuando falta el principal, se propone el sustituto.",
		},
		{
			do: "Ordene las operaciones, con su tiempo.",
			see: "Se calcula el tiempo de un lote.",
		},
		{
			do: "Que lo lea el jefe de producción y pulse “Válida desde”.",
			see: "Las órdenes nuevas la usan; las que están en marcha siguen con la anterior.",
		},
	],
	mistake: {
		what: "La merma se deja en 0 por sencillez; el taller pide siempre más y el coste nunca cuadra.",
		remedy: "Tome tres meses reales. Tras cada lote compare y ajuste.",
	},
} satisfies GuideText;
