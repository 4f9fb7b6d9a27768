import { brotliCompressSync } from "node:zlib";
import { localizedPath, pages } from "#app/addresses/site.ts";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { expect, test } from "#tests/support/http.ts";
import { expectValid } from "#tests/support/sound.ts";

test("the icon has its address of old", async ({ request }) => {
	const icon = await request.get("/favicon.ico");
	expect(icon.status()).toBe(200);
	expect([...(await icon.body()).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test("no link of the site leads nowhere", async ({ request }) => {
	const waiting = languages.map((language) => localizedPath(language, "/"));
	const seen = new Set(waiting);
	for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
		const response = await request.get(address);
		expect(response.status(), address).toBe(200);
		if (address.startsWith("/portal")) continue;
		const html = await response.text();
		const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
		for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
			const [path = "", fragment] = href.replaceAll("&amp;", "&").split("#");
			if (path === "" && fragment) expect(ids, `${address}#${fragment}`).toContain(fragment);
			if (!path.startsWith("/") || seen.has(path)) continue;
			seen.add(path);
			waiting.push(path);
		}
	}
	expect(seen.size).toBeGreaterThan(Object.keys(pages).length * languages.length);
});

test("a page sent from memory is the one that is rendered, with its headers", async ({ request }) => {
	const kept = await request.get("/pricing");
	// An address of the page that the page cache does not know.
	const rendered = await request.get("/pricing/");
	const { etag, vary, "cache-control": lifetime, ...headers } = kept.headers();
	expect([etag, lifetime, vary]).toEqual([
		expect.stringMatching(/^"/),
		expect.stringMatching(/^public, max-age=/),
		"Accept-Encoding, Cookie",
	]);
	for (const name of ["content-type", "content-security-policy", "x-frame-options", "referrer-policy"])
		expect(headers[name], name).toBe(rendered.headers()[name]);
	expect(headers).not.toHaveProperty("set-cookie");
	const main = /<main[\s\S]*<\/main>/;
	expect(main.exec(await kept.text())?.[0]).toBe(main.exec(await rendered.text())?.[0]);
});

test("home comes with all its styles and five screens of the product in 20,000 bytes", async ({
	request,
	baseURL,
}) => {
	for (const language of languages) {
		const home = await request.get(localizedPath(language, "/"));
		expect(home.headers()["content-encoding"]).toBe("br");
		// Ports differ from run to run, and with them what brotli makes of the page.
		const html = (await home.text()).replaceAll(baseURL ?? "", "https://www.may-erp.example");
		expect(brotliCompressSync(html).length, language).toBeLessThanOrEqual(20_000);
	}
});

test("every answer says that it is what it is, and for nobody else's pages; only public pages are kept", async ({
	request,
}) => {
	const addresses: [string, RegExp][] = [
		...["/", "/en/pricing", "/lien-he", "/contact"].map((page): [string, RegExp] => [
			page,
			/public|no-cache/,
		]),
		["/robots.txt", /max-age/],
		["/sitemap.xml", /max-age/],
		["/manifest.webmanifest", /max-age/],
		["/favicon.svg", /max-age/],
		...["/khong-co", "/en/khong-co", "/xx/pricing", "/portal", "/portal/login", "/portal/khong-co"].map(
			(page): [string, RegExp] => [page, /no-store/],
		),
		...["/dung-thu.data", "/portal/login.data", "/health/live", "/health/ready", "/%5c", "/PORTAL/login"].map(
			(page): [string, RegExp] => [page, /no-store/],
		),
	];
	for (const [address, caching] of addresses) {
		const headers = (await request.get(address)).headers();
		expect(headers["x-content-type-options"], address).toBe("nosniff");
		expect(headers["cross-origin-resource-policy"], address).toBe("same-origin");
		expect(headers["cache-control"], address).toMatch(caching);
	}
});

test("whom to tell of a weakness, and where to change a password, stand at their well-known addresses", async ({
	request,
}) => {
	const told = await request.get("/.well-known/security.txt");
	expect(told.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const lines = (await told.text()).split("\n");
	expect(lines).toContain("Contact: mailto:xinchao@may-erp.example");
	expect(lines).toContainEqual(expect.stringMatching(/^Canonical: http:.*\/\.well-known\/security\.txt$/));
	const expires = Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
	const days = (expires - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(120);
	expect(days).toBeLessThan(365);

	const change = await request.get("/.well-known/change-password", { maxRedirects: 0 });
	expect([change.status(), change.headers().location]).toEqual([302, "/portal/password"]);
	const missing = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
	expect((await request.get(missing)).status()).toBe(404);
});

test("reports of browsers are taken as such, and nothing else is", async ({ request }) => {
	const report = {
		"csp-report": {
			"document-uri": "http://localhost/",
			"violated-directive": "script-src-elem",
			"effective-directive": "script-src-elem",
			"blocked-uri": "inline",
		},
	};
	const type = "application/csp-report";
	const send = async (data: string, headers: Record<string, string>) =>
		(await request.post("/policy-reports", { data, headers })).status();
	expect(await send(JSON.stringify(report), { "Content-Type": type })).toBe(204);
	expect(await send(JSON.stringify(report), { "Content-Type": "application/json" })).toBe(415);
	expect(await send("a=b", { "Content-Type": "application/x-www-form-urlencoded" })).toBe(415);
	expect(await send("x".repeat(20_000), { "Content-Type": type })).toBe(413);
	for (const body of ["", "{", "[]", "{}"]) expect(await send(body, { "Content-Type": type })).toBe(400);
	const foreign = { "Content-Type": type, Origin: "https://xau.example" };
	expect(await send(JSON.stringify(report), foreign)).toBe(403);
	expect((await request.get("/policy-reports")).status()).toBe(405);
});

test("search engines are kept out of the portal, and led to the list of pages", async ({ request }) => {
	const robots = (await (await request.get("/robots.txt")).text()).split("\n");
	expect(robots).toContain("Disallow: /portal");
	const list = robots.find((line) => line.startsWith("Sitemap: "))?.replace("Sitemap: ", "") ?? "";
	expect(await (await request.get(list)).text()).toContain("/pricing</loc>");
});

test("the contact page has two addresses, of which search engines hear one", async ({ request }) => {
	for (const [address, canonical] of [
		["/lien-he", "/lien-he"],
		["/contact", "/lien-he"],
		["/en/lien-he", "/en/lien-he"],
		["/en/contact", "/en/lien-he"],
	] as const) {
		const html = await (await request.get(address)).text();
		const [, href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
		expect(href, address).toMatch(new RegExp(`[^/]${canonical}$`));
		await expectValid(html);
	}
});

test("without a vendor there is no chat, and no other host may send scripts", async ({ request }) => {
	for (const address of ["/", "/lien-he"]) {
		const answer = await request.get(address);
		const shown = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
		expect(shown).toContain("</main>");
		expect(shown).not.toContain(locales.vi.common.chat.open);
		const policy = answer.headers()["content-security-policy"]?.split("; ") ?? [];
		expect(policy).toContainEqual(expect.stringMatching(/^script-src /));
		for (const rule of [
			"default-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		])
			expect(policy).toContain(rule);
		expect(policy.join()).not.toContain("http");
	}
});
