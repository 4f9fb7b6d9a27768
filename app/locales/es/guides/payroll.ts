import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Nóminas y recibos de sueldo",
	text: "Tome la hoja confirmada, calcule complementos, seguros e impuesto, pida aprobación y envíe a cada uno su recibo.",
	audience: "Contables de nóminas, recursos humanos",
	ready: [
		"La hoja de horas confirmada",
		"Sueldos, bases de seguro, personas a cargo",
		"Primas, descuentos y anticipos del mes",
	],
	steps: [
		{
			do: "Abra Nóminas, pulse “Nueva nómina” y elija el mes.",
			see: "Una línea por persona, con los días de la hoja.",
		},
		{
			do: "Escriba o suba lo propio del mes: prima, horas extra, anticipo.",
			see: "El bruto cambia con ello.",
		},
		{
			do: "Pulse “Calcular”.",
			see: "Seguros, impuesto y neto. Pulse una cifra para ver cómo sale.",
		},
		{
			do: "Pulse “Comparar con el mes anterior”.",
			see: "Los mayores cambios van primero. Léalos con atención.",
		},
		{
			do: "Que apruebe la dirección y pulse “Contabilizar”.",
			see: "Sueldos y cuotas están en los libros.",
		},
		{
			do: "Exporte la lista de transferencias, pague y pulse “Enviar recibos”.",
			see: "Cada uno abre solo el suyo en el teléfono.",
		},
	],
	mistake: {
		what: "Se calcula antes de confirmar la hoja y hay que repetirlo dos o tres veces.",
		remedy:
			"Confirme primero. Si cambia un tipo legal, lo actualizamos nosotros; pruebe con una persona antes que con todas.",
	},
} satisfies GuideText;
