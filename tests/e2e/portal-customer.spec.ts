import { type } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, store } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

test("a customer's page, found by name, has everything open and one history; one form logs to either; a colleague's is named only", async ({
	page,
	visitor,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const customer = `Bùi ${unique()}`;
	const companyName = `Công ty ${unique()}`;
	// Most tests give the same number, by which all of theirs would stand here as perhaps the same.
	const phone = `09${String(Date.now()).slice(-8)}`;
	const note = `Muốn xem phần kho ${unique()}`;
	const colleague = { request: await visitor() };
	await enter(colleague, "Lê Thu Hương");
	const theirs = await sendRequest(colleague, db, "trial", {
		email,
		phone,
		contactName: "Người khác",
		companyName,
	});
	await colleague.request.post(`/portal/requests/${theirs}/take`, { form: { pressed: "yes" } });

	await enter(page, "Trần Minh Khôi");
	const demo = await sendRequest(page, db, "demo", { email, phone, contactName: customer, companyName });
	await page.request.post(`/portal/requests/${demo}/take`, { form: { pressed: "yes" } });
	const inquiry = await store(page, db, {
		customerEmail: email,
		customerPhone: phone,
		customerName: customer,
		companyName,
	});

	await page.goto(`/portal/search?q=${encodeURIComponent(customer)}`);
	const main = page.getByRole("main");
	await main.getByRole("link", { name: customer }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer);
	const open = page.getByRole("region", { name: "Open" });
	await expect(main.getByText(/^Lê Thu Hương looks after one since .* \(trial\)$/)).toBeVisible();
	await expect(main.getByText("Người khác")).toHaveCount(0);

	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	const about = page.getByRole("combobox", { name: "About" });
	await about.selectOption(await about.getByRole("option", { name: /^Demo/ }).innerText());
	await type(page.getByRole("textbox", { name: /^Note/ }), note);
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(main.getByText("Contact logged.", { exact: false })).toBeVisible();
	await expect(main.getByText(note)).toBeVisible();
	expect(await db.collection("historyEvents").countDocuments({ note })).toBe(1);
	await main.getByRole("link", { name: "Inquiry", exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${inquiry}`));
	await page.getByRole("link", { name: "See everything about this customer" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer);
	await expect(open).toHaveCount(1);
	await page.goto(`/portal/requests/${demo}`);
	await page.getByRole("button", { name: `Add to the inquiry of ${customer}` }).click();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${inquiry}`));
	await expect(page.getByText("The lead has been added to this inquiry.").first()).toBeVisible();
	expect((await page.request.get(`/portal/customers/${theirs}`)).status()).toBe(404);
});

test("while a customer is typed who has them is told among the fields, and the form goes on; without scripts once it is stored", async ({
	page,
	visitor,
	db,
	javaScriptEnabled,
	expectSound,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const colleague = { request: await visitor() };
	await enter(colleague, "Lê Thu Hương");
	const theirs = { customerEmail: email, customerPhone: "", companyName: unique() };
	await store(colleague, db, theirs);
	await enter(page, "Trần Minh Khôi");
	await page.goto("/portal/inquiry");
	const told = page.getByText("Lê Thu Hương has a record of this customer (inquiry)");
	await type(page.getByRole("textbox", { name: "Customer name" }), "Hà");
	await type(page.getByRole("textbox", { name: "Company", exact: true }), unique());
	await type(page.getByRole("textbox", { name: "Customer email" }), email);
	if (javaScriptEnabled !== false) {
		await expect(told).toBeVisible();
		await expect(page.getByText(/^\(\d\d\/\d\d\/\d{4}, same email\)$/)).toBeVisible();
		await expectSound(page);
	}
	await page.getByRole("combobox", { name: "Project type" }).selectOption({ index: 1 });
	await type(page.getByRole("textbox", { name: "Industry" }), "Gỗ");
	await type(page.getByRole("textbox", { name: "Requirements" }), "Kho");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect.poll(() => db.collection("salesInquiries").countDocuments({ customerEmail: email })).toBe(2);
	await expect(told).toBeVisible();
});

test("what belongs together is found and said once, what is another leaves the page, and the opposite undoes either", async ({
	page,
	visitor,
	db,
	javaScriptEnabled,
}) => {
	const [name, second] = [`Đỗ ${unique()}`, `Vũ ${unique()}`];
	const phone = `08${String(Date.now()).slice(-8)}`;
	const email = await enter(page, "Trần Minh Khôi");
	const mine = await store(page, db, { customerName: name, customerPhone: phone, companyName: unique() });
	const further = await store(page, db, { customerName: second, customerPhone: "", companyName: unique() });
	const entries = page.getByRole("region", { name: "Open" }).getByRole("listitem");
	const press = async (button: string | RegExp) => {
		await page.getByRole("button", { name: button }).focus();
		await page.keyboard.press("Enter");
	};

	await page.goto(`/portal/customers/${mine}`);
	await expect(entries).toHaveCount(1);
	await page.getByRole("link", { name: "Add another record of this customer" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Other records of ${name}`);
	await type(page.getByRole("main").getByRole("searchbox"), second);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: `Belongs together ${second}` })).toBeVisible();
	await press(`Belongs together ${second}`);
	await expect(page.getByText("Noted: they belong together.", { exact: false }).first()).toBeVisible();
	await expect(entries).toHaveCount(2);
	await expect(page.getByText(/^Trần Minh Khôi said on .* that these belong together$/)).toBeVisible();
	await expect(entries.filter({ hasText: second })).toHaveCount(1);

	const colleague = await visitor();
	await enter({ request: colleague }, "Lê Thu Hương");
	expect((await colleague.get(`/portal/customers/${mine}`)).status()).toBe(404);

	const note = `Gọi lại ${unique()}`;
	await type(page.getByRole("textbox", { name: /^Note/ }), note);
	await press(/^Not this customer/);
	await expect(page.getByText("Noted: this is another customer", { exact: false }).first()).toBeVisible();
	await expect(entries).toHaveCount(1);
	// Without scripts a button sends its own form alone (docs/decisions/0041).
	if (javaScriptEnabled !== false)
		await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveValue(note);
	await page.goto(`/portal/customers/${further}`);
	await expect(entries).toHaveCount(1);

	await page.goto(`/portal/customers/${further}/same?q=${encodeURIComponent(name)}`);
	await press(`Belongs together ${name}`);
	await expect(entries).toHaveCount(2);
	await page.goto(`/portal/customers/${mine}/same?q=${encodeURIComponent(second)}`);
	await expect(page.getByText("on this customer's page")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Belongs together/ })).toHaveCount(0);

	const staff = await db.collection("accounts").findOne({ email });
	await enterAsAdmin(page);
	await page.goto(`/portal/audit?person=${staff?._id}&action=customersJoined`);
	const lines = page.locator("main tbody tr");
	await expect(lines.filter({ hasText: `And ${second}` })).toContainText(name);
	await expect(lines.filter({ hasText: `And ${name}` })).toContainText(second);
});

test("a number that two customers share joins them by one press; what is said to be another is told beside the record no more", async ({
	page,
	db,
	expectSound,
}) => {
	const phone = `07${String(Date.now()).slice(-8)}`;
	const [name, other] = [`Đỗ ${unique()}`, `Vũ ${unique()}`];
	await enter(page, "Trần Minh Khôi");
	const one = await store(page, db, { customerName: name, customerPhone: phone, companyName: unique() });
	await store(page, db, { customerName: other, customerPhone: phone, companyName: unique() });
	await page.goto(`/portal/inquiries/${one}`);
	const told = page.getByRole("link", { name: `Inquiry: ${other}` });
	await expect(told).toBeVisible();
	await page.getByRole("link", { name: "See everything about this customer" }).click();
	await expect(page.getByRole("heading", { name: "Perhaps the same customer" })).toBeVisible();
	await expectSound(page);
	await page.getByRole("button", { name: /^Belongs together/ }).press("Enter");
	await expect(page.getByText("Noted: they belong together.", { exact: false }).first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "Perhaps the same customer" })).toHaveCount(0);
	await page.getByRole("button", { name: /^Not this customer/ }).press("Enter");
	await expect(page.getByText("Noted: this is another customer", { exact: false }).first()).toBeVisible();
	await page.goto(`/portal/inquiries/${one}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(told).toHaveCount(0);
});
