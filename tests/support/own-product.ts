import { type Product, startProduct } from "./product.ts";
import { test } from "./test.ts";

/** A test with a product of its own, to be broken or set up differently. */
export function withOwnProduct(env: Record<string, string> = {}) {
	return test.extend<{ product: Product }>({
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on destructured
		product: async ({}, use) => {
			const product = await startProduct({ env });
			await use(product);
			await product.stop();
		},
		baseURL: ({ product }, use) => use(product.url),
	});
}
