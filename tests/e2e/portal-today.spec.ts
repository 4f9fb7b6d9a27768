import { type } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, eventsOf, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("what is late comes first of the day, is done beside the list, and leaves; what was refused stays typed", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	await enter(page);
	const [customerName, other, note] = [`Đinh ${unique()}`, `Lê ${unique()}`, `Đã chốt giá ${unique()}`];
	const id = await store(page, db, { customerName });
	const otherId = await store(page, db, { customerName: other });
	for (const one of [id, otherId])
		await db
			.collection("salesInquiries")
			.updateOne({ _id: (await storedInquiry(db, one))?._id }, { $set: { followUpOn: yesterday } });

	await page.goto("/portal/dashboard");
	await expect(page.getByRole("link", { name: /^Today.*2 late$/ })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "See what is due today" }).click();
	await expect(page).toHaveTitle(/^Today/);
	const overdue = page.getByRole("region", { name: /^Overdue inquiries/ });
	await expect(overdue.getByRole("listitem")).toHaveCount(2);
	await expect(overdue.getByText(/^late since/)).toHaveCount(2);

	await overdue.getByRole("link", { name: `Log: ${customerName}` }).click();
	await expect(page).toHaveURL(`/portal/today/inquiries/${id}`);
	await expect(page.getByRole("heading", { level: 1, name: customerName })).toBeVisible();
	await type(page.getByRole("textbox", { name: /^Note/ }).first(), note);
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByRole("radiogroup", { name: "Outcome" })).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByRole("textbox", { name: /^Note/ }).first()).toHaveValue(note);
	await expect(overdue.getByRole("listitem"), "the tasks stay beside it").toHaveCount(2);
	await expectSound(page);

	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await page.getByRole("button", { name: "Log it" }).click();
	const notice = page.locator(".notice");
	await expect(notice).toContainText(`Contact logged. ${customerName}: Spoke to them`);
	await expect(notice.getByRole("link"), "a long name breaks as words do").toHaveCSS("display", "inline");
	await expect(overdue.getByRole("listitem")).toHaveCount(1);
	await expect(overdue).not.toContainText(customerName);

	await overdue.getByRole("link", { name: `Log: ${other}` }).click();
	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await page.getByRole("button", { name: "No answer", exact: true }).click();
	await expect(notice).toContainText(`Contact logged. ${other}: No answer`);
	await expect(overdue.getByRole("listitem"), "who was not reached stays in the list").toHaveCount(1);
	await notice.getByRole("link", { name: other }).click();
	await expect(page).toHaveURL(`/portal/inquiries/${otherId}`);
	expect((await eventsOf(db, id)).filter((event) => event.note === note)).toHaveLength(1);
	expect(await eventsOf(db, otherId)).toHaveLength(2);

	await db
		.collection("salesInquiries")
		.updateOne({ _id: (await storedInquiry(db, id))?._id }, { $set: { followUpOn: yesterday } });
	await page.getByRole("link", { name: /^Today.*1 late$/ }).click();
	await expect(overdue.getByRole("listitem")).toHaveCount(2);
	await expect(page.getByRole("link", { name: /^Today.*2 late$/ })).toBeVisible();

	await page.context().clearCookies();
	await enterAsAdmin(page);
	await page.goto("/portal/today");
	await expect(overdue, "an administrator has none of their own").toHaveCount(0);
	await page.getByRole("link", { name: /overdue inquiries$/ }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard\?due=overdue$/);
	await expect(page.getByRole("row", { name: /Overdue since/ }).first()).toBeVisible();
});

