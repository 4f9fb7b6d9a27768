export default {
	label: "Language",
	choose: "Choose a language",
	change: "Change language",
	vi: "Tiếng Việt",
	en: "English",
	zh: "中文",
	nl: "Nederlands",
	es: "Español",
};
