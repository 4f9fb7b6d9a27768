import type { Vi } from "../index.ts";

const portalAccount: Vi["portalAccount"] = {
	login: {
		title: "Log in",
		heading: "Log in to the sales portal",
		email: "Email",
		password: "Password",
		submit: "Log in",
		signup: "No account yet? Sign up",
		home: "Back to the website",
		unavailable: "We cannot reach the system right now. Please try again in a moment.",
	},
	signup: {
		title: "Sign up",
		heading: "Create your portal account",
		fullName: "Full name",
		email: "Email",
		password: "Password",
		passwordHint: "At least 6 characters.",
		confirmPassword: "Confirm password",
		submit: "Sign up",
		login: "Already have an account? Log in",
		failed: "Failed to create account. Please try again.",
	},
};

export default portalAccount;
