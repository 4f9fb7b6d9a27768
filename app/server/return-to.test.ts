import { expect, test } from "vitest";
import { returnTo } from "./return-to.server.ts";

const site = "https://may-erp.example";
const otherwise = "/portal/dashboard";

const slashes = ["//", "///", "////", "/\\", "\\\\", "\\/", "/\\/", "\\", "/\t/", "/\n/", "/\r/", "/\r\n/"];
const afterSlash = [
	"/./",
	"/../",
	"/.//",
	"/..//",
	"/a/..//",
	"/a/b/../..//",
	"/%2e/",
	"/%2e%2e//",
	"/./\\",
	"/..\\/",
];
const hosts = [
	"xau.example",
	"xau.example/portal",
	"xau.example:443",
	"user@xau.example",
	"may-erp.example@xau.example",
];
const schemes = [
	"http://xau.example",
	"https://xau.example",
	"HTTPS://xau.example",
	"https:xau.example",
	"https:/xau.example",
	"https:\\\\xau.example",
	"ftp://xau.example",
	"ws://xau.example",
	"file:///etc/passwd",
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"java\nscript:alert(1)",
	"\u0001javascript:alert(1)",
	"javascript://may-erp.example/%0aalert(1)",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:msgbox(1)",
	"blob:https://xau.example/1",
	"mailto:ai@xau.example",
	"tel:190000",
	"about:blank",
	"view-source:https://xau.example",
	"https://may-erp.example",
	"https://may-erp.example.xau.example",
	"https://may-erp.example@xau.example",
	"https://xau.example#may-erp.example",
	"https://xau.example?may-erp.example",
	"https://xau.example\\may-erp.example",
	"https://[::1]/",
	"https://0x7f.1/",
	"https://127.0.0.1/",
];
const loose = [
	"",
	" ",
	" /portal",
	"\t/portal",
	"\u00a0/portal",
	"\ufeff//xau.example",
	"xau.example",
	"portal",
	".",
	"..",
	"../portal",
	"./portal",
	"?next=//xau.example",
	"#//xau.example",
	"@xau.example",
	":@xau.example",
	"null",
	"undefined",
	"[object Object]",
	"\0//xau.example",
	"%2f%2fxau.example",
	"%2f\\xau.example",
	"\u2044\u2044xau.example",
	"\uff0f\uff0fxau.example",
	"\u2215xau.example",
	"\u3002xau.example",
	"https\uff1a//xau.example",
	"//\u3002xau.example",
	"//xau\u3002example",
];
const odd = [
	"/\u0000/\\xau.example",
	"/%2f%2fxau.example",
	"/%5cxau.example",
	"/%09/xau.example",
	"/%0d%0aLocation:%20https://xau.example",
	"/\r\nLocation: https://xau.example",
	"/\r\nSet-Cookie: session=x",
	"/@xau.example",
	"/:@xau.example",
	"/;@xau.example",
	"/portal@xau.example",
	"/portal//xau.example",
	"/portal/..;/xau.example",
	"/portal?returnTo=https://xau.example",
	"/portal?//xau.example",
	"/portal#https://xau.example",
	"/https://xau.example",
	"/javascript:alert(1)",
	"/\u2044xau.example",
	"/\uff0fxau.example",
	"/\u3002xau.example",
	"/<script>alert(1)</script>",
	'/"onmouseover="alert(1)',
];

const payloads = [
	...slashes.flatMap((start) => hosts.map((host) => start + host)),
	...afterSlash.flatMap((start) => hosts.slice(0, 2).map((host) => start + host)),
	...schemes,
	...loose,
	...odd,
];

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
