import { expect, test } from "vitest";
import { attributionHintOf, attributionOf } from "./attribution.server.ts";

const at = (address: string, referer?: string) =>
	new Request(`https://erp.example.vn${address}`, { headers: referer ? { Referer: referer } : {} });

/** What is stored where the form's page is all that a server saw of the visit. */
const seen = (address: string, referer?: string) => {
	const request = at(address, referer);
	return attributionOf(attributionHintOf(request), at("/dung-thu"));
};

test.each([
	["typed by hand", seen("/dung-thu"), { landingPage: "/dung-thu" }],
	[
		"from another site, with a campaign",
		seen(
			"/en/dung-thu?utm_source=zalo&utm_medium=chat&utm_campaign=Tết&utm_term=kho&utm_content=a",
			"https://zalo.me/",
		),
		{
			landingPage: "/en/dung-thu",
			referrer: "https://zalo.me/",
			utmSource: "zalo",
			utmMedium: "chat",
			utmCampaign: "Tết",
			utmTerm: "kho",
			utmContent: "a",
		},
	],
	[
		"from a page of ours, which is then the earliest known",
		seen("/dung-thu?plan=starter", "https://erp.example.vn/pricing?utm_source=zalo"),
		{ landingPage: "/pricing", utmSource: "zalo", plan: "starter" },
	],
	["with a plan that we do not sell", seen("/dung-thu?plan=gold"), { landingPage: "/dung-thu" }],
	[
		"with a referrer that is no web page",
		seen("/demo", "android-app://com.zing.zalo"),
		{ landingPage: "/demo" },
	],
	["with a malformed referrer", seen("/demo", "%%%"), { landingPage: "/demo" }],
	["an empty parameter", seen("/demo?utm_source=&utm_medium=%20"), { landingPage: "/demo" }],
])("%s", (_, visit, expected) => {
	expect(visit).toEqual(expected);
});

test("what is too long is cut, and line breaks, control characters and halves of letters go", () => {
	const visit = seen(
		`/demo?utm_source=a%0Ab%00c&utm_term=${"x".repeat(299)}%F0%9F%9A%80&utm_campaign=${"y".repeat(3000)}`,
	);
	expect(visit).toMatchObject({ utmSource: "a b c", utmTerm: "x".repeat(299), utmCampaign: "y".repeat(300) });
});

test("a form that tells nothing of the visit is no worse", () => {
	expect(attributionOf({}, at("/demo"))).toEqual({});
	expect(
		attributionOf({ landingPage: "http://[", referrer: "javascript:alert(1)", plan: "" }, at("/demo")),
	).toEqual({});
});

test("the secret address of a visitor's own page is not stored", () => {
	const secret = "0123456789abcdef0123456789abcdef";
	for (const page of [`/yeu-cau/${secret}`, `/en/yeu-cau/${secret}/xoa`]) {
		const [began, before] = [seen(page), seen("/demo", `https://erp.example.vn${page}`)];
		for (const visit of [began, before])
			expect(visit).toEqual({ landingPage: page.replace(/\/yeu-cau.*/, "/yeu-cau") });
	}
});
