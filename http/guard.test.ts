import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isPortal } from "#app/addresses/site.ts";
import { log } from "#models/log.server.ts";
import { sendRaw } from "#tests/abuse/raw.ts";
import { secureAnswers } from "./app.ts";
import { guard, oneSpelling, refusals, warnOfProxy } from "./guard.ts";

const known = new Set(["/", "/pricing", "/en/pricing", "/portal/dashboard", "/portal", "/portal.data"]);

// What stands before Remix, with an echo in its place.
const app = express();
app.disable("x-powered-by");
app.set("query parser", false);
app.set("trust proxy", 1);
const refuse = refusals(async (request) => new Response(`page ${new URL(request.url).pathname}`));
app.use(secureAnswers, guard({ PUBLIC_URL: undefined, ALLOWED_HOSTS: [] }, refuse), warnOfProxy());
const isPage = (path: string) => known.has(path) || /^\/(yeu-cau|portal\/reset)\/[^/]+$/.test(path);
app.use(oneSpelling({ isFixed: (path) => known.has(path), isPage }, refuse));
app.use((request, response) => {
	response.set("Seen-Host", request.hostname).send(`echo ${request.originalUrl}`);
});

const server = createServer(app);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

type Asked = { method?: string; headers?: Record<string, string> };

/** Asks for an address exactly as it is written, as `fetch` does not. */
async function get(path: string, { method = "GET", headers }: Asked = {}) {
	const { port } = server.address() as AddressInfo;
	const asked = ask({ host: "127.0.0.1", port, path, method, headers, agent: false });
	const [answer] = await once(asked.end(), "response");
	const body = (await answer.setEncoding("utf8").toArray()).join("");
	const { location, "cache-control": cache } = answer.headers;
	return { status: answer.statusCode, location, cache, body, headers: answer.headers };
}

describe("one spelling of each address", () => {
	test.each([
		["/PORTAL/dashboard", "/portal/dashboard"],
		["/Portal/Dashboard/", "/portal/dashboard"],
		["/%70ortal/dashboard", "/portal/dashboard"],
		["/%50ORTAL/dashboard?status=new&q=%2F", "/portal/dashboard?status=new&q=%2F"],
		["/PORTAL.data", "/portal.data"],
		["/Portal/reset/AbC-1", "/portal/reset/AbC-1"],
		["/po%72tal/inquiries/6560a1b2c3d4e5f6a7b8c9d0", "/portal/inquiries/6560a1b2c3d4e5f6a7b8c9d0"],
		["/Pricing", "/pricing"],
		["/pricing/?utm_source=zalo", "/pricing?utm_source=zalo"],
		["/EN/pricing", "/en/pricing"],
		["/khong-co/", "/khong-co"],
		// As chats and mails end them.
		["/pricing.", "/pricing"],
		["/pricing/)", "/pricing"],
		["/Pricing,?utm_source=zalo", "/pricing?utm_source=zalo"],
		["/en/pricing%20", "/en/pricing"],
		["/pricing%E2%80%9D", "/pricing"],
		["/pricing%E2%80%A6", "/pricing"],
		["/pricing%E2%80%8B", "/pricing"],
		["/pricing_", "/pricing"],
		["/pricing%3E", "/pricing"],
		["/)", "/"],
		["/portal/dashboard;", "/portal/dashboard"],
		["/portal/reset/AbC-_).", "/portal/reset/AbC-_"],
		["/yeu-cau/0123abcd,", "/yeu-cau/0123abcd"],
	])("%s leads to %s, and is not kept", async (asked, location) => {
		expect(await get(asked)).toMatchObject({ status: 301, location, cache: "no-store" });
		expect(await get(location)).toMatchObject({ status: 200, body: `echo ${location}` });
		expect(await get(asked, { method: "POST" })).toMatchObject({ status: 400 });
	});

	test.each([
		"/",
		"/pricing",
		"/portal/dashboard?x=/A/",
		"/portal/reset/AbC-1",
		"/Khong-Co",
		"/@x",
		"/%40x",
		"/khong-co.",
	])("%s is let through as it is", async (asked) =>
		expect(await get(asked)).toMatchObject({ status: 200, body: `echo ${asked}` }),
	);

	test.each([
		...[
			"//portal/dashboard",
			"/portal%2Fdashboard",
			"/portal//dashboard",
			"/./portal",
			"/x/../portal/dashboard",
		],
		...[
			"/%2e/portal",
			"/%2e%2e/portal",
			"/\\portal",
			"/%5cportal",
			"/portal%00",
			"/portal%7F",
			"/vi//evil.example",
		],
		...["/vi/.//evil.example", "//evil.example", "/%E0%A4%A", "/pricing//", `/${"x".repeat(5000)}`],
		"/portal".repeat(16),
	])("%j is refused", async (asked) => {
		expect(await get(asked)).toMatchObject({ status: 400, body: "Bad Request\n", cache: "no-store" });
	});

	test.each([
		["/portal", true],
		["/Portal?x", true],
		["/%70ORTAL/x", true],
		["/portal#x", true],
		["/portals", false],
		["/portal%2Fdashboard", false],
		["/en/portal", false],
		["/%E0%A4%A", false],
		["/", false],
	])("%s is in the portal: %s", (address, is) => expect(isPortal(address)).toBe(is));
});

