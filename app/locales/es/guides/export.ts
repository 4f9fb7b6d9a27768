import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Pedidos de exportación",
	text: "Del contrato en divisas a los documentos: se escribe una vez, y la lista de contenido y la factura comercial toman los datos.",
	audience: "Departamento de exportación, contables",
	ready: ["El contrato: condición de entrega, divisa, fecha", "Nombres en inglés, pesos, embalaje"],
	steps: [
		{
			do: "Abra Exportación, pulse “Nuevo pedido”, elija cliente, divisa y condición de entrega.",
			see: "Ve dos importes: en divisa y en VND.",
		},
		{
			do: "Añada artículos, cantidades, precios y fecha.",
			see: "Ve si alcanzan las existencias o hay que producir.",
		},
		{
			do: "Reparta la mercancía en bultos y contenedores.",
			see: "Peso neto, bruto y volumen se suman solos.",
		},
		{
			do: "Pulse “Hacer documentos” y elija lista de contenido (packing list) y factura comercial.",
			see: "Salen en inglés, con los datos del pedido. Impresos, no sustituyen a la factura electrónica.",
		},
		{
			do: "Marque lo que tiene: conocimiento de embarque, declaración, certificado de origen.",
			see: "El pedido dice qué falta; luego, “Documentos completos”.",
		},
		{
			do: "Cuando llega el dinero, regístrelo al cambio del banco de ese día.",
			see: "La deuda queda saldada y la diferencia de cambio, contabilizada.",
		},
	],
	mistake: {
		what: "Al cargar se cambia una cantidad en la lista de contenido, y la factura ya no coincide.",
		remedy: "Cambie el pedido y haga los documentos otra vez. Así todos dicen lo mismo.",
	},
} satisfies GuideText;
