export default {
	label: "Ngôn ngữ",
	choose: "Chọn ngôn ngữ",
	change: "Đổi ngôn ngữ",
	vi: "Tiếng Việt",
	en: "English",
	zh: "中文",
	nl: "Nederlands",
	es: "Español",
};