describe("a refusal", () => {
	const accept = "text/html,application/xhtml+xml";

	test.each([
		["/%E0%A4%A", {}, "page /refused/400"],
		["/en/%E0%A4%A", {}, "page /en/refused/400"],
		["/%5c", { cookie: "language=en" }, "page /en/refused/400"],
	])("of %s is a page for a browser, in its language", async (asked, headers, body) => {
		expect(await get(asked, { headers: { accept, ...headers } })).toMatchObject({
			status: 400,
			body,
			cache: "no-store",
		});
	});

	test("of a form from elsewhere is a page, too; of a host or a method a line", async () => {
		const foreign = { accept, origin: "https://xau.example" };
		expect(await get("/pricing", { method: "POST", headers: foreign })).toMatchObject({
			status: 403,
			body: "page /refused/403",
		});
		expect((await get("/", { headers: { accept, host: "xau.example" } })).status).toBe(421);
		expect(await get("/", { method: "PUT" })).toMatchObject({ status: 405, body: "Method Not Allowed\n" });
	});
});

test.each([["localhost", "xau.example"], ["localhost", "localhost"], []])(
	"a request to %j and %j has no one host, and is refused",
	async (...hosts) => {
		const { port } = server.address() as AddressInfo;
		const named = hosts.filter(Boolean).map((host) => `Host: ${host}`);
		const head = ["GET /pricing HTTP/1.1", ...named, "Connection: close"];
		const { status } = await sendRaw(`http://127.0.0.1:${port}`, `${head.join("\r\n")}\r\n\r\n`);
		expect(status).toBe(400);
	},
);

test("a request's address has the host that was checked, whatever other host a header names", async () => {
	const { headers } = await get("/pricing", { headers: { "x-forwarded-host": "xau.example" } });
	expect(headers["seen-host"]).toBe("127.0.0.1");
});

test("a proxy that the settings do not name is told of once", async () => {
	const warn = vi.spyOn(log, "warn");
	for (let time = 0; time < 3; time++)
		await get("/pricing", { headers: { "x-forwarded-for": "203.0.113.9" } });
	expect(warn.mock.calls).toEqual([[expect.stringMatching(/TRUSTED_PROXIES is 0/)]]);
});

test("a proxy that changes Host is told of once, and what another site sends is not taken for one", async () => {
	const warn = vi.spyOn(log, "warn");
	warn.mockClear();
	const fresh = createServer(express().use(guard({ PUBLIC_URL: undefined, ALLOWED_HOSTS: [] }, refuse)));
	await once(fresh.listen(0, "127.0.0.1"), "listening");
	const { port } = fresh.address() as AddressInfo;
	const post = (headers: Record<string, string>) =>
		fetch(`http://127.0.0.1:${port}/pricing`, { method: "POST", headers });
	const origin = "https://erp.example.vn";
	expect((await post({ origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
	expect(warn).not.toHaveBeenCalled();
	for (let time = 0; time < 3; time++)
		expect((await post({ origin, "sec-fetch-site": "same-origin" })).status).toBe(403);
	expect(warn.mock.calls).toEqual([[expect.stringMatching(/Set PUBLIC_URL/)]]);
	fresh.close();
});

test("every answer says that it is what it is, and for nobody else's pages", async () => {
	for (const path of ["/", "/pricing", "/PORTAL", "/%5c", "/khong-co"]) {
		const { headers } = await get(path);
		expect(headers["x-content-type-options"], path).toBe("nosniff");
		expect(headers["cross-origin-resource-policy"], path).toBe("same-origin");
	}
});
