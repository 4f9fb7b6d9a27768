import type { Locator } from "playwright/test";
import { calendarDay, endOfDay } from "#models/time/calendar.ts";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, openRest, store, typeNextDay } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

const day = 24 * 60 * 60 * 1000;

test("a visitor's demo request is found, taken, called, and made an inquiry that ends it", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	const name = `Lê Minh Tâm ${unique()}`;
	const id = await sendRequest(page, db, "demo", { contactName: name });
	await enter(page, "Trần Minh Khôi");
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: /^Leads/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leads");
	await expect(page.getByRole("button", { name: "Log out" })).toBeHidden();
	await type(page.getByLabel("Search"), name);
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page).toHaveURL(/[?&]q=/);
	await expect(page.getByText(/ left/)).toHaveCount(1);
	await page.getByRole("button", { name: `Take ${name}` }).click();

	await expect(page.getByText("This lead is yours now.").first()).toBeVisible();
	await expect(page.getByText("Owner: Trần Minh Khôi")).toBeVisible();
	const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
	const written = await top(page.getByText("Kho ba chi nhánh, hay lệch số"));
	expect(written, "what the customer wrote").toBeLessThan(
		await top(page.getByRole("heading", { name: "Log a contact" })),
	);
	await expect(page.getByRole("link", { name: "Call 0912 345 678" })).toHaveAttribute(
		"href",
		"tel:0912345678",
	);
	await expect(page.getByRole("link", { name: "Zalo" })).toHaveAttribute(
		"href",
		"https://zalo.me/0912345678",
	);
	await openRest(page);
	await page.getByText("Message to copy").click();
	await expect(page.getByRole("textbox", { name: "Message to copy" })).toHaveValue(
		new RegExp(`^Chào anh/chị ${name}, em là Trần Minh Khôi`),
	);
	await expectSound(page);

	await type(page.getByRole("textbox", { name: "Note" }), "Hẹn xem kho thứ Năm");
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByLabel("Outcome")).toHaveAccessibleDescription(/Choose what happened/);
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Hẹn xem kho thứ Năm");
	await type(page.getByRole("textbox", { name: "Note" }), "Hẹn xem kho thứ Sáu");
	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await typeNextDay(page, "2031-03-05");
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByText("Contact logged.").first()).toBeVisible();
	await expect(page.getByText("Spoke to them. Next contact on 05/03/2031")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByLabel("Outcome")).toHaveAccessibleDescription(/Choose what happened/);
	await expect(page.getByRole("main").getByText("Contact logged.")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Back to the list" })).toHaveAttribute("href", /\?q=/);
	expect(await storedRequest(db, id)).toMatchObject({ status: "contacted", state: "answered" });

	await page.getByRole("link", { name: "Convert to inquiry" }).click();
	await expect(page.getByLabel("Customer name")).toHaveValue(name);
	await expect(page.getByLabel("Company")).toHaveValue("Công ty Gỗ Minh Phát");
	await expect(page.getByLabel("Project type")).toHaveValue("inventory");
	await expect(page.getByLabel("Follow up on")).toHaveValue("2031-03-05");
	await expect(page.getByLabel("Requirements")).toHaveValue("Kho ba chi nhánh, hay lệch số");
	await expect(page.getByLabel("Notes")).toHaveValue(
		/Preferred time: Morning .*\nWhat would you like to see: Warehouse management$/,
	);
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(page.getByLabel("Industry")).toHaveAccessibleDescription(/This field is required/);
	await type(page.getByLabel("Industry"), "Sản xuất đồ gỗ");
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();

	const ended = await storedRequest(db, id);
	expect(ended).toMatchObject({ status: "done", state: "ended", ending: "inquiry" });
	await page.goto(`/portal/requests/${id}`);
	await expect(page.getByText(/^Became an inquiry, /)).toBeVisible();
	await page.getByRole("link", { name: "Open the inquiry" }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(page.locator("ol li")).toContainText([
		"Logged",
		"Spoke to them. Next contact on 05/03/2031Hẹn xem kho thứ Sáu",
		"Taken",
		"Came as a lead from the website",
	]);
	await expect(page.getByLabel("Next contact on")).toHaveValue("2031-03-05");
	await page.getByRole("link", { name: "The lead that it began with" }).click();
	await expect(page).toHaveURL(new RegExp(`/portal/requests/${id}$`));

	await page.goto(`/portal/inquiry?request=${id}`);
	await expect(page.getByRole("main")).toContainText(`${name} has already become an inquiry.`);
	await expect(page.getByRole("button", { name: "Submit inquiry" })).toHaveCount(0);
	await page.getByRole("link", { name: "Open the inquiry" }).click();
	await expect(page).toHaveURL(`/portal/inquiries/${ended?.inquiryId}`);
});

