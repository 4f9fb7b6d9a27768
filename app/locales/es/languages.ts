export default {
	label: "Idioma",
	choose: "Elija un idioma",
	change: "Cambiar idioma",
	vi: "Tiếng Việt",
	en: "English",
	zh: "中文",
	nl: "Nederlands",
	es: "Español",
};
