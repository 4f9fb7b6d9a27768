import { type, typeDay } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, openMenu, store } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("an administrator disables an account and exports a file, and finds both in the audit log", {
	tag: "@js",
}, async ({ page, visitor, db }) => {
	const name = `Hồ Văn ${unique()}`;
	const email = await enter({ request: await visitor() }, name);
	const account = await db.collection("accounts").findOne({ email });
	await enterAsAdmin(page);
	await page.goto(`/portal/staff/${account?._id}`);
	await page.getByLabel("Access").selectOption("Disabled");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.locator("main .notice[tabindex]")).toHaveText(`${name}: saved.`);
	const term = `Kho ${unique()}`;
	await store(page, db, { customerName: term, urgency: "low" });
	await page.goto(`/portal/dashboard?${new URLSearchParams({ q: term, urgency: "low" })}`);
	const exported = page.waitForEvent("download");
	await page.getByRole("link", { name: "Export CSV" }).click();
	await exported;

	const header = page.getByRole("banner");
	await openMenu(page);
	await header.getByRole("link", { name: "Audit log" }).click();
	await expect(page).toHaveURL("/portal/audit");
	await page.setViewportSize({ width: 360, height: 640 });
	await openMenu(page);
	await expect(header.getByRole("link", { name: "Audit log" })).toHaveAttribute("aria-current", "page");
	const { y = 0, height = 0 } = (await header.getByRole("link", { name: "Today" }).boundingBox()) ?? {};
	expect(y + height, "the day's links are where the thumb is").toBe(640);
	await page.setViewportSize({ width: 1280, height: 720 });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
	const rows = page.locator("main tbody tr");
	await type(page.getByLabel("Person"), name);
	await page.getByLabel("Person").press("Enter");
	await expect(page).toHaveURL(/[?&]person=H/);
	await expect(page.getByLabel("Person")).toHaveValue(email);
	await expect(rows).toHaveCount(3);
	await page.getByLabel("What").selectOption("Disabled the account");
	await expect(rows).toHaveCount(1);
	await expect(rows).toContainText(["Quản trị"]);
	await expect(rows.getByRole("rowheader")).toHaveText("Disabled the account");
	await expect(rows.getByRole("link", { name })).toBeVisible();
	await expect(rows).toContainText(["127.0.0.0/24"]);

	await page.getByRole("link", { name: "Clear all filters" }).click();
	await expect(page.getByLabel("Person")).toHaveValue("");
	await type(page.getByLabel("Person"), "admin@may-erp.example");
	const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(new Date());
	await typeDay(page.getByLabel("From"), today);
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page).toHaveURL(new RegExp(`from=${today}`));
	await page.getByLabel("What").selectOption("Customers' data: all");
	await expect(page).toHaveURL(/action=data/);
	const line = rows.filter({ hasText: "Filtered by: urgency, search words" }).first();
	await expect(line.getByRole("rowheader")).toContainText("Exported inquiries to a CSV file");
	await expect(line).toContainText("Quản trị");
	await expect(page.locator("main")).not.toContainText(term);

	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Export CSV" }).click();
	expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
});

test("on a phone each line is a card with what was done first", { tag: "@js" }, async ({
	page,
	visitor,
	db,
	expectSound,
}) => {
	const name = `Bùi Thị ${unique()}`;
	const email = await enter({ request: await visitor() }, name);
	const account = await db.collection("accounts").findOne({ email });
	await enterAsAdmin(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`/portal/staff/${account?._id}`);
	await page.getByRole("link", { name: "What they have done" }).click();
	await expect(page).toHaveURL(new RegExp(`activity.person=${account?._id}`));
	await page.getByRole("link", { name: "What the audit log says of them" }).click();
	await expect(page).toHaveURL(new RegExp(`person=${account?._id}`));
	const row = page.locator("main tbody tr").first();
	const [what, who] = [row.getByRole("rowheader"), row.getByRole("link", { name })];
	const [above, below] = [await what.boundingBox(), await who.boundingBox()];
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	await expectSound(page);
});
