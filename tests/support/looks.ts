import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright/test";

/** The narrowest screen, and both sides of each breakpoint at which a layout is tightest. */
const layoutWidths = [320, 352, 384, 639, 640, 768, 896, 960, 1024, 1152, 1248, 1280];
const isTouch = (width: number) => width < 640;

/** As WCAG 1.4.12 has readers set it. */
const wideSpacing =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
	"p { margin-bottom: 2em !important }";

/** At which widths the page is wider than the screen, with which parts; then again with its text spaced widely. */
export async function tooWide(page: Page): Promise<string[]> {
	const plain = await tooWideAt(page, layoutWidths);
	await page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets = [sheet];
	}, wideSpacing);
	const spaced = await tooWideAt(page, [320, 640, 768]);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	return [...plain, ...spaced.map((found) => `spaced ${found}`)];
}

async function tooWideAt(page: Page, widths: number[]): Promise<string[]> {
	const browser = await page.context().newCDPSession(page);
	// Sent without waiting for each other; the browser does them in order, and says how wide the page was.
	const found = widths.map(async (width, index) => {
		const screen = { width, height: 800, deviceScaleFactor: 1, mobile: false };
		const enabled = isTouch(width);
		const isTouchAsBefore = index > 0 && enabled === isTouch(widths[index - 1] ?? 0);
		const [, , { result }] = await Promise.all([
			isTouchAsBefore || browser.send("Emulation.setTouchEmulationEnabled", { enabled }),
			browser.send("Emulation.setDeviceMetricsOverride", screen),
			browser.send("Runtime.evaluate", { expression: `(${partsOut})(${width})`, returnByValue: true }),
		]);
		return result.value ? [`${width} px: ${result.value}`] : [];
	});
	const all = (await Promise.all(found)).flat();
	await browser.detach();
	// Playwright knows nothing of the widths above: this is the last of them.
	await page.setViewportSize({ width: widths.at(-1) ?? 0, height: 800 });
	return all;
}

/** Runs in the page. */
function partsOut(width: number): string | null {
	const { clientWidth, scrollWidth } = document.documentElement;
	if (clientWidth !== width) return `measured at ${clientWidth} px`;
	if (scrollWidth <= clientWidth) return null;
	const isOut = (part: Element) => part.getBoundingClientRect().right > clientWidth + 0.5;
	const out = [...document.querySelectorAll("body *")].filter(isOut).slice(0, 3);
	return `${scrollWidth}: ${out.map((part) => part.cloneNode().textContent || part.outerHTML.slice(0, 60)).join(" ")}`;
}

/** Menus of the header that open beyond the edge of a phone, or too narrow to be read. */
export async function menusOut(page: Page): Promise<string[]> {
	await page.setViewportSize({ width: 360, height: 640 });
	return page.evaluate(() =>
		[...document.querySelectorAll("details")]
			.filter((menu) => menu.name === "top" && menu.checkVisibility())
			.filter((menu) => {
				menu.open = true;
				const box = menu.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
				menu.open = false;
				return box.left < 0 || box.right > innerWidth || box.width < 150;
			})
			.map((menu) => menu.outerHTML.slice(0, 120)),
	);
}

/** How many sheets of A4 a page takes, with a browser's usual margins. */
export async function printedPages(page: Page, { scale = 1 } = {}): Promise<number> {
	const margin = "1cm";
	const edges = { top: margin, right: margin, bottom: margin, left: margin };
	const pdf = await page.pdf({ format: "A4", margin: edges, scale });
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What can be pressed and is less than 24 pixels wide or high, links within a sentence aside (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
		const isInSentence = (target: Element) =>
			getComputedStyle(target).display === "inline" &&
			[...(target.parentElement?.childNodes ?? [])].some(
				(node) => node.nodeType === 3 && node.nodeValue?.trim(),
			);
		const isOutOfSight = (target: Element) => {
			const { width, height } = target.getBoundingClientRect();
			return !target.checkVisibility() || width <= 1 || height <= 1 || target.matches(".skip-link");
		};
		const labelOf = (target: Element) => (target instanceof HTMLInputElement ? target.labels?.[0] : null);
		return [...document.querySelectorAll("a, button, input:not([type=hidden]), select, summary")]
			.filter((target) => !isOutOfSight(target) && !isInSentence(target))
			.filter((target) => isSmall(target.getBoundingClientRect()))
			.filter((target) => isSmall((labelOf(target) ?? target).getBoundingClientRect()))
			.map((target) => target.outerHTML.slice(0, 120));
	});
}

/** What a phone shows in so small a text that an iPhone zooms when it is tapped. */
export async function zoomedWhenTapped(page: Page): Promise<string[]> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
	const found = await page.evaluate(() =>
		[
			...document.querySelectorAll(
				"input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea",
			),
		]
			.filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
			.map((control) => control.outerHTML.slice(0, 120)),
	);
	await browser.detach();
	return found;
}

