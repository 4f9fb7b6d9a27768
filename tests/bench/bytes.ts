import { type Browser, chromium, type Page } from "playwright";
import { localizedPath } from "#app/addresses/localized-path.ts";
import { formPages, type PageId, pages } from "#app/addresses/site.ts";
import { defaultLanguage, languages } from "#models/language.ts";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import type { Line, Section } from "#scripts/report.ts";
import { withSite } from "./site/with-site.ts";

type Loaded = { type: string; bytes: number; url: string };

const ids = Object.keys(pages) as PageId[];
const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const fontsLateMs = 700;

export const bytes: Section = {
	name: "bytes",
	title: "Bytes on the wire as Chromium loads the pages",
	run: () =>
		withSite(async (site) => {
			const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
			try {
				const home = await load(browser, `${site}/`);
				const scriptsOfOthers = await Promise.all(
					ids
						.filter((page) => !formPages.includes(page))
						.map(async (page) => ofType(await load(browser, site + pages[page]), "script").length),
				);
				const lines = [...homeLines(home), noScripts(scriptsOfOthers), fonts(home)];
				for (const language of languages.filter((one) => one !== defaultLanguage)) {
					const spoken = await load(browser, site + localizedPath(language, "/"));
					lines.push(documentLine(`home in ${language}`, spoken));
				}
				for (const page of formPages) lines.push(formScripts(page, await load(browser, site + pages[page])));
				for (const viewport of [phone, desktop]) lines.push(await shift(browser, `${site}/`, viewport));
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
		const sizes = request.sizes();
		loaded.push(
			sizes.then(({ responseBodySize }) => ({
				type: request.resourceType(),
				bytes: responseBodySize,
				url: request.url(),
			})),
		);
	});
	await page.goto(url, { waitUntil: "networkidle" });
	// A request that ends while the page closes has no sizes.
	page.removeAllListeners("requestfinished");
	const all = await Promise.all(loaded);
	await page.close();
	return all;
}

const ofType = (loaded: Loaded[], ...types: string[]) => loaded.filter(({ type }) => types.includes(type));
const sum = (loaded: Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0);

function atMost(what: string, seen: number, most: number, unit = "bytes", detail = ""): Line {
	const tell = (value: number) => `${value.toLocaleString("en")} ${unit}`;
	return {
		what,
		must: `at most ${tell(most)}`,
		seen: tell(seen) + detail,
		reached: seen <= most,
		figures: { seen },
	};
}

function documentLine(what: string, loaded: Loaded[]): Line {
	const [html, css] = [sum(ofType(loaded, "document")), sum(ofType(loaded, "stylesheet"))];
	return atMost(`${what}: HTML and CSS`, html + css, 14_000, "bytes", ` (${html} and ${css})`);
}

function homeLines(home: Loaded[]): Line[] {
	return [
		documentLine("home", home),
		atMost("home: requests until it is complete", home.length, 5, "requests"),
	];
}

function noScripts(counts: number[]): Line {
	const total = counts.reduce((sum, count) => sum + count, 0);
	return atMost(`script files on the ${counts.length} pages without a form`, total, 0, "files");
}

function formScripts(page: PageId, loaded: Loaded[]): Line {
	const scripts = ofType(loaded, "script");
	return atMost(`${page}: JavaScript`, sum(scripts), 100_000, "bytes", ` in ${scripts.length} files`);
}

function fonts(home: Loaded[]): Line {
	const files = ofType(home, "font");
	const line = atMost("fonts, of which there may be two files", sum(files), 40_000);
	return {
		...line,
		seen: `${line.seen} in ${files.length} files`,
		reached: line.reached && files.length <= 2,
	};
}

/** How far things move when the fonts arrive late. */
async function shift(browser: Browser, url: string, viewport: typeof phone): Promise<Line> {
	const page = await browser.newPage({ viewport });
	await page.route("**/*.woff2", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, fontsLateMs));
		await route.continue();
	});
	await page.goto(url, { waitUntil: "networkidle" });
	const seen = await layoutShift(page);
	await page.close();
	return {
		what: `home, ${viewport.width} px wide, fonts ${fontsLateMs} ms late: layout shift`,
		must: "below 0.005, which is told as 0.00",
		seen: seen.toFixed(3),
		reached: seen < 0.005,
		figures: { seen },
	};
}

function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let total = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(total), 200);
			}),
	);
}
