export default {
	choose: "Chọn ngôn ngữ",
};
