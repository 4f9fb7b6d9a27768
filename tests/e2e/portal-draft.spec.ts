import { type } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, store, storedInquiry, typeNextDay } from "#tests/support/portal.ts";
import { logIn, submitInquiry } from "#tests/support/staff.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

test("a form sent after the session has ended is found as typed after signing in again", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
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
	expect(await db.collection("formDrafts").countDocuments({ "values.customerName": customer })).toBe(0);
});

test("what was typed for one customer is not offered for another", { tag: "@js" }, async ({ page, db }) => {
	const email = await enter(page);
	await page.goto("/portal/inquiry");
	await page.context().clearCookies();
	await submitInquiry(page, `Khách ${unique()}`);
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=/);
	await logIn(page, email);
	await expect(page.getByText("This is what you had typed before.")).toBeVisible();

	const id = await sendRequest(page, db, "contact");
	await page.request.post(`/portal/requests/${id}/take`, { form: {} });
	await page.goto(`/portal/inquiry?request=${id}`);
	await expect(page.getByLabel("Customer name")).not.toHaveValue(/^Khách/);
	await expect(page.getByText(/^What you sent at/)).toHaveCount(0);
	await page.goto("/portal/inquiry");
	await expect(page.getByText(/^What you sent at .* was not stored\.$/)).toBeVisible();
});

test("a note sent after the session has ended stands in its form again, is offered later, and is stored once", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	const id = await sendRequest(page, db, "contact", { name: `Phan Lộc ${unique()}` });
	const email = await enter(page);
	const address = `/portal/requests/${id}`;
	await page.setViewportSize({ width: 360, height: 740 });
	await page.request.post(`${address}/take`, { form: {}, maxRedirects: 0 });
	await page.goto(address);
	await expect(page.getByRole("main").getByText("This lead is yours now.")).toBeVisible();
	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await type(page.getByRole("textbox", { name: "Note" }), "Chờ sếp duyệt,\ngọi lại thứ Sáu");
	await page.context().clearCookies();
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByText("What you typed is kept")).toBeVisible();
	await logIn(page, email);
	await expect(page.getByText("This is what you had typed before.")).toBeInViewport();
	await expect(page.getByText("This lead is yours now.")).toHaveCount(0);
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Chờ sếp duyệt,\ngọi lại thứ Sáu");

	await page.goto(address);
	await expect(page.getByText(/^What you sent at .* was not stored\.$/)).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");
	await expectSound(page);
	await page.getByRole("link", { name: "Use it" }).click();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Chờ sếp duyệt,\ngọi lại thứ Sáu");
	await expect(page.getByRole("radio", { name: "Spoke to them", exact: true })).toBeChecked();
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByText("Contact logged.").first()).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");
	await expect(page.getByText(/not stored|typed before/)).toHaveCount(0);
	expect(await storedRequest(db, id)).toMatchObject({ state: "answered" });
});

test("a form that one account has opened is refused to another, and found by its author as it was sent", {
	tag: "@js",
}, async ({ page, db }) => {
	const email = await enter(page, "Lê Thị Hoa");
	const customer = `Khách ${unique()}`;
	await page.goto("/portal/inquiry");
	// In another tab.
	await page.request.post("/portal/logout", { form: { pressed: "yes" } });
	await enterAsAdmin(page);
	await submitInquiry(page, customer);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Another account opened the form you sent",
	);
	await expect(page.getByRole("main")).toContainText(/now logged in as .* \(admin@may-erp\.example\)/);
	expect(await db.collection("salesInquiries").countDocuments({ customerName: customer })).toBe(0);
	await page.getByRole("button", { name: "Log in with the other account" }).click();
	await logIn(page, email);
	await expect(page.getByLabel("Customer name")).toHaveValue(customer);
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	expect(await db.collection("salesInquiries").findOne({ customerName: customer })).toMatchObject({
		salesRepName: email,
	});
});

test("a day typed by who is no longer signed in is not set for who is", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const id = await store(page, db);
	await page.goto(`/portal/inquiries/${id}`);
	await page.request.post("/portal/logout", { form: { pressed: "yes" } });
	await enterAsAdmin(page);
	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await typeNextDay(page, "2031-01-01");
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Another account opened the form you sent",
	);
	expect((await storedInquiry(db, id))?.followUpOn).toBeUndefined();
	await page.getByRole("link", { name: /^Go on as/ }).click();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${id}$`));
});
