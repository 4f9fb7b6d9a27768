import type { ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { namedErrors } from "./errors.ts";

const handleError = vi.fn();

function buildWith(throwIt: () => never): ServerBuild {
	const module = { default: () => null, loader: async () => throwIt() };
	const route = { id: "one", path: "one", module };
	const entry = { module: { default: async () => throwIt(), handleError } };
	return { entry, routes: { one: route } } as unknown as ServerBuild;
}

const request = new Request("http://localhost/one", { headers: { "X-Request-Id": "abcd-0123456789ab" } });
const args = { request, params: {}, context: {} };

async function thrownBy(thrown: unknown, part: "loader" | "page" = "loader"): Promise<unknown> {
	handleError.mockClear();
	const build = namedErrors(
		buildWith(() => {
			throw thrown;
		}),
	);
	const run =
		part === "loader"
			? build.routes.one?.module.loader?.(args)
			: build.entry.module.default(request, 200, new Headers(), {} as never, {});
	return Promise.resolve(run).catch((error: unknown) => error);
}

test.each(["loader", "page"] as const)(
	"an error of a %s is logged, and its page learns the id alone",
	async (part) => {
		const error = new TypeError("lan@congty.vn");
		const named = (await thrownBy(error, part)) as Response;
		expect(handleError).toHaveBeenCalledExactlyOnceWith(error, expect.objectContaining({ request }));
		expect(named.status).toBe(500);
		expect(await named.json()).toEqual({ traceId: "abcd-0123456789ab" });
	},
);

test.each([
	["a redirect", new Response(null, { status: 302 })],
	["a refusal with 503, logged and named by whom it comes from", Response.json({}, { status: 503 })],
	["a missing page", new Response("Not Found", { status: 404 })],
])("%s is left as it is", async (_what, thrown) => {
	expect(await thrownBy(thrown)).toBe(thrown);
	expect(handleError).not.toHaveBeenCalled();
});
