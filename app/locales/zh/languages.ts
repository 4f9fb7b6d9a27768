export default {
	choose: "选择语言",
};
