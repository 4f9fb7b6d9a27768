import { locales } from "#app/locales/index.ts";
import { testPublicForm } from "#tests/support/public-form-journeys.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { trial } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

testPublicForm(trial);

// Without scripts: tests/http/public-forms.spec.ts.
test("a number that only the server knows to be wrong is refused where scripts run, too, and nothing typed is lost", {
	tag: "@js",
}, async ({ page }) => {
	const at = new PublicFormPage(page, trial);
	await at.open();
	await at.answerAll({ phone: "+31 6 123456" });
	await at.send();
	await expect(at.summary.getByRole("link")).toHaveText([locales.vi.form.errors.foreignPhoneInvalid]);
	for (const [field, value] of Object.entries({ ...trial.answers, phone: "+31 6 123456" })) {
		expect(await at.value(field), field).toBe(value);
	}
});

test("the plan chosen on the price list comes along and is stored, with an address in an international domain", {
	tag: "@js",
}, async ({ page, db }) => {
	const name = unique();
	const at = new PublicFormPage(page, trial);
	await page.goto("/pricing");
	await page.getByRole("main").locator("a[href='/dung-thu?plan=professional']").first().click();
	await expect(at.main.getByText("Gói anh chị quan tâm: Professional")).toBeVisible();
	await at.send();
	await expect(at.main.getByText("Gói anh chị quan tâm: Professional")).toBeVisible();
	await at.answerAll();
	// Chromium changes such a domain itself while it is typed.
	await at.control("email").press("ControlOrMeta+a");
	await page.keyboard.type(`${name}@minhphát.vn`);
	await at.send();
	await expect(at.heading).toHaveText(trial.sent);
	await expect(at.main).toContainText(`${name}@minhphát.vn`);
	const stored = await db.collection("leads").findOne({ email: `${name}@xn--minhpht-mwa.vn` });
	expect(stored).toMatchObject({ visit: { plan: "professional" } });
});

test("an unknown plan is neither shown nor stored", { tag: "@js" }, async ({ page, db }) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, trial);
	await at.open("?plan=%3Cb%3Egold");
	await expect(at.main.getByText("Gói anh chị quan tâm")).toHaveCount(0);
	await at.answerAll({ email });
	await at.send();
	await expect(at.heading).toHaveText(trial.sent);
	expect((await db.collection("leads").findOne({ email }))?.visit).not.toHaveProperty("plan");
});

test("one question of the page is open at a time, and its button leads home", { tag: "@js" }, async ({
	page,
}) => {
	await page.goto("/dung-thu");
	const answers = page.locator("details[name=faq] p");
	await page.getByText("Hết 10 ngày thì sao?").click();
	await expect(answers.nth(0)).toBeVisible();
	await page.getByText("Tôi muốn dừng giữa chừng thì làm thế nào?").click();
	await expect(answers.nth(1)).toBeVisible();
	await expect(answers.nth(0)).toBeHidden();
	await page.getByRole("main").getByRole("link", { name: "Về trang chủ" }).click();
	await expect(page).toHaveURL("/");
});

test("a link to an answer shows its question, too", { tag: "@js" }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	// While the page scrolls smoothly, the question is briefly in view either way.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/faq#time");
	const linked = page.locator("details[open]");
	await expect(linked.locator("summary")).toBeInViewport({ ratio: 1 });
	await expect(linked.locator("p")).toBeInViewport();
});
