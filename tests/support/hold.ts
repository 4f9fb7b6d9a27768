import type { Page } from "playwright/test";

/** Keeps a page's requests to some addresses back, as a slow network does, until they are released. @param method if not all */
export async function hold(page: Page, addresses: string, method?: string): Promise<{ release: () => void }> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(addresses, async (route) => {
		if (!method || route.request().method() === method) await held;
		await route.continue();
	});
	return { release };
}

/** Keeps a page's script files back. Give `goto` `waitUntil: "commit"`, or it waits for them. */
export const holdScripts = (page: Page) => hold(page, "**/assets/*.js");
