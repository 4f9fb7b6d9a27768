import type { Page } from "playwright/test";
import { formPages, localizedPath, pages } from "#app/addresses/site.ts";
import { firstGuides, guidePath } from "#app/content/guides.ts";
import { secretFields } from "#app/server/secret-fields.ts";
import { defaultLanguage, type Language, languages } from "#models/language.ts";
import { errorBox } from "#tests/support/error-box.ts";
import {
	entryAddresses,
	ownAddresses,
	portalAddresses,
	quoteAddresses,
	siteAddresses,
} from "#tests/support/every-page.ts";
import {
	gluedWords,
	loose,
	menusOut,
	printedPages,
	smallTargets,
	sniff,
	tooWide,
	zoomedWhenTapped,
} from "#tests/support/looks.ts";
import { markupFaults } from "#tests/support/markup.ts";
import { expectAccessible, expectValid } from "#tests/support/sound.ts";
import { expect, test } from "#tests/support/test.ts";

/** Old browsers drop these rules with all that stands in them. */
const young = /@layer|@media[^{]*[<>]|[{};]&/;

async function faultsOf(page: Page, address: string): Promise<string[]> {
	const answer = await page.goto(address);
	if (!answer) throw new Error(`${address} was not asked for`);
	const sheets = await page.evaluate(() =>
		[...document.querySelectorAll("style")].map((style) => style.textContent),
	);
	const links = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
	);
	for (const link of links) sheets.push(await (await page.request.get(link)).text());
	const faults = [
		...(await tooWide(page)),
		...(await smallTargets(page)).map((target) => `small: ${target}`),
		...(await menusOut(page)).map((menu) => `opens out of sight: ${menu}`),
		...(await zoomedWhenTapped(page)).map((control) => `zoomed: ${control}`),
		...(await gluedWords(page, await answer.text())).map((words) => `glued: ${words}`),
		...(await page.locator("svg:not([width][height])").all()).map(() => "a drawing without a size"),
		...(await keptSecrets(page)).map((name) => `a secret that would be kept: ${name}`),
		...(await page.locator(anonymousForms).all()).map(() => "a form that does not say who has opened it"),
		...(await page.locator(nobodysPassword).all()).map(
			() => "a password without the name that it belongs to",
		),
		...(await page.locator("th:empty").all()).map(() => "an empty header cell"),
		...(await page.getByText("because the client is offline").all()).map(() => "offline, it says"),
		...(await loose(page)),
		...sheets.flatMap((sheet) => young.exec(sheet ?? "")?.[0] ?? []),
	];
	return faults.map((fault) => `${address}: ${fault}`);
}

/** What keeps passwords could not tell whose it is. */
const nobodysPassword = "form:has([type=password]):not(:has([autocomplete=username]))";

/** Logging out harms nobody, and who comes in has no account yet. */
const anonymousForms =
	"header:has([href='/portal/devices']) ~ main form[method=post]:not([action='/portal/logout'], :has([name=openedBy]))";

/** Fields for a password or a code whose names do not say so. */
async function keptSecrets(page: Page): Promise<string[]> {
	const fields = page.locator(":is([type=password], [autocomplete=one-time-code])");
	const names = await fields.evaluateAll((fields) => fields.map((field) => field.getAttribute("name") ?? ""));
	return names.filter((name) => !secretFields.has(name));
}

const desktop = { width: 1440, height: 900 };
const smallPhone = { width: 320, height: 640 };

/**
 * Nothing is wrong with the page as it stands. Other languages differ in nothing that axe and HTML_CodeSniffer see, and
 * vnu reads them; the markup is the same at every width, but contrast, size and order are not.
 */
async function expectSoundIn(language: Language, page: Page): Promise<void> {
	if (language !== defaultLanguage) return;
	expect(await sniff(page), page.url()).toEqual([]);
	await expectValid(await page.content());
	for (const viewport of [desktop, smallPhone]) {
		await page.setViewportSize(viewport);
		await expectAccessible(page);
	}
}

const withScripts: string[] = formPages.map((id) => pages[id]);

/** One guide stands for all: they differ in nothing but their texts. */
for (const address of [...Object.values(pages), guidePath(firstGuides[0])]) {
	test(`${address} in every language: sound, fits every phone, with room for its text and a picture to share`, async ({
		page,
	}) => {
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(request.url());
		});
		const faults: string[] = [];
		for (const language of languages) {
			const spoken = localizedPath(language, address);
			await page.setViewportSize(desktop);
			faults.push(...(await faultsOf(page, spoken)));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
			expect((await page.request.get(picture ?? "")).status(), picture ?? "no picture").toBe(200);
			await expectSoundIn(language, page);
		}
		expect(faults).toEqual([]);
		if (!withScripts.includes(address)) expect(scripts).toEqual([]);
	});
}