/** Where a browser without styles shows two words as one; Chinese has no blanks between them. */
export async function gluedWords(page: Page, html: string): Promise<string[]> {
	// The content policy of ours lets nobody make markup of a text.
	const open = page.context().pages();
	const empty = open.find((other) => other.url() === "about:blank") ?? (await page.context().newPage());
	return empty.evaluate((html) => {
		const inline = new Set(
			"a abbr b bdi button code data del em i input kbd label q s samp small span strong sub sup time u".split(
				" ",
			),
		);
		// React puts a comment between neighbouring texts.
		const { body } = new DOMParser().parseFromString(html.replaceAll("<!-- -->", ""), "text/html");
		for (const part of body.querySelectorAll("script, style, template, svg, datalist")) part.remove();
		for (const list of body.querySelectorAll("select")) list.replaceWith(" ");
		const found: string[] = [];
		let before: string | null = null;
		const read = (parent: Node) => {
			for (const node of parent.childNodes) {
				if (node instanceof Text) {
					if (before && /\S$/.test(before) && /^(?!\p{Script=Han})[\p{L}\p{N}(≈+−]/u.test(node.data))
						found.push(`${before.slice(-20)}|${node.data.slice(0, 20)}`);
					before = node.data;
				} else if (node instanceof Element) {
					const isBlock = !inline.has(node.localName);
					if (isBlock) before = null;
					read(node);
					if (isBlock) before = null;
				}
			}
		};
		read(body);
		return found;
	}, html);
}

/** What takes the focus from the Tab key without an outline, the one sign that forced colours leave. */
export async function unseenFocus(page: Page): Promise<string[]> {
	const found: string[] = [];
	const all = page.locator("a, button, input:not([type=hidden]), select, summary, textarea");
	for (let left = await all.count(); left > 0; left--) {
		await page.keyboard.press("Tab");
		const unseen = await page.evaluate(() => {
			const at = document.activeElement;
			if (!at || at === document.body) return null;
			// A number of a scale is a label over its radio button.
			const seen = getComputedStyle(at).opacity === "0" ? (at.nextElementSibling ?? at) : at;
			const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(seen);
			const isOutlined = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
			return isOutlined && !/, 0\)$/.test(outlineColor) ? null : at.outerHTML.slice(0, 120);
		});
		if (unseen) found.push(unseen);
	}
	return found;
}

/** What takes the focus from the Tab key and then lies, in part, under a bar that keeps its place. */
export async function hiddenByBar(page: Page, bar: Locator): Promise<string[]> {
	const found: string[] = [];
	const all = page.locator("a, button, input:not([type=hidden]), select, summary, textarea");
	for (let left = await all.count(); left > 0; left--) {
		await page.keyboard.press("Tab");
		const hidden = await bar.evaluate((bar) => {
			const at = document.activeElement;
			if (!at || at === document.body || bar.contains(at)) return null;
			const { left, bottom } = at.getBoundingClientRect();
			return bar.contains(document.elementFromPoint(left + 1, bottom - 1))
				? at.outerHTML.slice(0, 120)
				: null;
		});
		if (hidden) found.push(hidden);
	}
	return found;
}

const sniffer = createRequire(import.meta.url).resolve("html_codesniffer/build/HTMLCS.js");

/** The errors that HTML_CodeSniffer finds by WCAG 2 AA. */
export async function sniff(page: Page): Promise<string[]> {
	await page.evaluate(await readFile(sniffer, "utf8"));
	return page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
				HTMLCS.process("WCAG2AA", document, () =>
					resolve(
						HTMLCS.getMessages()
							.filter(({ type }) => type === HTMLCS.ERROR)
							// It knows no `scope="rowgroup"`, by which the standard ties a cell to the heading of its rows.
							.filter(({ code }) => !code.endsWith("H43.HeadersRequired"))
							.map(({ code, element }) => `${code}: ${element.outerHTML.slice(0, 120)}`),
					),
				);
			}),
	);
}

type Sniffer = {
	ERROR: number;
	process(standard: string, content: Document, done: () => void): void;
	getMessages(): { type: number; code: string; element: Element }[];
};

/** The words of headings of which a part stands on the next line. Chinese breaks anywhere. */
export const brokenWords = (page: Page): Promise<string[]> =>
	page.locator("h1, h2, h3").evaluateAll((headings) =>
		headings.flatMap((heading) => {
			const broken: string[] = [];
			const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
					if (/\p{Script=Han}/u.test(word)) continue;
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
					if (lines.size > 1) broken.push(`${word} in "${heading.textContent}"`);
				}
			}
			return broken;
		}),
	);

/** What names another element by its id, or a place of a page by a link, and finds none there; classes without a rule. */
export async function loose(page: Page): Promise<string[]> {
	const { dead, places } = await page.evaluate(references);
	for (const place of places) {
		const [address = "", id = ""] = place.split("#");
		if (!(await (await page.request.get(address)).text()).includes(`id="${id}"`)) dead.push(place);
	}
	return dead;
}

/** Runs in the page. */
function references() {
	const naming =
		"form for list headers popovertarget aria-activedescendant aria-controls aria-describedby".split(" ");
	naming.push(..."aria-details aria-errormessage aria-flowto aria-labelledby aria-owns".split(" "));
	const dead = naming.flatMap((name) =>
		[...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
			(element.getAttribute(name) ?? "")
				.split(/\s+/)
				.filter((id) => !document.getElementById(id))
				.map((id) => `${name}="${id}" leads nowhere`),
		),
	);
	const places: string[] = [];
	for (const { href, hash, origin } of document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")) {
		if (origin !== location.origin || hash === "") continue;
		if (href !== location.href.split("#")[0] + hash) places.push(href);
		else if (!document.getElementById(decodeURIComponent(hash.slice(1)))) dead.push(`${hash} leads nowhere`);
	}
	const ruled = new Set<string>();
	const read = (rules: CSSRuleList) => {
		for (const rule of rules) {
			if (rule instanceof CSSStyleRule)
				for (const [, name = ""] of rule.selectorText.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g))
					ruled.add(name.replace(/\\(.)/g, "$1"));
			if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
		}
	};
	for (const sheet of document.styleSheets) read(sheet.cssRules);
	const worn = new Set(
		[...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
	);
	// Remix's own word for the link to the page that is shown, which has `aria-current`, too; icons bear their library's.
	ruled.add("active");
	for (const name of worn)
		if (!ruled.has(name) && !name.startsWith("lucide")) dead.push(`no rule for .${name}`);
	return { dead, places };
}
