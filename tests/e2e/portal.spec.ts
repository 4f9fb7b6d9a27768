import { type } from "#tests/support/keys.ts";
import { logIn, logInquiry, signUp } from "#tests/support/staff.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("a representative signs up, logs an inquiry and finds it on the dashboard", async ({
	page,
	db,
	expectSound,
}) => {
	const email = await signUp(page);
	await expect(page.getByText('No inquiries found. Click "New Inquiry" to create one.')).toBeVisible();
	await expect(page.getByText("Sales Representative")).toBeVisible();
	await expectSound(page);

	await page.getByRole("link", { name: "New Inquiry" }).first().click();
	await expect(page.getByLabel("Sales representative")).toHaveValue(email);
	await expect(page.getByLabel("Urgency")).toHaveValue("medium");
	await expectSound(page);

	const customer = `Lê Thị ${unique()}`;
	await logInquiry(page, customer);
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	await expectSound(page);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await expect(page.getByText(customer).first()).toBeVisible();

	const user = await db.collection("users").findOne({ email });
	expect(user).toMatchObject({ fullName: "Trần Văn Bình", role: "sales", createdAt: expect.any(Date) });
	expect(await db.collection("salesInquiries").findOne({ customerName: customer })).toMatchObject({
		salesRepName: email,
		status: "pending",
		urgency: "medium",
		projectType: "inventory",
		createdAt: expect.any(Date),
	});
});

test("an administrator sees every inquiry, a representative only their own", async ({ page, browser }) => {
	const customer = `Chủ xưởng ${unique()}`;
	await signUp(page);
	await logInquiry(page, customer);
	await expect(page.getByText(customer).first()).toBeVisible();

	const others = await browser.newContext();
	const rep = await others.newPage();
	await signUp(rep);
	await expect(rep.getByText(customer)).toHaveCount(0);
	await others.close();

	const admins = await browser.newContext();
	const admin = await admins.newPage();
	await admin.goto("/portal/login");
	await logIn(admin, adminEmail);
	await expect(admin.getByText("ADMIN - See All Inquiries")).toBeVisible();
	await expect(admin.getByText("Administrator", { exact: false }).first()).toBeVisible();
	await expect(admin.getByText(customer).first()).toBeVisible();
	await admins.close();
});

test("an unknown address of the portal says so inside the portal, and leads back to the inquiries", async ({
	page,
	allowConsole,
	expectSound,
}) => {
	await page.goto("/portal/inquires");
	await expect(page).toHaveURL(/\/portal\/login/);
	await signUp(page);
	allowConsole(/404/);
	expect((await page.goto("/portal/inquires"))?.status()).toBe(404);
	await expect(page).toHaveTitle("This page does not exist");
	await expect(page.getByRole("link", { name: "New Inquiry" })).toBeVisible();
	await expectSound(page);
	await page.getByRole("link", { name: "Back to the inquiries" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});

test("an empty inquiry names what is required and keeps what was typed", async ({ page, expectSound }) => {
	await signUp(page);
	await page.goto("/portal/inquiry");
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
});

test("an inquiry whose answer got lost and that is corrected then is stored as corrected; sent again as it was, once", async ({
	page,
	db,
	javaScriptEnabled,
	allowConsole,
}) => {
	test.skip(!javaScriptEnabled, "without scripts the browser shows its own page, and the form is gone");
	allowConsole(/ERR_FAILED/);
	const customer = `Lê Thị ${unique()}`;
	const stored = () =>
		db
			.collection("salesInquiries")
			.find({ customerName: customer })
			.sort({ _id: 1 })
			.map(({ companyName }) => companyName)
			.toArray();
	await signUp(page);
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
