import { type } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, store } from "#tests/support/portal.ts";
import { logInquiry, submitInquiry } from "#tests/support/staff.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("a representative logs an inquiry and finds it on the dashboard", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	const email = await enter(page);
	await page.goto("/portal/dashboard");
	await expect(page.getByText('No inquiries found. Click "New Inquiry" to create one.')).toBeVisible();
	await expect(page.getByRole("banner").getByText("Sales Representative")).toBeVisible();

	await page.getByRole("link", { name: "New Inquiry" }).first().click();
	await expect(page.getByLabel("Sales representative")).toHaveValue(email);
	await expect(page.getByLabel("Urgency")).toHaveValue("medium");

	await type(page.getByLabel("Notes"), "Gọi lại sau Tết");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	for (const label of [
		"Customer name",
		"Company",
		"Customer email",
		"Industry",
		"Project type",
		"Requirements",
	]) {
		await expect(page.getByLabel(label)).toHaveAccessibleDescription(/This field is required/);
	}
	await expect(page.getByLabel("Notes")).toHaveValue("Gọi lại sau Tết");
	await expectSound(page);

	const customer = `Lê Thị ${unique()}`;
	await submitInquiry(page, customer);
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	await expect(page).toHaveTitle(/^Inquiry submitted · /);
	await expectSound(page);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await expect(page.getByText(customer).first()).toBeVisible();
	expect(await db.collection("salesInquiries").findOne({ customerName: customer })).toMatchObject({
		salesRepName: email,
		status: "pending",
		urgency: "medium",
		projectType: "inventory",
		notes: "Gọi lại sau Tết",
		createdAt: expect.any(Date),
	});
});

test("an unknown address of the portal says so inside the portal, and leads back to the inquiries", {
	tag: "@js",
}, async ({ page, allowConsole, expectSound }) => {
	await page.goto("/portal/inquires");
	await expect(page).toHaveURL(/\/portal\/login/);
	await enter(page);
	allowConsole(/404/);
	expect((await page.goto("/portal/inquires"))?.status()).toBe(404);
	await expect(page).toHaveTitle("This page does not exist");
	await expect(page.getByRole("link", { name: "New Inquiry" })).toBeVisible();
	await expectSound(page);
	await page.getByRole("link", { name: "Back to the inquiries" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});

test("the reports show an administrator the counts, by status, representative and week; each leads to its list", {
	tag: "@js",
}, async ({ page, visitor, db, expectSound }) => {
	const rep = { request: await visitor() };
	const name = `Trần ${unique()}`;
	await enter(rep, name);
	await store(rep, db, { customerName: unique() });
	await enterAsAdmin(page);
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: "Reports", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reports");
	const total = await db.collection("salesInquiries").countDocuments();
	expect(total).toBeGreaterThan(0);
	await page.getByText("By status").click();
	await expect(page.getByRole("row", { name: /^All \d/ })).toBeVisible();
	await page.getByText("By representative", { exact: true }).click();
	// Those who came last stand on the last page: other tests have people of their own.
	const next = page.getByRole("link", { name: "Next page" });
	while ((await next.count()) > 0) await page.goto((await next.getAttribute("href")) ?? "");
	await expect(page.getByRole("row", { name }).first()).toBeVisible();
	await expect(page.locator("figure svg rect").first()).toBeAttached();
	for (const folded of ["By status", "By week"]) await page.getByText(folded).click();
	await expect(page.getByRole("region", { name: "Week of" }).getByRole("row")).toHaveCount(1 + 12);
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 700 });
		expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
		await expect(page.locator("figure > svg g")).toHaveCount(12);
		const parts = page.getByRole("table").or(page.locator("figure > svg g"));
		const ends = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
		expect(Math.max(...ends)).toBeLessThanOrEqual(width - 8);
	}
	await expectSound(page);

	const pending = page.getByRole("row", { name }).getByRole("cell").first();
	const figure = pending.getByRole("link").first();
	const counted = Number(await figure.textContent());
	await figure.click();
	await expect(page).toHaveURL(/rep=[0-9a-f]{24}&status=pending$/);
	await expect(page.getByRole("rowheader")).toHaveCount(counted);
});

test("the view is saved as a file", { tag: "@js" }, async ({ page, db }) => {
	await enter(page);
	await store(page, db);
	await page.goto("/portal/dashboard");
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Export CSV" }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
});

test("an inquiry whose answer got lost and that is corrected then is stored as corrected; sent again as it was, once", {
	tag: "@js",
}, async ({ page, db, allowConsole }) => {
	allowConsole(/ERR_FAILED/);
	const customer = `Lê Thị ${unique()}`;
	const stored = () =>
		db
			.collection("salesInquiries")
			.find({ customerName: customer })
			.sort({ _id: 1 })
			.map(({ companyName }) => companyName)
			.toArray();
	await enter(page);
	await page.route("**/portal/inquiry.data*", async (route) => {
		if (route.request().method() === "POST") await route.fetch();
		await route.abort();
	});
	await logInquiry(page, customer);
	const alert = page.getByText("Failed to submit inquiry. Please try again.");
	await expect(alert).toBeVisible();
	const [first] = await stored();
	const submit = page.getByRole("button", { name: "Submit inquiry" });
	await Promise.all([page.waitForEvent("requestfailed"), submit.click()]);
	await expect(alert).toBeVisible();
	expect(await stored()).toEqual([first]);

	await page.unroute("**/portal/inquiry.data*");
	await type(page.getByLabel("Company"), "Công ty đã sửa");
	await submit.click();
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	expect(await stored()).toEqual([first, "Công ty đã sửa"]);
});
