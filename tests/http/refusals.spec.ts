import type { APIRequestContext } from "playwright/test";
import { policyReports } from "#app/addresses/site.ts";
import { each } from "#tests/abuse/with-product.ts";
import { withOwnMongod } from "#tests/support/own-product.ts";
import { enter } from "#tests/support/portal.ts";
import { fillIn, readRoutes } from "#tests/support/routes.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnMongod({ MONGODB_TIMEOUT_MS: "1000", LOG_LEVEL: "fatal", ACCESS_LOG: "no" });

const missing = "6560a1b2c3d4e5f6a7b8c9d0";
const places = {
	id: missing,
	request: `contact-${missing}`,
	token: "0".repeat(32),
	guide: "none",
	status: "400",
};

/** Something for every form that is more than a button: what a form does not have it ignores. */
const fields = {
	status: "completed",
	change: "withdraw",
	language: "en",
	response: "{}",
	returnTo: "/portal",
};

/** Not for people: what only browsers and supervisors send, and what ends the session. */
const others = [policyReports, "/health/live", "/health/ready", "/portal/logout"];

/** What a browser would show as bare text. */
async function bareAnswers(visitor: APIRequestContext): Promise<string[]> {
	const bare: string[] = [];
	const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
	const routes = (await readRoutes()).filter(({ address }) => !others.includes(address));
	await each(routes, async ({ address, hasAction }) => {
		const at = `${fillIn(address, places)}?version=1`;
		const ask = { headers, maxRedirects: 0 };
		const answers = [
			["GET", await visitor.get(at, ask)] as const,
			...(hasAction ? [["POST", await visitor.post(at, { ...ask, form: fields })] as const] : []),
		];
		for (const [method, answer] of answers) {
			const type = answer.headers()["content-type"];
			if (answer.status() < 400 && type !== "application/json") continue;
			const page = await answer.text();
			const isPage = type?.startsWith("text/html") && /<main/.test(page);
			if (!isPage || !/<a /.test(page)) bare.push(`${method} ${address}: ${answer.status()}`);
		}
	});
	return bare;
}

test("whatever a browser is refused is a page with a way on, also while the database is away", async ({
	request,
	visitor,
	product,
}) => {
	await enter({ request });
	const guest = await visitor();
	expect(await bareAnswers(request)).toEqual([]);
	expect(await bareAnswers(guest)).toEqual([]);
	await product.mongod.stop();
	expect(await bareAnswers(request)).toEqual([]);
});