test("the page of one's own request in every language: sound, fits every phone with words of a hundred letters", async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	const faults: string[] = [];
	for (const language of languages) {
		for (const place of await ownAddresses(page, language)) {
			await page.setViewportSize(desktop);
			faults.push(...(await faultsOf(page, place)));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expectSoundIn(language, page);
		}
	}
	expect(faults).toEqual([]);
	expect(scripts).toEqual([]);
});

test("a quotation in every language and state: sound, fits every phone, on one printed page", async ({
	page,
	allowConsole,
}) => {
	allowConsole(/400/);
	const faults: string[] = [];
	for (const language of languages) {
		for (const place of quoteAddresses(language)) {
			await page.setViewportSize(desktop);
			faults.push(...(await faultsOf(page, place)));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expectSoundIn(language, page);
			if (await page.getByRole("article").count()) {
				if ((await printedPages(page)) !== 1) faults.push(`${place}: more than a page on paper`);
			}
		}
	}
	expect(faults).toEqual([]);
	await page.goto(quoteAddresses("en")[1] ?? "");
	expect(await printedPages(page, { scale: 2 }), "a page that is too long is noticed").toBeGreaterThan(1);
});

/** What axe finds in a page as it is sent, before its scripts run or where they never do. */
async function expectAccessibleAsSent(page: Page, address: string): Promise<void> {
	const html = await (await page.request.get(address)).text();
	const body = html.replace(/<(script|template)[\s\S]*?<\/\1>/g, "");
	const answer = { contentType: "text/html; charset=utf-8", body };
	await page.route(`**${address}`, (route) => route.fulfill(answer), { times: 1 });
	await page.goto(address);
	await test.step(address, () => expectAccessible(page));
	expect(await loose(page), address).toEqual([]);
}

test("pages with scripts, and those by which staff come in: fit every phone, are accessible as they are sent", async ({
	page,
	allowConsole,
}) => {
	// The confirmation page without a link.
	allowConsole(/410/);
	const faults: string[] = [];
	for (const address of entryAddresses) faults.push(...(await faultsOf(page, address)));
	for (const address of [...withScripts, ...entryAddresses]) {
		await page.goto(address);
		const refuse = page.locator("form[novalidate] [type=submit]").first();
		if ((await refuse.count()) === 0) continue;
		await refuse.click();
		await expect(errorBox(page)).toBeVisible();
		faults.push(...(await loose(page)).map((fault) => `${address}, refused: ${fault}`));
	}
	expect(faults).toEqual([]);
	for (const address of [...withScripts, ...entryAddresses]) await expectAccessibleAsSent(page, address);
});

/** Each takes a share of the portal's pages, so that several browsers work at them. */
const shares = [0, 1, 2];
for (const share of shares) {
	test(`every page of the portal fits every phone with words of a hundred letters, and is accessible as it is sent (${share + 1} of ${shares.length})`, async ({
		page,
		db,
	}) => {
		const addresses = (await portalAddresses(page, db)).filter((_, index) => index % shares.length === share);
		const faults: string[] = [];
		for (const address of addresses) faults.push(...(await faultsOf(page, address)));
		expect(faults).toEqual([]);
		for (const address of addresses) await expectAccessibleAsSent(page, address);
	});
}

test("vnu finds no fault with the markup of any page, as it is sent", async ({ page, db }) => {
	const java = process.env.E2E_JAVA ?? "";
	test.skip(!java, "the markup is not checked by vnu: there is no Java");
	const addresses = [
		...languages.flatMap(siteAddresses),
		...languages.flatMap(quoteAddresses),
		...["/docs?q=kho", guidePath(firstGuides[0]), "/khong-co-trang-nay", ...entryAddresses],
	];
	const documents: [string, string][] = [];
	const read = async (address: string) => {
		documents.push([address, await (await page.request.get(address)).text()]);
	};
	for (const address of [...addresses, ...(await ownAddresses(page, "vi"))]) await read(address);
	for (const address of await portalAddresses(page, db)) await read(address);
	expect(await markupFaults(java, documents)).toEqual([]);
});
