import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localizedPath, pages } from "#app/addresses/site.ts";
import { guideIds, guidePath } from "#app/content/guides.ts";
import { languages } from "#models/language.ts";
import { createPageCache } from "./page-cache.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const policy = "default-src 'none'; script-src 'sha256-abc'";
const asked: Request[] = [];
let answerWith: () => Response;
let server: Server;

/** Stands for the product behind the cache. */
const passedOn = "not kept";

async function listen(env: { PUBLIC_URL?: string; ALLOWED_HOSTS?: string[]; TRUSTED_PROXIES?: number } = {}) {
	const render = async (request: Request) => {
		asked.push(request);
		await new Promise((resolve) => setTimeout(resolve, 20));
		return answerWith();
	};
	const keptPages = createPageCache(render, { ALLOWED_HOSTS: [], TRUSTED_PROXIES: 0, ...env });
	server = createServer((request, response) =>
		keptPages(request, response, () => response.writeHead(203).end(passedOn)),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
	const { port } = server.address() as AddressInfo;
	return new Promise((resolve, reject) => {
		httpRequest({ host: "127.0.0.1", port, path, method, headers }, async (response) => {
			resolve({
				status: response.statusCode ?? 0,
				headers: response.headers,
				body: await buffer(response),
			});
		})
			.on("error", reject)
			.end();
	});
}

beforeEach(async () => {
	asked.length = 0;
	vi.useFakeTimers({ now: new Date("2026-11-20T03:00:00Z"), toFake: ["Date"] });
	answerWith = () =>
		new Response(`<h1>Trang số ${asked.length}</h1>`, {
			headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
		});
	await listen();
});

afterEach(() => {
	vi.useRealTimers();
	server.close();
});

describe("what is kept", () => {
	test("every public page without a form, in every language, rendered once", async () => {
		const { trial, demo, contact, ...kept } = pages;
		const addresses = [...Object.values(kept), ...guideIds.map(guidePath)].flatMap((page) =>
			languages.map((code) => localizedPath(code, page)),
		);
		for (const address of [...addresses, ...addresses])
			expect((await get(address)).status, address).toBe(200);
		expect(asked).toHaveLength(addresses.length);
		for (const address of [trial, demo, contact, "/contact", "/en/dung-thu"])
			expect((await get(address)).status, address).toBe(203);
		expect(asked).toHaveLength(addresses.length);
	});

	test.each(["/portal/login", "/pricing/", "/Pricing", "/xx", "/vi/pricing", "//", "/%70ricing", "/x"])(
		"%s is passed on",
		async (path) => {
			expect((await get(path)).body.toString()).toBe(passedOn);
			expect(asked).toHaveLength(0);
		},
	);

	test("queries fill nothing: a page is the same with any of them", async () => {
		const first = await get("/pricing");
		for (let i = 0; i < 50; i++) {
			const { body } = await get(`/pricing?utm_source=zalo&utm_campaign=tet-${i}&fbclid=${i}`);
			expect(body).toEqual(first.body);
		}
		expect(asked.map(({ url }) => url)).toEqual([expect.stringMatching(/\/pricing$/)]);
	});

	test("a search, a question about prices, a quotation and an address that the guard refuses are passed on", async () => {
		for (const path of [
			"/docs?q=kho",
			"/pricing?users=25&modules=crm",
			"/en/pricing?utm_source=x&users=",
			"/bao-gia?users=25",
			"/docs?utm_source=x&q=",
			"/?_data=root",
			`/?x=${"x".repeat(9000)}`,
		])
			expect((await get(path)).status, path).toBe(203);
	});

	test("another host, another method and a post are passed on", async () => {
		expect((await get("/", { Host: "evil.example" })).status).toBe(203);
		expect((await get("/", {}, "POST")).status).toBe(203);
		expect((await get("/", {}, "DELETE")).status).toBe(203);
	});

	test("many first visitors at once are one rendering", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => get("/")));
		expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
		expect(asked).toHaveLength(1);
	});

	test("a page is rendered for nobody: without cookie, query, referrer or address of a visitor", async () => {
		await get("/?utm_source=zalo", { Cookie: "session=secret; language=vi", Referer: "https://zalo.me/" });
		expect([...(asked[0]?.headers ?? [])]).toEqual([]);
		expect(asked[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
	});

	test("an error, or an answer with a cookie, is not kept", async () => {
		answerWith = () => new Response("broken", { status: 500 });
		expect((await get("/")).body.toString()).toBe(passedOn);
		answerWith = () => new Response("mine", { headers: { "Set-Cookie": "session=1" } });
		expect((await get("/")).body.toString()).toBe(passedOn);
		answerWith = () => new Response("ours");
		expect((await get("/")).body.toString()).toBe("ours");
	});

	test("a rendering that throws is passed on, and tried again", async () => {
		answerWith = () => {
			throw new Error("no");
		};
		expect((await get("/")).body.toString()).toBe(passedOn);
		answerWith = () => new Response("ours");
		expect((await get("/")).body.toString()).toBe("ours");
	});

	test("where no setting names the site, pages are kept for only so many names of it", async () => {
		const names = Array.from({ length: 700 }, (_, index) => `localhost:${index + 1}`);
		while (names.length > 0) await Promise.all(names.splice(0, 50).map((Host) => get("/", { Host })));
		const first = asked.length;
		await get("/", { Host: "localhost:700" });
		expect(asked).toHaveLength(first);
		await get("/", { Host: "localhost:1" });
		expect(asked).toHaveLength(first + 1);
	});

	test("a named site is the same by each of its hosts; behind a proxy it must be named", async () => {
		server.close();
		const hosts = { ALLOWED_HOSTS: ["may.example"], TRUSTED_PROXIES: 1 };
		await listen({ ...hosts, PUBLIC_URL: "https://www.may.example" });
		await get("/", { Host: "may.example" });
		await get("/", { Host: "WWW.may.example" });
		expect(asked.map(({ url }) => url)).toEqual(["https://www.may.example/"]);
		server.close();
		await listen(hosts);
		expect((await get("/", { Host: "may.example" })).status).toBe(203);
	});
});

