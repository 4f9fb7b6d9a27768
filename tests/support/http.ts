import { type CheerioAPI, load } from "cheerio";
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
	const $ = load(html, { scriptingEnabled: false });
	const control = (name: string) => $(`:is(input, select, textarea)[name="${name}"]`).first();
	const saidBy = (ids = "") =>
		ids
			.split(" ")
			.filter(Boolean)
			.map((id) => plain($(`[id="${id}"]`)))
			.join(" ");
	return {
		status: answer.status(),
		html,
		$,
		/** What elements say that others name as their label or description. */
		saidBy,
		heading: plain($("h1").first()),
		/** What the page itself says, without the frame around it. */
		main: plain($("main")),
		/** In the red box above a form. */
		refusal: plain($("section.error-box").first()),
		/** What stands in a field, by the field's name. */
		value: (name: string): string => String(control(name).val() ?? ""),
		/** What is said of a field, by the field's name. */
		description: (name: string): string =>
			saidBy(control(name).closest("[aria-describedby]").attr("aria-describedby")),
	};
}

/** Elements or texts of a page. */
export type Piece = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>;

/** The text of a piece of a page, with a blank between what stands apart. */
export const plain = (piece: Piece): string => wordsOf(piece.toArray()).replace(/\s+/g, " ").trim();

const wordsOf = (nodes: Piece[number][]): string =>
	nodes
		.map((node) => {
			if (node.type === "text") return node.data;
			return "children" in node ? ` ${wordsOf(node.children)} ` : "";
		})
		.join("");
