export default {
	label: "语言",
	choose: "选择语言",
	change: "切换语言",
	vi: "Tiếng Việt",
	en: "English",
	zh: "中文",
	nl: "Nederlands",
	es: "Español",
};
