import { expect, test } from "vitest";
import { isSameOrigin } from "./place.server.ts";

const ours = "https://may-erp.example";
const foreign = "https://xau.example";

test.each<[boolean, Record<string, string>]>([
	[true, {}],
	[true, { "Sec-Fetch-Site": "same-origin", Origin: ours }],
	[true, { "Sec-Fetch-Site": "none", Origin: ours }],
	[true, { "Sec-Fetch-Site": "same-origin" }],
	[true, { "Sec-Fetch-Site": "same-origin", Referer: `${foreign}/` }],
	[true, { Origin: ours, Referer: `${foreign}/` }],
	[true, { Referer: `${ours}/dung-thu` }],
	[false, { "Sec-Fetch-Site": "same-origin", Origin: foreign }],
	[false, { "Sec-Fetch-Site": "none", Origin: foreign }],
	[false, { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
	[false, { "Sec-Fetch-Site": "same-site", Origin: ours }],
	[false, { "Sec-Fetch-Site": "cross-site", Origin: ours }],
	[false, { "Sec-Fetch-Site": "cross-site" }],
	[false, { Origin: foreign }],
	[false, { Origin: "null" }],
	[false, { Origin: `${ours}.xau.example` }],
	[false, { Referer: `${foreign}/` }],
	[false, { Referer: "xau" }],
])("%j for %j", (is, headers) => {
	expect(isSameOrigin(new Headers({ Host: "may-erp.example", ...headers }))).toBe(is);
});
