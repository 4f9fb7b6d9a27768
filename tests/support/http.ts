import mongoose, { type Connection } from "mongoose";
import { type APIRequestContext, type APIResponse, test as base, expect } from "playwright/test";

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>;
type Visitor = (options?: { userAgent?: string; storageState?: Cookies }) => Promise<APIRequestContext>;

/** Playwright's test for what needs no browser: `request` is somebody with cookies, `visitor` makes others. */
export const test = base.extend<{ visitor: Visitor }, { db: Connection }>({
	db: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on destructured
		async ({}, use) => {
			const connection = await mongoose.createConnection(process.env.E2E_MONGODB_URI ?? "").asPromise();
			await use(connection);
			await connection.close();
		},
		{ scope: "worker" },
	],

	visitor: async ({ playwright, baseURL }, use) => {
		const visitors: APIRequestContext[] = [];
		await use(async (options) => {
			const visitor = await playwright.request.newContext({ baseURL, ...options });
			visitors.push(visitor);
			return visitor;
		});
		await Promise.all(visitors.map((visitor) => visitor.dispose()));
	},
});

export { expect };

/** A word that no other test uses, for names and addresses that can be found again. */
export const unique = () => crypto.randomUUID().slice(0, 8);

/** What somebody without JavaScript reads of a page that has come. */
export async function readPage(answer: APIResponse) {
	const html = await answer.text();
	const control = (name: string) =>
		new RegExp(`<(input|textarea)[^>]* name="${name}"[^>]*>([^<]*)`).exec(html);
	const attribute = (name: string, tag = "") => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
	const byId = (id: string) => plain(new RegExp(` id="${id}"[^>]*>(.*?)</p>`, "s").exec(html)?.[1]);
	return {
		status: answer.status(),
		html,
		heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
		/** What the page itself says, without the frame around it. */
		main: plain(/<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1]),
		/** In the red box above a form. */
		refusal: plain(/<section class="error-box"[^>]*>(.*?)<\/section>/s.exec(html)?.[1]),
		/** What stands in a field, by the field's name. */
		value(name: string): string {
			const [tag, kind, text] = control(name) ?? [];
			return plain(kind === "textarea" ? text : attribute("value", tag));
		},
		/** What is said of a field, by the field's name. */
		description: (name: string) =>
			attribute("aria-describedby", control(name)?.[0]).split(" ").filter(Boolean).map(byId).join(" "),
	};
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text of a piece of markup, with a blank between what stands apart. */
function plain(markup = ""): string {
	return markup
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
		.replace(/\s+/g, " ")
		.trim();
}
