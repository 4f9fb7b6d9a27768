import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Cargar los saldos iniciales",
	text: "Lleve a los libros los saldos de cuentas, clientes, proveedores y existencias, y compruebe que el debe iguala al haber.",
	audience: "Jefes de contabilidad, contables",
	ready: [
		"El balance de comprobación cerrado del periodo anterior",
		"Partidas abiertas por cliente y proveedor",
		"Un recuento a la fecha de inicio",
	],
	steps: [
		{
			do: "Con las listas cargadas, abra “Saldos iniciales” en Contabilidad.",
			see: "Arriba aparece su fecha de inicio.",
		},
		{
			do: "Suba el saldo de cada cuenta.",
			see: "Debajo ve total debe, total haber y la diferencia.",
		},
		{
			do: "Suba lo pendiente de cada cliente y proveedor, con número y fecha de cada factura.",
			see: "El total aparece junto al saldo de las cuentas por cobrar y por pagar.",
		},
		{
			do: "Suba las existencias: artículo, almacén, cantidad, coste.",
			see: "Su valor aparece junto a las cuentas de existencias.",
		},
		{
			do: "Corrija hasta que toda diferencia sea 0.",
			see: "Cada línea que cuadra tiene una marca verde.",
		},
		{
			do: "Imprima la conciliación, que la firme la dirección, y pulse “Confirmar saldos”.",
			see: "Quedan bloqueados y los comprobantes nuevos empiezan ese día.",
		},
	],
	mistake: {
		what: "El total cuadra con el mayor, pero lo de un cliente está en otro.",
		remedy:
			"Antes de confirmar, imprima el saldo de los diez clientes más grandes y repáselo con su vendedor.",
	},
} satisfies GuideText;