test("a form keeps what is typed while buttons beside it are pressed, and is emptied by its own success", {
	tag: "@js",
}, async ({ page, db }) => {
	const id = await sendRequest(page, db, "contact", { name: `Phan Lộc ${unique()}` });
	await enterAsAdmin(page);
	await page.goto(`/portal/requests/${id}`);
	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await type(page.getByRole("textbox", { name: "Note" }), "Chờ sếp duyệt");
	for (const [button, told] of [
		["Take this lead", "This lead is yours now."],
		["Give back, for somebody else to take", "Given back. It is unassigned now"],
	] as const) {
		if (button.startsWith("Give back")) await openRest(page);
		await page.getByRole("button", { name: button }).click();
		await expect(page.getByText(told).first()).toBeVisible();
		await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Chờ sếp duyệt");
		await expect(page.getByRole("radio", { name: "Spoke to them", exact: true })).toBeChecked();
	}
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByText("Contact logged.").first()).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");
	expect((await storedRequest(db, id))?.ownerId).not.toBeNull();

	await page.goto("/portal/staff/invitations");
	const first = `moi-${unique()}@may-erp.example`;
	await type(page.getByLabel("Email"), first);
	await page.getByRole("button", { name: "Invite", exact: true }).click();
	await expect(page.getByRole("rowheader", { name: first })).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue("");
	await type(page.getByLabel("Email"), "dang-go@may-erp.example");
	await page.getByRole("button", { name: `Withdraw: ${first}` }).click();
	await expect(page.getByRole("rowheader", { name: first })).toHaveCount(0);
	await expect(page.getByLabel("Email")).toHaveValue("dang-go@may-erp.example");
});

test("a request is closed with a reason as a duplicate of another, and opened again", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	const email = `hai-lan-${unique()}@minhphat.example`;
	const [first, second] = [
		await sendRequest(page, db, "trial", { email, contactName: "Nguyễn Thu Hà" }),
		await sendRequest(page, db, "contact", { email, name: "Thu Hà" }),
	];
	await enter(page);
	const searched = `/portal/requests?q=${encodeURIComponent(email)}`;
	await page.goto(searched);
	await expect(page.getByText(/Whoever must be answered first is at the top\./)).toBeVisible();
	await page.getByRole("link", { name: "Thu Hà", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Also of this customer" })).toBeVisible();
	await page.getByRole("link", { name: "Close", exact: true }).click();
	await page.getByRole("button", { name: "Close the lead" }).click();
	await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/This field is required/);
	await expectSound(page);
	await page.getByLabel("Reason").selectOption("duplicate");
	await page.getByLabel("Duplicate of").selectOption(first);
	await type(page.getByRole("textbox", { name: "Note" }), "Hỏi lại lần hai");
	await page.getByRole("button", { name: "Close the lead" }).click();
	await expect(page.getByText("Lead closed.").first()).toBeVisible();
	await expect(page.getByText("Closed: Duplicate of another")).toBeVisible();
	await page.getByRole("link", { name: "Back to the list" }).click();
	await expect(page).toHaveURL(searched);
	await expect(page.getByRole("link", { name: "Thu Hà", exact: true })).toHaveCount(0);
	await page.getByRole("link", { name: `Search for “${email}” in all leads` }).click();
	await expect(page).toHaveURL(/state=all/);
	await expect(page.getByText(/, the latest first\./)).toBeVisible();
	const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Thu Hà", exact: true }) });
	await expect(row).toContainText("Duplicate of another");
	const list = page.url();
	await page.getByRole("link", { name: "Thu Hà", exact: true }).click();
	await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
	expect(await storedRequest(db, second)).toMatchObject({
		state: "ended",
		replied: false,
		ending: "duplicate",
		duplicateOf: first,
	});
	await page
		.locator("header p", { hasText: "Duplicate of: " })
		.getByRole("link", { name: "Trial, Nguyễn Thu Hà" })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: "Nguyễn Thu Hà" })).toBeVisible();
	await page
		.locator("header p", { hasText: "Closed as duplicates of this one: " })
		.getByRole("link", { name: "Message, Thu Hà" })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: "Thu Hà", exact: true })).toBeVisible();
	await page.goto(`/portal/requests/${second}${new URL(list).search}`);
	await page.getByRole("button", { name: "Open again" }).click();
	await expect(page.getByText("Lead opened again.").first()).toBeVisible();
	await page.getByRole("link", { name: "Back to the list" }).click();
	await expect(page).toHaveURL(list);
	await expect(row).not.toContainText("Duplicate of another");
	expect(await storedRequest(db, second)).toMatchObject({ state: "waiting" });
});

