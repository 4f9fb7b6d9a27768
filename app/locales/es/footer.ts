export default {
	tagline:
		"Programa de gestión en la web y en el teléfono, para empresas de {{smallestCompany}} a {{largestCompany}} personas.",
	quickLinks: "Enlaces",
	products: "Productos",
	support: "Ayuda",
	contact: "Contacto",
	address: "Oficina",
	phone: "Teléfono",
	email: "Correo electrónico",
	hours: "Horario",
	openingHours: "De lunes a viernes, {{officeMorning}} y {{officeAfternoon}} (Vietnam)",
	company: "{{brandLegalName}}. Número fiscal {{brandTaxCode}}.",
	copyright: "© {{year}} {{brand}}",
};
