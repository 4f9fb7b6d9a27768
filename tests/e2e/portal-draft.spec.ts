import { type } from "#tests/support/keys.ts";
import { enter, store, storedInquiry } from "#tests/support/portal.ts";
import { logIn, submitInquiry } from "#tests/support/staff.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test.slow();

test("a form sent after the session has ended is found as typed after signing in again", async ({
	page,
	db,
	expectSound,
}) => {
	const email = await enter(page);
	await page.goto("/portal/inquiry");
	await type(page.getByLabel("Notes"), "Gọi lại\nsau Tết");
	await page.context().clearCookies();
	const customer = `Khách ${unique()}`;
	await submitInquiry(page, customer);
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=/);
	await expect(
		page.getByText("You were logged out before this was sent. What you typed is kept"),
	).toBeVisible();
	await logIn(page, email);
	await expect(page.getByText("This is what you had typed before.")).toBeVisible();
	await expect(page.getByLabel("Customer name")).toHaveValue(customer);
	await expect(page.getByLabel("Project type")).toHaveValue("inventory");
	await expect(page.getByLabel("Notes")).toHaveValue("Gọi lại\nsau Tết");
	await expectSound(page);
	expect(await db.collection("salesInquiries").countDocuments({ customerName: customer })).toBe(0);
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	await expect(page).toHaveTitle(/^Inquiry submitted/);
	expect(await db.collection("salesInquiries").countDocuments({ customerName: customer })).toBe(1);
	expect(await db.collection("inquiryDrafts").countDocuments({ "values.customerName": customer })).toBe(0);
});

test("an edit sent after the session has ended is found as typed, too", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const email = await enter(page);
	const id = await store(page, db);
	await page.goto(`/portal/inquiries/${id}/edit`);
	await page.context().clearCookies();
	await type(page.getByLabel("Budget"), "1 tỷ");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=/);
	await logIn(page, email);
	await expect(page.getByLabel("Budget")).toHaveValue("1 tỷ");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.locator(".notice", { hasText: "Changes saved." })).toBeVisible();
	expect(await storedInquiry(db, id)).toMatchObject({ budget: "1 tỷ" });
});

test("what was typed survives a closed tab, and is gone after logging out", { tag: "@js" }, async ({
	page,
}) => {
	await enter(page);
	await page.goto("/portal/inquiry");
	await type(page.getByLabel("Customer name"), "Khách dở dang");
	await page.getByLabel("Urgency").selectOption("high");
	const tab = await page.context().newPage();
	await page.close();
	await tab.goto("/portal/inquiry");
	await expect(tab.getByText("This is what you had typed before.")).toBeVisible();
	await expect(tab.getByLabel("Customer name")).toHaveValue("Khách dở dang");
	await expect(tab.getByLabel("Urgency")).toHaveValue("high");
	await tab.getByRole("link", { name: "Start with an empty form" }).click();
	await expect(tab.getByLabel("Customer name")).toHaveValue("");
	await type(tab.getByLabel("Customer name"), "Lại dở dang");
	await tab.getByRole("button", { name: "Log out" }).click();
	await expect(tab).toHaveURL(/\/portal\/login$/);
	const kept = await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")));
	expect(kept).toEqual([]);
});