test("late requests stand first and say so; views and filters are in the address", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const source = `src${unique()}`;
	const name = `Khách trễ ${unique()}`;
	const id = await sendRequest(page, db, "trial", {
		contactName: name,
		landingPage: `/?utm_source=${source}`,
	});
	const stored = await storedRequest(db, id);
	const dueAt = new Date(Date.now() - 40 * 60_000);
	await db.collection("leads").updateOne({ _id: stored?._id }, { $set: { dueAt } });
	await enter(page);
	await page.goto("/portal/requests");
	await expect(page.getByRole("link", { name: /^Leads.*\d+\+? new/ })).toBeVisible();
	const views = page.getByRole("navigation", { name: "Choose a list" });
	await views.getByRole("link", { name: /^Late \d+\+?$/ }).click();
	await expect(page).toHaveURL(/\?due=late$/);
	await page.getByText("More filters", { exact: true }).click();
	await type(page.getByLabel("Source"), source);
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page).toHaveURL(new RegExp(`due=late&.*source=${source}`));
	await expect(page.getByRole("rowheader")).toHaveCount(1);
	await expect(page.getByText("40 minutes late")).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\?due=late$/);
});

test("what is late, due today and due later stands apart, and what has ended does not", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	const source = `src${unique()}`;
	const dueAt = {
		"Due today": new Date(endOfDay(new Date()).getTime() - 1),
		Later: new Date(Date.now() + 3 * day),
		Late: new Date(Date.now() - 29 * 60 * 60 * 1000),
	};
	for (const [contactName, at] of Object.entries(dueAt)) {
		const landingPage = `/?utm_source=${source}`;
		const stored = await storedRequest(
			db,
			await sendRequest(page, db, "trial", { contactName: `Khách ${contactName}`, landingPage }),
		);
		await db.collection("leads").updateOne({ _id: stored?._id }, { $set: { dueAt: at } });
	}
	await enter(page);
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 740 });
		await page.goto(`/portal/requests?source=${source}`);
		await expect(page.getByRole("rowheader")).toContainText([
			...["Late", "Khách Late", "Due today", "Khách Due today", "Later", "Khách Later"],
		]);
		await expect(page.getByText("1 day 5 hours late")).toBeVisible();
		await expectSound(page);
	}
	await page.goto(`/portal/requests?state=all&source=${source}`);
	await expect(page.getByRole("rowheader")).toHaveCount(3);
});

