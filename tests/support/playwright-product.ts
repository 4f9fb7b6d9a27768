import { startProduct } from "./product.ts";
import { adminEmail, password } from "./staff-accounts.ts";

/** Starts the product that all journeys share, and says in the environment where it is. */
export default async function setup(): Promise<() => Promise<void>> {
	const product = await startProduct();
	await signUpAdmin(product.url);
	Object.assign(process.env, {
		E2E_BASE_URL: product.url,
		E2E_MONGODB_URI: product.mongod.uri,
		E2E_MAIL_FOLDER: product.mailFolder,
	});
	return product.stop;
}

async function signUpAdmin(url: string): Promise<void> {
	const person = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	const answer = await fetch(`${url}/portal/signup`, {
		method: "POST",
		body: new URLSearchParams(person),
		redirect: "manual",
	});
	if (answer.status !== 302) throw new Error(`The tests' administrator cannot sign up: ${answer.status}`);
}
