import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizedPath } from "#app/addresses/site.ts";
import { action as chooseLanguage } from "#app/routes/resources/language.ts";
import { loader as settleLanguage } from "#app/routes/site/page.tsx";
import { languages } from "#models/language.ts";
import { elsewhere } from "#tests/support/elsewhere.ts";
import { isPlainPath, pageBefore, placeHere, returnTo } from "./place.server.ts";
import { redirect, replace } from "./redirect.server.ts";

const site = "https://may-erp.example";
const host = "xau.example";

/** Addresses as attackers write them: pieces that some reader takes for a slash, a dot or nothing, and hosts. */
const pieces = [
	...[
		"/",
		"//",
		"\\",
		"\\\\",
		"%2f",
		"%2F",
		"%5c",
		"%5C",
		"%252f",
		"%00",
		"%09",
		"%0a",
		"%0d",
		"\t",
		"\n",
		"\r",
	],
	...[
		".",
		"..",
		"%2e",
		"%2E%2e",
		"...",
		";",
		":",
		"@",
		"?",
		"#",
		"&",
		"%",
		"%zz",
		"%c0%af",
		"%e0%a4%a",
		"%u002f",
	],
	...[
		"vi",
		"en",
		"portal",
		"language",
		"pricing",
		host,
		`${host}:443`,
		"http:",
		"https:",
		"javascript:",
		" ",
		"\0",
	],
	...["\u2044", "\uff0f", "\u2215", "\u3002", "\u2024", "\ufeff", "\u00a0", "ă", "\ud800"],
];
const address = fc
	.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: "binary" })), {
		maxLength: 8,
	})
	.map((parts) => parts.join(""));
const hostile = fc.oneof(
	address,
	address.map((rest) => `/${rest}`),
	fc.constantFrom(...languages).chain((language) => address.map((rest) => `/${language}/${rest}`)),
);

/** Where a browser ends up: it takes tabs and line ends out of the header, and reads backslashes as slashes. */
function expectHere(location: string | null) {
	expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
	expect(new URL(location ?? "", `${site}/vi/`).origin).toBe(site);
	const { pathname } = new URL(location ?? "", site);
	expect(isPlainPath(pathname)).toBe(true);
	expect(decodeURIComponent(pathname)).not.toMatch(/\/\/|\\|\p{Cc}|\/\.{1,2}(?:\/|$)/u);
}

/** What was answered or thrown, as Remix takes both for the answer. */
async function answerOf(work: () => Promise<unknown>): Promise<Response | null> {
	try {
		const answer = await work();
		return answer instanceof Response ? answer : null;
	} catch (thrown) {
		if (thrown instanceof Response) return thrown;
		throw thrown;
	}
}

const expectAnswerHere = (answer: Response | null) => {
	if (answer?.headers.has("Location")) expectHere(answer.headers.get("Location"));
	else expect(answer?.status ?? 404).toBe(404);
};

const args = { context: {}, params: {} };
const choose = (returnTo: string, headers: Record<string, string> = {}) =>
	answerOf(() =>
		chooseLanguage({
			...args,
			request: new Request(`${site}/language`, {
				method: "POST",
				body: new URLSearchParams({ language: "vi", returnTo }),
				headers,
			}),
		}),
	);
const settle = (url: string, lang: string | undefined, headers: Record<string, string> = {}) =>
	answerOf(() => settleLanguage({ ...args, params: { lang }, request: new Request(url, { headers }) }));

describe("whatever is asked for, nobody is led away", () => {
	test("by an address that a form or a query string names", () => {
		fc.assert(
			fc.property(hostile, (wanted) => {
				const place = returnTo(wanted, "/portal/dashboard");
				expectHere(place);
				expect(returnTo(place, "/"), "a second redirect must not undo the care of the first").toBe(place);
			}),
			{ numRuns: 2000 },
		);
	});

	test("by a redirect, which is a 404 instead", () => {
		for (const lead of [redirect, replace]) {
			fc.assert(
				fc.property(fc.oneof(hostile, fc.constantFrom(...elsewhere)), (wanted) => {
					try {
						expectHere(lead(wanted).headers.get("Location"));
					} catch (thrown) {
						if (!(thrown instanceof Response)) throw thrown;
						expect(thrown.status).toBe(404);
						expect(placeHere(wanted)).toBeNull();
					}
				}),
				{ numRuns: 1000 },
			);
		}
	});

	test("by choosing a language there", async () => {
		await fc.assert(
			fc.asyncProperty(hostile, async (wanted) => expectAnswerHere(await choose(wanted))),
			{ numRuns: 500 },
		);
	});

	test("by opening an address with a language, or with another one chosen", async () => {
		await fc.assert(
			fc.asyncProperty(hostile, async (wanted) => {
				if (!URL.canParse(`${site}/${wanted}`)) return;
				const url = new URL(`${site}/${wanted}`).href;
				expectAnswerHere(await settle(url, "vi"));
				expectAnswerHere(await settle(url, undefined, { Cookie: "language=en" }));
			}),
			{ numRuns: 500 },
		);
	});

	test("by the same page in another language", () => {
		fc.assert(
			fc.property(hostile, fc.constantFrom(...languages), (path, language) => {
				expect(localizedPath(language, path)).toMatch(/^\/(?!\/)/);
			}),
		);
	});
});

test.each([
	"/vi//xau.example",
	"/vi/.//xau.example",
	"/vi/./%2e//xau.example",
	"/vi///xau.example",
	"/vi/%5cxau.example",
])("GET %s leads nowhere else", async (path) => expectAnswerHere(await settle(site + path, "vi")));

test.each([
	"/en//xau.example",
	"/vi//xau.example",
	"/en/%2f/xau.example",
	"/en/..//xau.example",
	"/en/\\xau.example",
])("choosing a language at %s leads home", async (path) => {
	expect((await choose(path))?.headers.get("Location")).toBe("/");
	const referred = await choose("/", { Referer: site + path, Host: new URL(site).host });
	expectAnswerHere(referred);
	expect(pageBefore(new Request(site, { headers: { Referer: site + path } }))).not.toBeNull();
});

test.each([
	["/", true],
	["/en/pricing", true],
	["/tiếng-việt", true],
	["/ti%E1%BA%BFng", true],
	["/.well-known/security.txt", true],
	["", false],
	["//", false],
	["/pricing/", false],
	["/a//b", false],
	["/a/./b", false],
	["/a/%2e%2E/b", false],
	["/a/%2fb", false],
	["/a%5cb", false],
	["/a\\b", false],
	["/a%09b", false],
	["/a%C2%85b", false],
	["/%E0%A4%A", false],
])("%j is a plain path: %j", (path, is) => expect(isPlainPath(path)).toBe(is));
