import { expect, test } from "vitest";
import { loose, elsewhere as payloads, schemes, slashes } from "#tests/support/elsewhere.ts";
import { isSameOrigin, returnTo } from "./place.server.ts";

const site = "https://may-erp.example";
const otherwise = "/portal/dashboard";

/** Where a browser on our site ends up, for a Location header with this value. */
const landing = (location: string) => new URL(location, `${site}/portal/login`);

test(`none of ${payloads.length} addresses leads to another site`, () => {
	expect(payloads.length).toBeGreaterThan(150);
	for (const payload of payloads) {
		const place = returnTo(payload, otherwise);
		expect(landing(place).origin, payload).toBe(site);
		expect(place, payload).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
		// A second redirect must not undo the first one's care.
		expect(returnTo(place, otherwise), payload).toBe(place);
	}
});

test.each([...schemes, ...loose, ...slashes.map((start) => `${start}xau.example`)])(
	"%j is not followed",
	(payload) => {
		expect(returnTo(payload, otherwise)).toBe(otherwise);
	},
);

test.each([
	["/portal/inquiry", "/portal/inquiry"],
	["/portal/dashboard?status=pending&q=g%E1%BB%97", "/portal/dashboard?status=pending&q=g%E1%BB%97"],
	["/en/pricing?a=1#plans", "/en/pricing?a=1"],
	["/", "/"],
	["/tiếng-việt", "/ti%E1%BA%BFng-vi%E1%BB%87t"],
])("%j leads to %j", (wanted, place) => expect(returnTo(wanted, otherwise)).toBe(place));

test("nothing wanted leads to the usual place", () => {
	expect(returnTo(null, otherwise)).toBe(otherwise);
	expect(returnTo(undefined, otherwise)).toBe(otherwise);
});

const foreign = "https://xau.example";

test.each<[boolean, Record<string, string>]>([
	[true, {}],
	[true, { "Sec-Fetch-Site": "same-origin", Origin: site }],
	[true, { "Sec-Fetch-Site": "none", Origin: site }],
	[true, { "Sec-Fetch-Site": "same-origin" }],
	[true, { "Sec-Fetch-Site": "same-origin", Referer: `${foreign}/` }],
	[true, { Origin: site, Referer: `${foreign}/` }],
	[true, { Referer: `${site}/dung-thu` }],
	[false, { "Sec-Fetch-Site": "same-origin", Origin: foreign }],
	[false, { "Sec-Fetch-Site": "none", Origin: foreign }],
	[false, { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
	[false, { "Sec-Fetch-Site": "same-site", Origin: site }],
	[false, { "Sec-Fetch-Site": "cross-site", Origin: site }],
	[false, { "Sec-Fetch-Site": "cross-site" }],
	[false, { Origin: foreign }],
	[false, { Origin: "null" }],
	[false, { Origin: `${site}.xau.example` }],
	[false, { Referer: `${foreign}/` }],
	[false, { Referer: "xau" }],
])("%j for %j", (is, headers) => {
	expect(isSameOrigin(new Headers({ Host: "may-erp.example", ...headers }))).toBe(is);
});
