export default {
	choose: "Kies een taal",
};
