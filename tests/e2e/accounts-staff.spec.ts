import { errorBox } from "#tests/support/error-box.ts";
import { logIn, signUp } from "#tests/support/staff.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

test.slow();

test("an administrator changes a role and disables an account, and the person feels it at the next request", async ({
	page,
	browser,
	baseURL,
	db,
	expectSound,
	allowConsole,
}) => {
	allowConsole(/403/);
	const email = await signUp(page);
	const admin = await (await browser.newContext({ baseURL })).newPage();
	await admin.goto("/portal/login");
	await logIn(admin, adminEmail);
	await expect(admin).toHaveURL(/\/portal\/dashboard$/);
	await admin.getByRole("link", { name: "Staff" }).click();
	await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Staff");
	const row = admin.getByRole("row", { name: new RegExp(email) });
	await expect(row).toContainText("Sales Representative");
	await expect(row).toContainText("Active");
	await expectSound(admin);

	const change = async (field: string, choice: string) => {
		await row.getByRole("link", { name: "Change: Trần Văn Bình" }).click();
		await expect(admin.getByText(email)).toBeVisible();
		await admin.getByLabel(field).selectOption(choice);
		await admin.getByRole("button", { name: "Save" }).click();
		await expect(admin.locator(".success-panel")).toHaveText("Trần Văn Bình: saved.");
	};
	await change("Role", "Administrator");
	await expectSound(admin);
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "admin" });
	await page.goto("/portal/staff");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff");

	await change("Role", "Sales Representative");
	const refused = await page.goto("/portal/staff");
	expect(refused?.status()).toBe(403);
	await page.goto("/portal/dashboard");

	await change("Access", "Disabled");
	const account = await db.collection("accounts").findOne({ email });
	expect(account).toMatchObject({ disabledAt: expect.any(Date) });
	expect(await db.collection("sessions").countDocuments({ accountId: account?._id })).toBe(0);
	await page.getByRole("link", { name: "New Inquiry" }).first().click();
	await expect(page).toHaveURL(/\/portal\/login/);
	await logIn(page, email);
	await expect(errorBox(page)).toHaveText("Failed to log in. Please check your credentials.");

	await change("Access", "Active");
	await page.goto("/portal/login");
	await logIn(page, email);
	await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
	await admin.context().close();
});

test("nobody changes their own account, and a representative nobody's", async ({
	page,
	request,
	db,
	allowConsole,
}) => {
	allowConsole(/403/);
	const email = await signUp(page);
	await expect(page.getByRole("link", { name: "Staff" })).toHaveCount(0);
	const rep = await db.collection("accounts").findOne({ email });
	const admin = await db.collection("accounts").findOne({ email: adminEmail });
	const form = { role: "admin", access: "disabled" };
	const cookies = async () => {
		const kept = await page.context().cookies();
		return { Cookie: kept.map(({ name, value }) => `${name}=${value}`).join("; ") };
	};
	const repHeaders = await cookies();
	for (const id of [rep?._id, admin?._id, "000000000000000000000000", "x"]) {
		expect((await request.get(`/portal/staff/${id}`, { headers: repHeaders })).status()).toBe(403);
		expect((await request.post(`/portal/staff/${id}`, { form, headers: repHeaders })).status()).toBe(403);
	}

	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await logIn(page, adminEmail);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await page.goto(`/portal/staff/${admin?._id}`);
	await expect(page.getByText("This is your own account.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
	const headers = await cookies();
	expect((await request.post(`/portal/staff/${admin?._id}`, { form, headers })).status()).toBe(403);
	expect((await request.get("/portal/staff/x", { headers })).status()).toBe(404);
	for (const wrong of [
		{ ...form, role: "boss" },
		{ ...form, access: "" },
		{ role: "admin" },
		{ ...form, email: "x" },
	]) {
		expect((await request.post(`/portal/staff/${rep?._id}`, { form: wrong, headers })).status()).toBe(400);
	}
	expect(await db.collection("users").findOne({ email })).toMatchObject({ role: "sales" });
	expect(
		await db.collection("accounts").countDocuments({ disabledAt: { $exists: true }, email: adminEmail }),
	).toBe(0);
});
