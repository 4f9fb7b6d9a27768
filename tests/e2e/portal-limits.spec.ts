import mongoose, { type Connection } from "mongoose";
import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enter, store, storedInquiry } from "#tests/support/portal.ts";
import { submitInquiry } from "#tests/support/staff.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

// One inquiry and one change a minute for each account.
const test = withOwnProduct({ ACCOUNT_LIMIT: "1" }).extend<{ own: Connection }>({
	own: async ({ product }, use) => {
		const db = await mongoose.createConnection(product.uri).asPromise();
		await use(db);
		await db.close();
	},
});

const deletedInquiry = (db: Connection, id: string) =>
	db.collection("deletedInquiries").findOne({ _id: new mongoose.Types.ObjectId(id) });

async function remove(page: Page, id: string): Promise<void> {
	await page.goto(`/portal/inquiries/${id}/delete`);
	await page.getByRole("button", { name: "Delete inquiry" }).click();
}

test("who logs, deletes and restores more than anybody does by hand reads why it was not done", {
	tag: "@js",
}, async ({ page, own, browser, baseURL, allowConsole, expectSound }) => {
	allowConsole(/429/);
	const told = page.locator(".notice", { hasText: "You have saved very much in a short time." });
	await enter(page);
	const others = await store(page, own);
	await page.goto("/portal/inquiry");
	await submitInquiry(page, "Khách thứ hai");
	await expect(errorBox(page)).toHaveText(/^You have saved very much in a short time\./);
	await expect(page.getByLabel("Customer name")).toHaveValue("Khách thứ hai");
	await expectSound(page);
	await remove(page, others);
	await expect(page.locator(".notice")).toContainText("Inquiry deleted.");
	await page.context().clearCookies();

	const context = await browser.newContext({ baseURL });
	const rep = await context.newPage();
	await enter(rep);
	const deleted = await store(rep, own);
	await remove(rep, deleted);
	await expect(rep.locator(".notice")).toContainText("Inquiry deleted.");
	await context.close();

	const administrator = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	await page.request.post("/portal/signup", { form: administrator });
	await page.goto("/portal/inquiries/deleted");
	await page
		.getByRole("button", { name: /^Restore/ })
		.nth(1)
		.click();
	await expect(page.locator(".notice")).toContainText("Inquiry restored.");
	await expect(page.getByRole("button", { name: /^Restore/ })).toHaveCount(1);
	await page.getByRole("button", { name: /^Restore/ }).click();
	await expect(told).toBeVisible();
	expect(await deletedInquiry(own, deleted)).not.toBeNull();
	await remove(page, others);
	await expect(told).toBeVisible();
	const before = await storedInquiry(own, others);
	expect(before).not.toBeNull();
	const version = String(before?.version);
	for (const [part, form] of [
		["/status", { status: "completed" }],
		["", { way: "reached" }],
		["/edit", { ...inquiryFields() }],
	] as const) {
		const answer = await page.request.post(`/portal/inquiries/${others}${part}?version=${version}`, {
			form,
		});
		expect(answer.status(), part).toBe(429);
	}
	expect(await storedInquiry(own, others)).toEqual(before);
});

test("of forms sent after the session has ended as many are kept; who sends more is told what to do", async ({
	page,
	own,
	javaScriptEnabled,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/429|503/);
	await enter(page);
	const id = await store(page, own);
	await page.goto("/portal/inquiry");
	const second = await page.context().newPage();
	await second.goto("/portal/inquiry");
	const third = await page.context().newPage();
	await remove(third, id);
	await expect.poll(() => deletedInquiry(own, id)).not.toBeNull();
	await page.context().clearCookies();
	await submitInquiry(page, "Khách lúc hết phiên");
	await expect(page.getByText("What you typed is kept")).toBeVisible();
	await submitInquiry(second, "Khách thứ hai");
	if (javaScriptEnabled) {
		await expect(errorBox(second)).toContainText("Failed to submit inquiry. Please try again.");
		await expect(second.getByLabel("Customer name")).toHaveValue("Khách thứ hai");
	} else {
		await expect(second.getByRole("heading", { level: 1 })).toHaveText("That was too much in a short time");
		await expect(second.getByRole("main")).toContainText(
			"Wait a minute and repeat the step, logging in again if asked to.",
		);
		await expectSound(second);
	}
	expect(await own.collection("formDrafts").countDocuments()).toBe(1);
});
