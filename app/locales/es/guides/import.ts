import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Importar datos de Excel",
	text: "Cargue artículos, clientes y proveedores desde Excel: qué columnas son obligatorias, cómo elegir códigos y corregir errores.",
	audience: "Contables, jefes de almacén, responsables de la implantación",
	ready: [
		"Sus listas en Excel, o lo exportado de su programa anterior",
		"Una regla de códigos acordada entre almacén y contabilidad",
	],
	steps: [
		{
			do: "Abra “Importar de Excel”, elija artículos, clientes o proveedores y pulse “Descargar plantilla”.",
			see: "Obtiene un archivo con las columnas; las obligatorias tienen color.",
		},
		{
			do: "Copie sus datos. Un código por fila, sin filas vacías ni celdas combinadas.",
			see: "Hay tantos códigos como filas, y ninguno repetido.",
		},
		{
			do: "Pulse “Subir” y elija el archivo.",
			see: "La vista previa separa filas correctas y con error, y señala la columna.",
		},
		{
			do: "Corrija los errores en Excel y súbalo otra vez.",
			see: "Quedan 0 errores. Aún no se ha guardado nada.",
		},
		{
			do: "Pulse “Importar”.",
			see: "Le dice cuántos se añadieron. Abra la lista y busque algunos que conozca.",
		},
		{
			do: "Siga este orden: artículos, clientes, proveedores y, al final, saldos iniciales.",
			see: "Cada saldo encuentra su código y no sobra ninguna fila.",
		},
	],
	mistake: {
		what: "Un artículo tiene dos códigos porque cada departamento lo escribe a su manera: “TAP28” y “Tapón 28”.",
		remedy:
			"Ordene por nombre en Excel y una los repetidos. Si prefiere, envíenos el archivo y lo hacemos juntos.",
	},
} satisfies GuideText;