test("what was typed stays when the visitor has erased the request meanwhile, or the day has passed", {
	tag: "@js",
}, async ({ page, db, allowConsole }) => {
	const id = await sendRequest(page, db, "trial");
	await enter(page);
	// What a computer's clock says decides nothing.
	await page.clock.setFixedTime(Date.now() + 5 * day);
	await page.goto(`/portal/requests/${id}`);
	await page.getByRole("radio", { name: "Email sent", exact: true }).check();
	await type(page.getByRole("textbox", { name: "Note" }), "Đã gửi báo giá");
	await typeNextDay(page, calendarDay(new Date(Date.now() - 2 * day)));
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByLabel("Next contact on")).toHaveAccessibleDescription(/This day has passed/);
	await typeNextDay(page, calendarDay(new Date()));
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Đã gửi báo giá");
	const stored = await storedRequest(db, id);
	await db.collection("leads").deleteOne({ _id: stored?._id });
	allowConsole(/404/);
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByText(/This lead is not in your list any more/)).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Đã gửi báo giá");
});

test("what was typed stays when somebody has closed the request meanwhile", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const id = await sendRequest(page, db, "trial");
	await enter(page);
	await page.goto(`/portal/requests/${id}`);
	await page.getByRole("radio", { name: "Email sent", exact: true }).check();
	await type(page.getByRole("textbox", { name: "Note" }), "Đã gửi báo giá");
	await page.request.post(`/portal/requests/${id}/end`, { form: { ending: "notInterested" } });
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
	await expect(errorBox(page)).toContainText("This lead has just been closed, or is an inquiry already.");
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Đã gửi báo giá");
	// Who goes back to where it was closed.
	await page.goto(`/portal/requests/${id}/end`);
	await expect(page).toHaveURL(`/portal/requests/${id}`);
});

test("an inquiry of a known customer is stored at once; then stands what else there is, of a colleague's no more than whose", async ({
	page,
	visitor,
	db,
}) => {
	const company = `Gốm ${unique()}`;
	const colleague = { request: await visitor() };
	await enter(colleague, "Nguyễn Tiến Đạt");
	await store(colleague, db, { customerName: "Trịnh Văn Khoa", companyName: `Công ty TNHH ${company}` });
	await enter(page);
	await store(page, db, { customerName: "Đỗ Thị Yến", companyName: company });
	await page.goto("/portal/inquiry");
	await type(page.getByLabel("Customer name"), "Phạm Thu Hương");
	await type(page.getByLabel("Company"), `Công ty cổ phần ${company}`);
	await type(page.getByLabel("Customer email"), `huong-${unique()}@gom.example`);
	await page.getByLabel("Project type").selectOption("crm");
	await type(page.getByLabel("Industry"), "Gốm sứ");
	await type(page.getByLabel("Requirements"), "Theo dõi đơn hàng");
	await page.getByRole("button", { name: "Submit inquiry" }).click();

	const also = page.locator("section", {
		has: page.getByRole("heading", { name: "Perhaps the same customer" }),
	});
	const isToldAlso = async () => {
		await expect(also.getByText("Nguyễn Tiến Đạt has a record of this customer (inquiry)")).toBeVisible();
		await expect(also.getByRole("link")).toHaveText(["Inquiry: Đỗ Thị Yến"]);
		await expect(page.getByText("Trịnh Văn Khoa")).toHaveCount(0);
	};
	// The page that says so leads on after two seconds, to a list that still leads to the others.
	await page.waitForURL("**/portal/dashboard*");
	await expect(page.getByText("Inquiry of Phạm Thu Hương submitted.").first()).toBeVisible();
	await page.getByRole("link", { name: "Perhaps the same customer" }).click();
	await expect(page.getByRole("heading", { name: "Phạm Thu Hương" })).toBeVisible();
	await page.reload();
	await isToldAlso();
	await also.getByRole("link").click();
	await expect(page.getByRole("heading", { name: "Đỗ Thị Yến" })).toBeVisible();
	expect(
		await db.collection("salesInquiries").countDocuments({ companyName: `Công ty cổ phần ${company}` }),
	).toBe(1);
});
