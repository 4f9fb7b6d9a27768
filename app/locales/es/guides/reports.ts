import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Informes para la dirección",
	text: "Cinco cifras para cada mañana, cómo compararlas con el mes anterior y cómo llegar de una cifra a su comprobante.",
	audience: "Propietarios, dirección",
	ready: ["Una cuenta con permiso de informes", "Un teléfono o un equipo con navegador"],
	steps: [
		{
			do: "Abra Informes y elija un periodo.",
			see: "Ventas, margen bruto, dinero, vencido por cobrar y existencias bajas, en una pantalla.",
		},
		{
			do: "Pulse “Comparar con el periodo anterior”.",
			see: "Junto a cada cifra está su cambio.",
		},
		{
			do: "Pulse la cifra que le extrañe.",
			see: "Se desglosa por cliente, artículo o vendedor.",
		},
		{
			do: "Pulse una línea.",
			see: "Llega al comprobante: quién lo hizo y cuándo.",
		},
		{
			do: "Elija otra de las {{reportTemplateCount}} plantillas y marque las que usa.",
			see: "Las marcadas van primero, también en el teléfono.",
		},
		{
			do: "Para una reunión, pulse “Exportar a Excel” o imprima.",
			see: "Consta la hora de los datos.",
		},
	],
	mistake: {
		what: "Se vende mucho, la caja está vacía y parece que el programa calcula mal.",
		remedy: "Lo vendido no es lo cobrado. Mire “Vencido por cobrar” junto a “Flujo de caja, próxima semana”.",
	},
} satisfies GuideText;
