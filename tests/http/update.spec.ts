import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "#scripts/paths.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { startProductBeside } from "#tests/support/product.ts";
import { readRelease, releases, restoreRelease } from "#tests/support/releases.ts";

const admin = { email: "admin@may-erp.example", password: "demo-admin-2026" };

/**
 * Reads these pages of the portal, and every one to which a link leads from them. @returns what stands on each by its path,
 * and the links that lead to none
 */
async function readPortal(get: (path: string) => ReturnType<typeof readPage>, addresses: string[]) {
	const pages = new Map<string, string>();
	const dead: string[] = [];
	const next = addresses.map((address) => ["what is stored", address]);
	for (const [from, to = ""] of next) {
		if (pages.has(to)) continue;
		const page = await get(to);
		pages.set(to, page.main);
		if (page.status !== 200) dead.push(`${from} leads to ${to}`);
		for (const [, found = ""] of page.html.matchAll(/<a [^>]*href="(\/portal[^"?#]*)/g))
			next.push([to, found]);
	}
	return { pages, dead };
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

for (const version of releases) {
	test(`a database of ${version} is brought up to date, all of it is read, and its mails leave`, async ({
		playwright,
	}) => {
		const fill = (uri: string) => restoreRelease(version, uri);
		const product = await startProductBeside(process.env.E2E_MONGODB_URI ?? "", { fill });
		try {
			const request = await playwright.request.newContext({ baseURL: product.url });
			const signedIn = await request.post("/portal/login", { form: admin, maxRedirects: 0 });
			expect(signedIn.headers().location).toBe("/portal/dashboard");

			const all = new Map((await readRelease(version)).map(({ name, documents }) => [name, documents]));
			const stored = (name: string) => all.get(name) ?? [];
			const texts: [string, string][] = [];
			for (const { _id, customerName, requirements } of stored("salesInquiries"))
				for (const text of [customerName, requirements]) texts.push([`/portal/inquiries/${_id}`, text]);
			for (const { inquiryId, note, deletedAt } of stored("inquiryEvents"))
				if (note && !deletedAt) texts.push([`/portal/inquiries/${inquiryId}`, note]);
			const kinds = { leads: "trial", demoRequests: "demo", contactMessages: "contact" };
			for (const [name, kind] of Object.entries(kinds))
				for (const { _id, email } of stored(name)) texts.push([`/portal/requests/${kind}-${_id}`, email]);

			const get = async (address: string) => readPage(await request.get(address));
			const { pages, dead } = await readPortal(get, ["/portal", ...texts.map(([address]) => address)]);
			expect(dead).toEqual([]);
			expect(texts.filter(([address, text]) => !pages.get(address)?.includes(inOneLine(text)))).toEqual([]);

			const waiting = stored("outbox").filter(({ sentAt, gaveUpAt }) => !sentAt && !gaveUpAt);
			expect(waiting).not.toEqual([]);
			const sent = async () => (await readdir(product.mailFolder)).length;
			await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThanOrEqual(waiting.length);
		} finally {
			await product.stop();
		}
	});
}

test("every released version since 1.1.0 but the one at work has a database here", async () => {
	const changes = await readFile(path.join(root, "CHANGELOG.md"), "utf8");
	const [current, ...before] = [...changes.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
	const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
	expect(current).toBe(version);
	expect(releases).toEqual(before.filter((one) => one !== "1.0.0").sort());
});
