import type { Page } from "playwright/test";

/** Keeps a page's script files back, as a slow network does. Give `goto` `waitUntil: "commit"`, or it waits for them. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	return { release };
}
