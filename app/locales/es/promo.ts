export default {
	label: "Ofertas",
	strip:
		"{{#reduced}}{{firstYearDiscountPercent}}\u00a0% de descuento el primer año; importación{{/reduced}}{{^reduced}}Importación{{/reduced}} de datos y formación en su empresa, gratis.",
	link: "Ver las ofertas",
	heading: "Lo que incluye su primer año",
	offers: {
		firstYear: {
			title: "{{#reduced}}{{firstYearDiscountPercent}}\u00a0% de descuento el primer año{{/reduced}}",
			text: "Se resta de la primera anualidad, en todos los planes.",
		},
		dataImport: {
			title: "Importación de datos gratis",
			text: "Artículos, clientes, saldos, existencias iniciales: envíenos los archivos y los cargamos.",
		},
		onSiteTraining: {
			title: "Formación gratis en su empresa",
			text: "Vamos a su oficina o a su planta y formamos a su equipo durante {{trainingDays}} días.",
		},
		domain: {
			title: "Un dominio .com de regalo",
			text: "Para empresas que aún no tienen sitio web.",
		},
	},
};
