import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Fichas de clientes y seguimiento",
	text: "Anote cada llamada en un minuto, planee el paso siguiente y traspase clientes cuando cambia el responsable.",
	audience: "Vendedores, atención al cliente",
	ready: ["Sus clientes ya cargados", "Una regla del equipo: cada cuánto se llama"],
	steps: [
		{
			do: "Abra Clientes (CRM) y busque al cliente por nombre o teléfono.",
			see: "Una página con contactos, presupuestos, pedidos, saldo y llamadas.",
		},
		{
			do: "Tras llamar, pulse “Anotar llamada” y escriba una o dos líneas: qué quiere, qué prometió usted.",
			see: "Queda arriba, con nombre y hora.",
		},
		{
			do: "Pulse “Siguiente paso” y elija un día.",
			see: "Ese día está en su lista “Hoy”.",
		},
		{
			do: "Cada mañana abra “Hoy” y trabaje de arriba abajo.",
			see: "Lo hecho sale de la lista.",
		},
		{
			do: "Cambio de responsable: el jefe elige los clientes y pulsa “Traspasar”.",
			see: "El nuevo ve todo el historial. El anterior ya no puede cambiarlo.",
		},
	],
	mistake: {
		what: "Las citas están en una libreta o un chat privado, y tras unas vacaciones se olvida un cliente.",
		remedy: "Planee solo en el programa. Antes de irse, traspase por unos días.",
	},
} satisfies GuideText;