describe("the day", () => {
	test("a page is made anew when the day ends in Vietnam", async () => {
		vi.setSystemTime(new Date("2026-12-31T16:59:59Z"));
		const before = await get("/pricing");
		expect((await get("/pricing")).headers.etag).toBe(before.headers.etag);
		vi.setSystemTime(new Date("2026-12-31T17:00:00Z"));
		const after = await get("/pricing", { "If-None-Match": before.headers.etag ?? "" });
		expect(after.status).toBe(200);
		expect(after.body).not.toEqual(before.body);
		expect(asked).toHaveLength(2);
	});

	test("browsers and proxies keep a page for a while, but never beyond the day", async () => {
		const lifetime = async (now: string) => {
			vi.setSystemTime(new Date(now));
			return (await get("/pricing")).headers["cache-control"];
		};
		expect(await lifetime("2026-11-20T03:00:00Z")).toBe(
			"public, max-age=60, s-maxage=300, stale-while-revalidate=300",
		);
		expect(await lifetime("2026-11-20T16:53:20Z")).toBe(
			"public, max-age=60, s-maxage=300, stale-while-revalidate=100",
		);
		expect(await lifetime("2026-11-20T16:59:50Z")).toBe(
			"public, max-age=10, s-maxage=10, stale-while-revalidate=0",
		);
	});
});

describe("the answer", () => {
	test("comes in the encoding that is asked for, each with a tag of its own", async () => {
		const plain = await get("/");
		const gzip = await get("/", { "Accept-Encoding": "gzip" });
		const br = await get("/", { "Accept-Encoding": "gzip, br" });
		expect(plain.headers["content-encoding"]).toBeUndefined();
		expect(gzip.headers["content-encoding"]).toBe("gzip");
		expect(br.headers["content-encoding"]).toBe("br");
		expect(gunzipSync(gzip.body)).toEqual(plain.body);
		expect(brotliDecompressSync(br.body)).toEqual(plain.body);
		expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
		for (const { headers, body } of [plain, gzip, br])
			expect(headers["content-length"]).toBe(String(body.byteLength));
	});

	test.each([
		["gzip, deflate, br, zstd", "br"],
		["GZIP", "gzip"],
		["deflate, zstd", undefined],
		["*", "br"],
		["br;q=0, *", "gzip"],
		["br; q=0.0, gzip ; q=0", undefined],
		["identity;q=0, *;q=0", undefined],
		["br;q=high", undefined],
	])("to %j is in the smallest encoding that it accepts: %s", async (accepted, encoding) => {
		const { status, headers } = await get("/", { "Accept-Encoding": accepted });
		expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
	});

	test("has the headers of the page, and no cookie", async () => {
		const { headers } = await get("/en");
		expect(headers).toMatchObject({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			vary: "Accept-Encoding",
		});
		expect(headers).not.toHaveProperty("set-cookie");
	});

	test("is 304 without a body where the client has it", async () => {
		const { headers } = await get("/", { "Accept-Encoding": "br" });
		const again = (tag: string, accepted = "br") =>
			get("/", { "Accept-Encoding": accepted, "If-None-Match": tag });
		for (const tag of [`${headers.etag}`, `W/${headers.etag}`, `"x", ${headers.etag}`, "*"]) {
			const answer = await again(tag);
			expect(answer.status, tag).toBe(304);
			expect(answer.body).toHaveLength(0);
			expect(answer.headers.etag).toBe(headers.etag);
			expect(answer.headers["cache-control"]).toBe(headers["cache-control"]);
		}
		expect((await again('"x"')).status).toBe(200);
		expect((await again(`${headers.etag}`, "gzip")).status).toBe(200);
	});

	test("to HEAD is that to GET without the body", async () => {
		const asking = { "Accept-Encoding": "br" };
		const got = await get("/", asking);
		const head = await get("/", asking, "HEAD");
		expect(head.status).toBe(200);
		expect(head.body).toHaveLength(0);
		// A second may have begun meanwhile.
		expect({ ...head.headers, date: got.headers.date }).toEqual(got.headers);
	});
});

describe("a chosen language", () => {
	test("leads an address without a language past the cache, unless it is Vietnamese", async () => {
		await get("/pricing");
		for (const cookie of ["language=en", "a=b; language=en; c=d", "session=x;language=en"])
			expect((await get("/pricing", { Cookie: cookie })).status, cookie).toBe(203);
		for (const cookie of ["language=vi", "language=xx", "language=", "mylanguage=en", "x=language=en"])
			expect((await get("/pricing", { Cookie: cookie })).status, cookie).toBe(200);
	});

	test("changes nothing where the address names one, and caches know both", async () => {
		expect((await get("/en/pricing", { Cookie: "language=vi" })).status).toBe(200);
		expect((await get("/en/pricing")).headers.vary).toBe("Accept-Encoding");
		expect((await get("/pricing")).headers.vary).toBe("Accept-Encoding, Cookie");
	});
});
