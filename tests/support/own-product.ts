import { type Product, type ProductWithMongod, startProduct, startProductBeside } from "./product.ts";
import { test as base } from "./test.ts";

/** Tests of one file with a product of their own, which is set up differently, on the mongod of all. */
export const withOwnProduct = (env: Record<string, string> = {}) =>
	withProduct(() => startProductBeside(process.env.E2E_MONGODB_URI ?? "", { env }));

/** As {@link withOwnProduct}, with a mongod that they can take away. */
export const withOwnMongod = (env: Record<string, string>) =>
	withProduct<ProductWithMongod>(() => startProduct({ env }));

function withProduct<Kind extends Product>(start: () => Promise<Kind>) {
	let started: Promise<Kind> | undefined;
	const test = base.extend<{ product: Kind }>({
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on destructured
		product: async ({}, use) => {
			started ??= start();
			await use(await started);
		},
		baseURL: ({ product }, use) => use(product.url),
	});
	// Side by side, each of the file's tests could start a product.
	test.describe.configure({ mode: "default" });
	test.afterAll(async () => (await started)?.stop());
	return test;
}
