export default {
	choose: "Elija un idioma",
};
