export default {
	choose: "Choose a language",
};
