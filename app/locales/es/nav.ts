export default {
	label: "Menú principal",
	pages: {
		home: "Inicio",
		features: "Funciones",
		pricing: "Precios",
		about: "Quiénes somos",
		demo: "Reservar una demo",
		trial: "Prueba gratis",
		contact: "Contacto",
		faq: "Preguntas",
		docs: "Guías",
		privacy: "Política de privacidad",
		terms: "Condiciones de uso",
	},
	staff: "Acceso del personal",
	trial: "Prueba gratis",
	trialShort: "Probar",
};