test("a record opened from the tasks takes the focus, gives it back to its row, and on a phone takes their place", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	const names = Array.from({ length: 12 }, (_, index) => `Khách ${index} ${unique()}`);
	for (const customerName of names) {
		const { _id } = (await storedInquiry(db, await store(page, db, { customerName }))) ?? {};
		await db.collection("salesInquiries").updateOne({ _id }, { $set: { followUpOn: yesterday } });
	}
	await page.setViewportSize({ width: 1440, height: 700 });
	await page.goto("/portal/today");
	const overdue = page.getByRole("region", { name: /^Overdue inquiries/ });
	const last = overdue.getByRole("listitem").last().getByRole("link").first();
	const name = (await last.textContent()) ?? "";
	await last.focus();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(0);
	await page.keyboard.press("Enter");
	const heading = page.getByRole("heading", { level: 1, name });
	await expect(heading, "in sight beside a row far down").toBeInViewport();
	await expect(last).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(place);
	await page.keyboard.press("Tab");
	const close = page.getByRole("link", { name: "Close", exact: true });
	await expect(close).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(heading).toHaveCount(0);
	await expect(last).toBeFocused();

	await page.setViewportSize({ width: 360, height: 640 });
	await last.click();
	await expect(heading).toBeInViewport();
	await expect(overdue).toBeHidden();
	await page.goBack();
	await expect(overdue).toBeVisible();
	await expect(last).toBeInViewport();
});

test("the header counts what is late anew after each change, and on each page that is opened", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	const ids: string[] = [];
	for (const customerName of ["An", "Bình", "Chi"]) ids.push(await store(page, db, { customerName }));
	const makeLate = async (id = "") =>
		db
			.collection("salesInquiries")
			.updateOne({ _id: (await storedInquiry(db, id))?._id }, { $set: { followUpOn: yesterday } });
	for (const id of ids.slice(1)) await makeLate(id);
	await page.goto("/portal/dashboard");
	const header = page.getByRole("banner");
	const late = (count: number) => header.getByRole("link", { name: new RegExp(`^Today.*${count} late$`) });
	await expect(late(2)).toBeVisible();
	await page.getByRole("combobox", { name: "Status Chi", exact: true }).selectOption("completed");
	await expect(late(1)).toBeVisible();

	await page.getByRole("link", { name: "Bình", exact: true }).click();
	await page.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await page.getByRole("button", { name: "Log it" }).click();
	await expect(page.getByText("Contact logged.").first()).toBeVisible();
	await expect(header.getByRole("link", { name: /late/ })).toHaveCount(0);

	await makeLate(ids[0]);
	await page.goto("/portal/reports");
	await expect(late(1)).toBeVisible();
	await makeLate(ids[1]);
	await header.getByRole("link", { name: "Inquiries", exact: true }).click();
	await expect(late(2)).toBeVisible();
});

/** A4 without margins of a centimetre, in CSS pixels. */
const sheetOfPaper = { width: 718, height: 1046 };

test("a usual day of twenty, with the numbers to call, is one sheet of paper without forms", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	const customerPhone = "0912 345 678";
	const id = await store(page, db, { customerName: `Đinh ${unique()}`, customerPhone });
	const { _id, ...one } = (await storedInquiry(db, id)) ?? {};
	const customers = Array.from({ length: 19 }, (_, index) => ({
		...{ ...one, followUpOn: yesterday, customerName: `Nguyễn Thị Thu Hà ${index}` },
		submissionId: unique(),
	}));
	await db.collection("salesInquiries").updateOne({ _id }, { $set: { followUpOn: yesterday } });
	await db.collection("salesInquiries").insertMany(customers);
	await page.goto(`/portal/today/inquiries/${id}`);
	// Beside it stand the leads that other tests have sent and nobody has taken.
	const overdue = page.getByRole("region", { name: /^Overdue/ });
	await expect(overdue.getByRole("listitem")).toHaveCount(20);
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize(sheetOfPaper);
	expect((await overdue.boundingBox())?.height).toBeLessThan(sheetOfPaper.height - 100);
	await expect(overdue.getByRole("link", { name: /0912/ })).toHaveCount(20);
	await expect(overdue.getByRole("link", { name: /0912/ }).last()).toBeVisible();
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await expect(page.getByRole("textbox")).toHaveCount(0);
});
