import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Cerrar un mes",
	text: "Qué revisar antes, los asientos de cierre, bloquear el periodo y reabrirlo si aparece un error.",
	audience: "Jefes de contabilidad, contables",
	ready: [
		"Extractos de todo el mes",
		"Facturas de proveedores recibidas",
		"Nóminas confirmadas, y el recuento si lo hubo",
	],
	steps: [
		{
			do: "Abra Contabilidad, elija “Cierre” y el mes.",
			see: "Una lista: lo hecho tiene marca; lo demás dice cuántos comprobantes faltan.",
		},
		{
			do: "Abra lo pendiente: comprobantes sin contabilizar, entregas sin factura, líneas de banco sin emparejar.",
			see: "Se abren los comprobantes y se corrigen ahí.",
		},
		{
			do: "Concilie tres cifras: caja, banco, cuentas por cobrar y por pagar.",
			see: "El detalle coincide con el libro mayor.",
		},
		{
			do: "Por este orden: coste de las salidas, amortización, reparto, periodificaciones y, después, coste de producción y deducción del IVA.",
			see: "Los asientos de cada paso quedan en la lista de lo pendiente de contabilizar, para que los revise.",
		},
		{
			do: "Contabilícelos y pulse “Asientos de cierre”.",
			see: "El resultado del mes aparece junto al anterior.",
		},
		{
			do: "Pulse “Bloquear periodo”.",
			see: "Nadie puede cambiar ni añadir nada en ese mes.",
		},
		{
			do: "Para corregir, el jefe de contabilidad pulsa “Reabrir periodo” y da un motivo.",
			see: "Queda quién, cuándo y por qué. Después, bloquéelo otra vez.",
		},
	],
	mistake: {
		what: "Llega una factura del mes pasado después del cierre.",
		remedy:
			"Si aún no ha declarado, reabra y añádala. Si ya declaró, el jefe de contabilidad decide en qué periodo se contabiliza.",
	},
} satisfies GuideText;
