import { type Browser, chromium } from "playwright";
import { formPages, localizedPath, type PageId, pages } from "#app/addresses/site.ts";
import { languages } from "#models/language.ts";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import type { Line, Section } from "#scripts/report.ts";
import { withSite } from "#tests/support/with-site.ts";

type Loaded = { type: string; bytes: number };

const phone = { width: 360, height: 740 };

export const bytes: Section = {
	name: "bytes",
	title: "Bytes on the wire as Chromium loads the pages",
	run: () =>
		withSite(async (site) => {
			const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
			try {
				const lines: Line[] = [];
				for (const language of languages) {
					const home = await load(browser, site + localizedPath(language, "/"));
					lines.push(
						atMost(`home in ${language}: HTML and CSS`, sum(home, "document", "stylesheet"), 20_000),
					);
					lines.push(atMost(`home in ${language}: fonts`, sum(home, "font"), 40_000));
				}
				for (const page of Object.keys(pages) as PageId[]) {
					const scripts = sum(await load(browser, site + pages[page]), "script");
					lines.push(atMost(`${page}: JavaScript`, scripts, formPages.includes(page) ? 100_000 : 0));
				}
				return lines;
			} finally {
				await browser.close();
			}
		}),
};

/** All that a page loads, as it is sent. */
async function load(browser: Browser, url: string): Promise<Loaded[]> {
	const page = await browser.newPage({ viewport: phone });
	const loaded: Promise<Loaded>[] = [];
	page.on("requestfinished", (request) => {
		const type = request.resourceType();
		loaded.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
	});
	await page.goto(url, { waitUntil: "networkidle" });
	// A request that ends while the page closes has no sizes.
	page.removeAllListeners("requestfinished");
	const all = await Promise.all(loaded);
	await page.close();
	return all;
}

const sum = (loaded: Loaded[], ...types: string[]) =>
	loaded.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);

function atMost(what: string, seen: number, most: number): Line {
	const tell = (bytes: number) => bytes.toLocaleString("en");
	return { what, must: `at most ${tell(most)}`, seen: tell(seen), reached: seen <= most, figures: { seen } };
}
