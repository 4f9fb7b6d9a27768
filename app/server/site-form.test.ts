import { expect, test } from "vitest";
import { promiseOf } from "#app/i18n/promise.ts";
import { languages } from "#models/language.ts";
import { sentPage } from "./sent.server.ts";
import { loadSiteForm, suspicionOf } from "./site-form.server.ts";

const now = Date.parse("2026-11-20T02:00:00Z");
const ago = (seconds: number) => ({ shownAt: String(now - seconds * 1000) });
const words = { name: "Nguyễn Thu Hà", message: "Cho 32 người dùng" };
const withLink = { ...words, message: "Xem https://xau.example" };

test.each([
	["fast hands, or a browser that fills forms in", { website: "", ...ago(0.5) }, words],
	["an extension that fills in what nobody sees", { website: "https://minhphat.vn", ...ago(60) }, words],
	["who tells where their shop is", { website: "", ...ago(60) }, withLink],
	["a page of three months ago", { website: "", ...ago(90 * 24 * 3600) }, words],
])("%s: one sign is not enough", (_, hidden, answers) =>
	expect(suspicionOf(hidden, answers, now)).toBeNull(),
);

test("two signs are", () => {
	const website = "https://xau.example";
	expect(suspicionOf({ website, ...ago(1.9) }, words, now)).toEqual(["trap", "haste"]);
	expect(suspicionOf({ website, ...ago(60) }, withLink, now)).toEqual(["trap", "links"]);
	expect(suspicionOf({ website: "", ...ago(0) }, withLink, now)).toEqual(["haste", "links"]);
	expect(suspicionOf({ website, ...ago(0) }, withLink, now)).toEqual(["trap", "haste", "links"]);
	expect(suspicionOf({ website, ...ago(2) }, words, now)).toBeNull();
});

test.each([undefined, "", "soon", "NaN", "1e400", String(now + 60_000)])(
	"a page of ours never says %j of when it was shown",
	(shownAt) => expect(suspicionOf({ shownAt }, withLink, now)).toEqual(["haste", "links"]),
);

test("a success page tells the time in the language that it is read in, also after a switch", async () => {
	const { headers } = await sentPage("/dung-thu", { answerBy: new Date(now).toISOString() });
	const cookie = { Cookie: headers.get("Set-Cookie") ?? "" };
	for (const language of languages) {
		const address = `http://localhost/${language}${headers.get("Location")}`;
		const page = await loadSiteForm(new Request(address, { headers: cookie }), "trial");
		expect(page.sent?.deadline).toBe(promiseOf(language, new Date(now).toISOString()));
	}
});
