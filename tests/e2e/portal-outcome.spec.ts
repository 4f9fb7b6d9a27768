import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { enter, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

test("how a completed inquiry ended is recorded, told wherever it stands, counted, and undone by nobody unseen", async ({
	page,
	context,
	db,
	expectSound,
	javaScriptEnabled,
}) => {
	await enter(page);
	const id = await store(page, db);
	const record = () => storedInquiry(db, id);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`/portal/inquiries/${id}`);
	const status = page.getByRole("combobox", { name: "Status Nguyễn Thị Thu Hà" });
	const ended = page.getByRole("link", { name: "Close as won or lost" });
	await expect(status).toHaveValue("pending");
	await expect(ended).toBeHidden();
	await status.selectOption("completed");
	if (!javaScriptEnabled) await page.getByRole("button", { name: "Update Status" }).click();
	await ended.click();

	const heading = page.getByRole("heading", { name: "How it ended with Nguyễn Thị Thu Hà" });
	await expect(heading).toBeVisible();
	const result = page.getByLabel("How it ended");
	const value = page.getByLabel("Value of the deal");
	const save = page.getByRole("button", { name: "Save" });
	await save.click();
	await expect(page.getByText("How it ended is not known yet.").last()).toBeVisible();
	await ended.click();
	await type(value, "nhiều lắm");
	await save.click();
	await expect(errorBox(page)).toContainText("Value of the deal: This amount is not clear.");
	await expect(value).toHaveValue("nhiều lắm");
	await expectSound(page);
	await type(value, "245 triệu");
	if (javaScriptEnabled) await expect(page.getByText("That is ₫245 million")).toBeVisible();
	await save.click();
	await expect(result).toHaveAccessibleDescription(/^Choose how it ended/);
	await result.selectOption("Lost: price");
	await type(page.getByLabel("Notes"), "Bên kia báo 180 triệu");

	const other = await context.newPage();
	await other.goto(`/portal/inquiries/${id}/outcome`);
	await page.bringToFront();
	await save.click();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${id}(?!/)`));
	await expect(page.getByText("How it ended is saved.").last()).toBeVisible();
	await expect(page.getByText("Lost: price, ₫245 million").first()).toBeVisible();
	const latest = page.locator("ol li").first();
	await expect(latest).toContainText("Lost: price, ₫245 million");
	await expect(latest).toContainText("Bên kia báo 180 triệu");
	expect(await record()).toMatchObject({ outcome: "lost", lostReason: "price", dealValue: 245_000_000 });
	await expectSound(page);

	await other.bringToFront();
	await other.getByLabel("How it ended").selectOption("Won");
	await type(other.getByLabel("Value of the deal"), "1 tỷ 2");
	await other.getByRole("button", { name: "Save" }).click();
	await expect(other.getByText("Stored now: Lost: price, ₫245 million")).toBeVisible();
	await expect(other.getByLabel("Value of the deal")).toHaveValue("1 tỷ 2");
	expect(await record()).toHaveProperty("outcome", "lost");
	await other.getByRole("button", { name: "Save" }).click();
	await expect(other.getByText("Won, ₫1.2 billion").first()).toBeVisible();
	expect(await record()).toMatchObject({ outcome: "won", dealValue: 1_200_000_000 });
	await other.close();

	await page.goto("/portal/dashboard");
	await expect(page.getByText("Won, ₫1.2 billion")).toBeVisible();
	const file = await (await page.request.get("/portal/inquiries.csv")).text();
	expect(file).toContain('"Won or lost","Reason","Value (VND)","Notes on how it ended"');
	expect(file).toContain('"Won","","1200000000",""');
	await page.locator("header summary").click();
	await page.getByRole("link", { name: "Reports", exact: true }).click();
	const months = page.getByRole("region", { name: "Won and lost by month" }).getByRole("row");
	await expect(months).toHaveCount(1 + 1);
	await expect(months.last().getByRole("cell")).toHaveText(["1", "0", "1,200", "0"]);
	await expect(page.getByRole("heading", { name: "representative" })).toHaveCount(0);
	await expectSound(page);
	expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(360);

	await page.goto(`/portal/inquiries/${id}`);
	await status.selectOption("in-progress");
	if (!javaScriptEnabled) await page.getByRole("button", { name: "Update Status" }).click();
	await expect(page.getByRole("link", { name: "Change how it ended" })).toBeHidden();
	await expect.poll(record).not.toHaveProperty("outcome");
});
