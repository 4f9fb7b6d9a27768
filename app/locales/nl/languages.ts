export default {
	label: "Taal",
	choose: "Kies een taal",
	change: "Taal wijzigen",
	vi: "Tiếng Việt",
	en: "English",
	zh: "中文",
	nl: "Nederlands",
	es: "Español",
};
