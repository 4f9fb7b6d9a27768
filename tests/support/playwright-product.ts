import { startProduct } from "./product.ts";

/** Starts the product that all journeys share, and says in the environment where it is. */
export default async function setup(): Promise<() => Promise<void>> {
	const product = await startProduct();
	Object.assign(process.env, {
		E2E_BASE_URL: product.url,
		E2E_MONGODB_URI: product.mongod.uri,
		E2E_MAIL_FOLDER: product.mailFolder,
	});
	return product.stop;
}
