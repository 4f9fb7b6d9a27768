import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Cuentas por cobrar y por pagar",
	text: "Vea quién debe y desde cuándo, fije un límite por cliente, avise a tiempo e imprima el estado de cuenta.",
	audience: "Contables, jefes de ventas",
	ready: ["El plazo de pago de cada cliente", "Quién recibe el estado de cuenta, con su correo"],
	steps: [
		{
			do: "Abra “Por cobrar” o “Por pagar” en Finanzas.",
			see: "Una línea por cliente: total, sin vencer y vencido a 30, 60, 90 días.",
		},
		{
			do: "Abra un cliente, escriba plazo y límite de crédito y pulse “Guardar”.",
			see: "Desde el siguiente pedido, el vencimiento sale de la fecha de factura.",
		},
		{
			do: "Filtre “Vence esta semana” y asigne cada línea a alguien.",
			see: "La llamada aparece en su lista, con el teléfono.",
		},
		{
			do: "Después de llamar, anote la fecha prometida.",
			see: "Ese día el cliente vuelve a estar arriba.",
		},
		{
			do: "Pulse “Imprimir estado” y elija el periodo.",
			see: "Recoge cada factura y pago, y lo pendiente en cifra y en letra.",
		},
		{
			do: "Por pagar: filtre lo que vence pronto y envíelo a aprobar.",
			see: "El flujo de caja de la próxima semana ya lo incluye.",
		},
	],
	mistake: {
		what: "Solo mira totales, y nadie ve que un buen pagador deja siempre la misma factura vieja.",
		remedy: "Mire la antigüedad. En cada cobro marque la factura que se paga.",
	},
} satisfies GuideText;
