import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact, demo, type PublicForm, trial } from "#tests/support/public-forms.ts";
import { expect, test as shared, unique } from "#tests/support/test.ts";

const campaign = "?utm_source=facebook&utm_medium=cpc&utm_campaign=tet-2027&utm_term=kho&utm_content=anh-1";
const ofCampaign = {
	utmSource: "facebook",
	utmMedium: "cpc",
	utmCampaign: "tet-2027",
	utmTerm: "kho",
	utmContent: "anh-1",
};
const facebook = { referer: "https://www.facebook.com/" };

/** Sends the form that stands open, with what must be filled in, and finds what is stored of the visit. */
const test = shared.extend<{ send: (page: Page, form: PublicForm) => Promise<unknown> }>({
	send: async ({ db }, use) => {
		await use(async (page, form) => {
			const email = `${unique()}@minhphat.vn`;
			const at = new PublicFormPage(page, form);
			for (const field of Object.keys(form.required)) {
				await at.answer(field, { ...form.answers, email }[field] ?? "");
			}
			await at.send();
			await expect(at.heading).toHaveText(form.sent);
			return (await db.collection(form.collection).findOne({ email }))?.visit;
		});
	},
});

const inMenu = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name }).first();

test("the page before the form says how the visit began", { tag: "@js" }, async ({ page, send }) => {
	await page.goto(`/features${campaign}`, facebook);
	await inMenu(page, "Dùng thử miễn phí").click();
	const expected = { landingPage: "/features", ...ofCampaign, referrer: facebook.referer };
	expect(await send(page, trial)).toEqual(expected);
});

test("after some pages the request still says so where scripts run, and the plan is kept anyway", async ({
	page,
	send,
	javaScriptEnabled,
}) => {
	await page.goto(`/${campaign}`, facebook);
	await inMenu(page, "Bảng giá").click();
	await page.getByRole("link", { name: "Dùng thử gói Professional" }).click();
	await expect(page).toHaveURL(/plan=professional/);
	expect(await send(page, trial)).toEqual(
		javaScriptEnabled === false
			? { landingPage: "/pricing", plan: "professional" }
			: { landingPage: "/", referrer: facebook.referer, ...ofCampaign, plan: "professional" },
	);
});

test("a form's page can be the first, and its first answer an error", { tag: "@js" }, async ({
	page,
	send,
}) => {
	await page.goto(`/demo${campaign}`, facebook);
	await new PublicFormPage(page, demo).send();
	await expect(errorBox(page)).toBeVisible();
	expect(await send(page, demo)).toEqual({ landingPage: "/demo", referrer: facebook.referer, ...ofCampaign });
});

test("a plan that was looked at goes along with a message, too", { tag: "@js" }, async ({ page, send }) => {
	await page.goto("/dung-thu?plan=starter");
	await page.goto("/lien-he");
	expect(await send(page, contact)).toEqual({ landingPage: "/dung-thu", plan: "starter" });
});

test("coming back from another site begins another visit", { tag: "@js" }, async ({ page, send }) => {
	await page.goto(`/pricing${campaign}`, facebook);
	await page.goto("/demo?utm_source=zalo", { referer: "https://zalo.me/" });
	expect(await send(page, demo)).toEqual({
		landingPage: "/demo",
		referrer: "https://zalo.me/",
		utmSource: "zalo",
	});
});

test("what is too long or makes no sense is no reason to refuse a form", { tag: "@js" }, async ({
	page,
	send,
}) => {
	await page.goto(`/demo?utm_source=${"x".repeat(1000)}&utm_medium=%00%0A&utm_term=%F0%9F%9A%80&plan=gold`);
	expect(await send(page, demo)).toEqual({
		landingPage: "/demo",
		utmSource: "x".repeat(300),
		utmTerm: "🚀",
	});
});

test("looking around leaves no cookie", { tag: "@js" }, async ({ page, context }) => {
	for (const address of [`/${campaign}`, "/pricing", "/dung-thu?plan=starter", "/lien-he"])
		await page.goto(address);
	expect(await context.cookies()).toEqual([]);
});
