import type { BrowserContext } from "playwright/test";

/** What went wrong in a browser. */
export type Watch = { ran: string[]; reports: string[]; calls: string[] };

/** Notices scripts of others, violations of the policy, and calls to other hosts. */
export async function watchOver(context: BrowserContext, url: string): Promise<Watch> {
	const watch: Watch = { ran: [], reports: [], calls: [] };
	await context.exposeFunction("tellRan", (what: string) => watch.ran.push(what));
	await context.exposeFunction("tellReport", (what: string) => watch.reports.push(what));
	await context.addInitScript(() => {
		const { tellRan, tellReport } = globalThis as unknown as Record<
			"tellRan" | "tellReport",
			(what: string) => void
		>;
		for (const name of ["alert", "confirm", "prompt", "print"]) {
			Object.assign(globalThis, { [name]: () => tellRan(`${name} at ${location.pathname}`) });
		}
		addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
			tellReport(`${violatedDirective} at ${location.pathname}`),
		);
	});
	context.on("dialog", (dialog) => {
		watch.ran.push(`dialog ${dialog.message()}`);
		void dialog.dismiss();
	});
	context.on("console", (message) => {
		if (/content security policy/i.test(message.text())) watch.reports.push(message.text().slice(0, 100));
	});
	context.on("request", (request) => {
		if (!request.url().startsWith(url) && !request.url().startsWith("data:")) watch.calls.push(request.url());
	});
	return watch;
}

/** Whether a script that runs is noticed; then forgets it. */
export async function sees(context: BrowserContext, watch: Watch): Promise<boolean> {
	const page = await context.newPage();
	// A page has loaded only once its images have failed.
	await page.setContent("<img src=x onerror='globalThis.told = alert(1)'>");
	await page.evaluate(() => Reflect.get(globalThis, "told"));
	await page.close();
	return watch.ran.splice(0).length > 0;
}
