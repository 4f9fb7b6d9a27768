import { type Product, startProduct } from "./product.ts";
import { test as base } from "./test.ts";

/** Tests of one file with a product of their own, to be broken or set up differently. */
export function withOwnProduct(env: Record<string, string> = {}) {
	let started: Promise<Product> | undefined;
	const test = base.extend<{ product: Product }>({
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on destructured
		product: async ({}, use) => {
			started ??= startProduct({ env });
			await use(await started);
		},
		baseURL: ({ product }, use) => use(product.url),
	});
	test.afterAll(async () => (await started)?.stop());
	return test;
}
