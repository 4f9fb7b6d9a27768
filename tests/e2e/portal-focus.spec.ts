import { type } from "#tests/support/keys.ts";
import { unseenFocus } from "#tests/support/looks.ts";
import { enter, enterAsAdmin, openRest, store, storeMany } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("each page that opens has the focus on its heading and a title of its own", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const heading = page.getByRole("heading", { level: 1 });
	const email = await enter(page);
	const id = await store(page, db);
	await page.context().clearCookies({ name: /session/ });
	await page.goto("/portal/login");
	await type(page.getByLabel("Email"), email);
	await type(page.getByLabel("Password"), password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveTitle(/^Inquiries · /);
	await expect(heading).toHaveText("Inquiries");
	await expect(heading).toBeFocused();
	await expect(heading).toHaveCSS("outline-style", "none");
	await expect(page.getByRole("status")).toHaveCount(1);

	await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "New Inquiry" }).click();
	await expect(heading).toHaveText("New inquiry");
	await expect(heading).toBeFocused();
	await expect(page).toHaveTitle(/^New inquiry · /);
	await type(page.getByLabel("Customer name"), "Ngô Văn Sơn");
	await type(page.getByLabel("Company"), "Mộc Bài");
	await type(page.getByLabel("Customer email"), "son@mocbai.example");
	await page.getByLabel("Project type").selectOption("crm");
	await type(page.getByLabel("Industry"), "Đồ gỗ");
	await type(page.getByLabel("Requirements"), "Kho");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(heading).toHaveText("Inquiry submitted");
	await expect(heading).toBeFocused();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await expect(heading).toHaveText("Inquiries");
	await expect(heading).toBeFocused();
	await expect(page).toHaveTitle(/^Inquiries · /);

	await page.goto(`/portal/inquiries/${id}`);
	await openRest(page);
	await page.getByRole("link", { name: "Edit" }).click();
	await expect(heading).toBeFocused();
	await expect(page).toHaveTitle(/^Edit inquiry · /);
	await type(page.getByLabel("Budget"), "500 triệu");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(heading).toHaveText("Nguyễn Thị Thu Hà");
	await expect(heading).toBeFocused();
	await expect(page.locator(".notice[tabindex]")).toHaveText("Changes saved.");
	await expect(page.getByRole("status")).toContainText("Changes saved.");
	await expect(page).toHaveTitle(/^Nguyễn Thị Thu Hà, /);
	await page.getByRole("link", { name: "Reports" }).click();
	await expect(heading).toBeFocused();
});

test("whatever takes the focus in the portal shows it, wrong fields too", { tag: "@js" }, async ({
	page,
}) => {
	await enter(page);
	await page.goto("/portal/inquiry");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(page.getByLabel("Requirements")).toHaveAttribute("aria-invalid", "true");
	expect(await unseenFocus(page)).toEqual([]);
});

test("going back leaves the list scrolled to where it was, with the focus on its heading", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	await storeMany(page, db, 14);
	await page.setViewportSize({ width: 1024, height: 400 });
	await page.goto("/portal/dashboard");
	await page.mouse.move(500, 300);
	await page.mouse.wheel(0, 500);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
	// As a screen reader presses a link: the focus, and with it the page, would go to the top on the way.
	await page.getByRole("link", { name: "Reports" }).evaluate((link: HTMLElement) => link.click());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reports");
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiries");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test("every change is told from one place, also from an opened inquiry", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	await enter(page);
	await store(page, db, { customerName: "Ngô Văn Sơn" });
	await page.goto("/portal/dashboard");
	const told = page.getByRole("status");
	await expect(told).toHaveCount(1);
	await page.getByRole("combobox", { name: "Status Ngô Văn Sơn", exact: true }).press("ArrowDown");
	await expect(told).toHaveText("Ngô Văn Sơn: In progress");
	await page.getByRole("link", { name: "Ngô Văn Sơn", exact: true }).click();
	const inDialog = page.getByRole("dialog").getByRole("status");
	await expect(inDialog).toHaveCount(1);
	await page.getByRole("dialog").getByRole("radio", { name: "In progress" }).press("ArrowRight");
	await page.getByRole("radio", { name: "Won" }).press("Enter");
	await expect(inDialog).toContainText("Saved: Won.");
	await page.getByRole("radio", { name: "Met in person", exact: true }).check();
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(inDialog).toContainText("Contact logged.");
	await expectSound(page);
	await openRest(page);
	await page.getByRole("dialog").getByRole("link", { name: "Delete" }).click();
	await page.getByRole("button", { name: "Delete inquiry" }).click();
	await expect(page.getByRole("heading", { name: "Inquiries" })).toBeFocused();
	await expect(told).toHaveCount(1);
	await expect(told).toContainText("Inquiry deleted.");
});

test("without JavaScript the focus goes to what has just happened, near the top", { tag: "@no-js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const customerName = `Khách ${unique()}`;
	const id = await store(page, db, { customerName });
	await store(page, db, { customerName: "Lê Thị Hoa" });
	const notice = page.locator(".notice[tabindex]");
	const isReached = async (text: string) => {
		await expect(notice).toHaveText(text);
		await expect(notice).toBeFocused();
		await expect(notice).toBeInViewport();
	};
	await page.goto("/portal/dashboard?status=pending");
	const row = page.getByRole("row", { name: customerName });
	await row.getByRole("combobox").selectOption("completed");
	await row.getByRole("button").first().click();
	await isReached(`${customerName}: Completed`);
	await expect(row).toHaveCount(0);
	await notice.getByRole("link", { name: customerName }).click();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${id}\\?status=pending$`));
	await page.getByRole("radio", { name: "In progress" }).check();
	await page.getByRole("button", { name: "Save" }).click();
	await isReached("Saved: In progress.");
	await page.getByRole("radio", { name: "Met in person", exact: true }).check();
	await page.getByRole("button", { name: "Log it" }).click();
	await isReached("Contact logged.");
	await openRest(page);
	await page.getByRole("link", { name: "Edit" }).click();
	await page.getByRole("button", { name: "Save changes" }).click();
	await isReached("Changes saved.");
	await openRest(page);
	await page.getByRole("link", { name: "Delete", exact: true }).click();
	await page.getByRole("button", { name: "Delete inquiry" }).click();
	await isReached("Inquiry deleted. It can be restored for 30 days. Open the deleted ones");
	await notice.getByRole("link", { name: "Open the deleted ones" }).click();
	await expect(page.getByRole("button", { name: `Restore ${customerName}` })).toBeVisible();
	await enterAsAdmin(page);
	await page.goto("/portal/inquiries/deleted");
	await page.getByRole("button", { name: `Restore ${customerName}` }).click();
	await isReached(`Inquiry restored. ${customerName}`);
});
