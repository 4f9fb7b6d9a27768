import mongoose from "mongoose";
import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { holdScripts } from "#tests/support/hold.ts";
import { type } from "#tests/support/keys.ts";
import {
	enter,
	enterAsAdmin,
	eventsOf,
	openRest,
	store,
	storedInquiry,
	typeNextDay,
} from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { expect, scriptsRun, test, unique } from "#tests/support/test.ts";

test("the status is changed from the list, stored with its time, and told in the timeline", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	const id = await store(page, db);
	const record = () => storedInquiry(db, id);
	await page.goto("/portal/dashboard?status=pending&sort=company");
	const select = page.getByRole("combobox", { name: "Status Nguyễn Thị Thu Hà" });
	await expect(select).toHaveValue("pending");
	await page.goto("/portal/dashboard?sort=company");
	await select.selectOption("in-progress");
	await expect.poll(async () => (await record())?.status).toBe("in-progress");
	await expect(select).toHaveValue("in-progress");
	await expect(page.getByRole("link", { name: "In progress 1" })).toBeVisible();
	await expect(page).toHaveURL(/sort=company/);
	expect((await record())?.updatedAt).toBeInstanceOf(Date);

	await select.selectOption("completed");
	await expect.poll(async () => (await record())?.status).toBe("completed");
	await page.goto(`/portal/inquiries/${id}`);
	await expect(page.locator("ol li").first()).toContainText("Status changed from In progress to Completed");
	await expect(page.locator("ol li").last()).toContainText("Trần Văn Bình");
});

test("a long history is read page by page, and the list stays the one that it was opened from", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	const id = await store(page, db);
	const [first] = await eventsOf(db, id);
	const moves = Array.from({ length: 60 }, (_, index) => ({
		...first,
		_id: new mongoose.Types.ObjectId(),
		at: new Date(Number(first?.at) + (index + 1) * 60_000),
		kind: "moved",
		from: "pending",
		to: "completed",
	}));
	await db.collection("historyEvents").insertMany(moves);
	await page.goto("/portal/dashboard?sort=company");
	await page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true }).click();
	const events = page.locator("ol li");
	await expect(events).toHaveCount(50);
	await expect(events.first()).toContainText("Status changed from Pending to Completed");
	await page.getByRole("link", { name: "Older history" }).click();
	await expect(events).toHaveCount(11);
	await expect(events.last()).toContainText("Logged");
	await page.getByRole("link", { name: "Latest history" }).click();
	await expect(events).toHaveCount(50);
	await page.getByRole("link", { name: "Older history" }).click();
	await expect(events).toHaveCount(11);
	await page.reload();
	await expect(events).toHaveCount(11);
	await openRest(page);
	await page.getByRole("link", { name: "Edit" }).click();
	await expect(page).toHaveURL(`/portal/inquiries/${id}/edit?sort=company`);
});

test("a status chosen before the scripts have run is set when they have", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const id = await store(page, db);
	const scripts = await holdScripts(page);
	await page.goto("/portal/dashboard", { waitUntil: "commit" });
	const select = page.getByRole("combobox", { name: /^Status/ });
	await select.selectOption("in-progress");
	scripts.release();
	await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe("in-progress");
	await expect(select).toHaveValue("in-progress");
});

test("a status chosen in the very moment in which the scripts take over is set", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const id = await store(page, db);
	// React lets events in between while it takes the page over, which it begins with making the router.
	await page.addInitScript(() => {
		let router: unknown;
		const choose = () => {
			const select = document.querySelector<HTMLSelectElement>("td select");
			if (!select) throw new Error("There is no status to choose");
			select.value = "in-progress";
			for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
		};
		Object.defineProperty(window, "__remixRouter", {
			get: () => router,
			set(made: unknown) {
				router = made;
				const { port1, port2 } = new MessageChannel();
				port2.onmessage = choose;
				port1.postMessage(null);
			},
		});
	});
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.goto("/portal/dashboard");
	await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe("in-progress");
	await expect(page.getByRole("combobox", { name: /^Status/ })).toHaveValue("in-progress");
});

test("a status chosen just before another page is opened is set", { tag: "@js" }, async ({ page, db }) => {
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	await page.getByRole("combobox", { name: /^Status/ }).press("ArrowDown");
	await page.getByRole("link", { name: "New inquiry" }).first().click();
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
	await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe("in-progress");
});

test("who sets the status of an inquiry that somebody has just deleted reads why it was not set", {
	tag: "@js",
}, async ({ page, db, allowConsole }) => {
	allowConsole(/404/);
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	await page.request.post(`/portal/inquiries/${id}/delete`, { form: {} });
	expect(await storedInquiry(db, id)).toBeNull();
	await page.getByRole("combobox", { name: /^Status/ }).selectOption("completed");
	await expect(page.getByRole("alert")).toContainText("This inquiry does not exist any more");
	await page.goto(`/portal/inquiries/${id}`);
	await expect(page).toHaveTitle(/^Inquiries · /);
});

test("who was signed out meanwhile reads that the change was not saved, and comes back to the list", {
	tag: "@js",
}, async ({ page, context, db, allowConsole }) => {
	// Going to the login, Remix drops the answers that it still reads, and says so where nobody listens.
	allowConsole(/AbortError/);
	const email = await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard?sort=company");
	await context.clearCookies({ name: /session/ });
	await page.getByRole("combobox", { name: /^Status/ }).selectOption("completed");
	await expect(page.getByText("your last change was not saved")).toBeVisible();
	expect((await storedInquiry(db, id))?.status).toBe("pending");
	await logIn(page, email);
	await expect(page).toHaveURL(/\/portal\/dashboard\?sort=company$/);
});

test("what is typed and selected before the scripts run stays so when they do", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const id = await store(page, db);
	const scripts = await holdScripts(page);
	const open = (address: string) => page.goto(address, { waitUntil: "commit" });

	await open(`/portal/inquiries/${id}/edit`);
	const requirements = page.getByLabel("Requirements");
	await type(requirements, "Xuất hóa đơn điện tử");
	const notes = page.getByLabel("Notes");
	await notes.press("ControlOrMeta+A");
	scripts.release();
	await scriptsRun(page);
	await page.waitForLoadState("networkidle");
	await notes.press("Delete");
	await expect(notes).toHaveValue("");
	await expect(requirements).toHaveValue("Xuất hóa đơn điện tử");

	const later = await holdScripts(page);
	await open("/portal/dashboard");
	const search = page.getByRole("searchbox", { name: "Search" });
	await type(search, "Minh Phát");
	later.release();
	await scriptsRun(page);
	await page.waitForLoadState("networkidle");
	await expect(search).toHaveValue("Minh Phát");
});

test("who changes what somebody else has just changed is told, and nothing is overwritten", {
	tag: "@js",
}, async ({ page, db, allowConsole }) => {
	allowConsole(/409/);
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	await page.request.post(`/portal/inquiries/${id}/status?version=1`, {
		form: { status: "completed" },
	});
	const select = page.getByRole("combobox", { name: /Status/ });
	await select.selectOption("in-progress");
	await expect(page.getByText(/Someone changed this inquiry meanwhile/)).toBeVisible();
	await expect(select).toHaveValue("completed");
	const record = await storedInquiry(db, id);
	expect(record?.status).toBe("completed");
});

test("in an opened inquiry, too, who was slower is told, sees what is stored, and keeps what was typed", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	await enter(page);
	const id = await store(page, db);
	await page.goto(`/portal/inquiries/${id}`);
	await page.request.post(`/portal/inquiries/${id}/status?version=1`, { form: { status: "in-progress" } });
	await page.getByRole("radio", { name: "Won" }).check();
	await type(page.getByLabel("Value of the deal"), "1 tỷ 2");
	await expect(page.getByText("That is ₫1.2 billion")).toBeVisible();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Stored now: In progress")).toBeVisible();
	await expect(page.getByText("That is")).toBeVisible();
	await expect(page.getByLabel("Value of the deal")).toHaveValue("1 tỷ 2");
	await expectSound(page);
	expect(await storedInquiry(db, id)).not.toHaveProperty("outcome");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Won, ₫1.2 billion").first()).toBeVisible();
	expect(await storedInquiry(db, id)).toMatchObject({ outcome: "won", dealValue: 1_200_000_000 });
});

test("an inquiry opens over the list, and closing it leads back to where one was", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard?urgency=high");
	const link = page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true });
	await link.click();
	await expect(page).toHaveURL(`/portal/inquiries/${id}?urgency=high`);
	for (const text of [
		"Công ty TNHH Gỗ Minh Phát",
		"Giá thành theo đơn hàng",
		"350 triệu",
		"Hẹn xuống xưởng",
	]) {
		await expect(page.getByText(text).last()).toBeVisible();
	}
	await expect(page.getByRole("link", { name: "0912 345 678" })).toHaveAttribute("href", "tel:0912345678");
	await expectSound(page);
	const dialog = page.getByRole("dialog", { name: "Nguyễn Thị Thu Hà" });
	await expect(dialog).toHaveCount(1);
	await expect(dialog.locator(":focus")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(link).toBeFocused();
	await link.click();
	await page.getByRole("button", { name: "Close" }).click();
	await expect(link).toBeFocused();
	await expect(page).toHaveURL("/portal/dashboard?urgency=high");

	await page.goto(`/portal/inquiries/${id}`);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nguyễn Thị Thu Hà");
});

test("what is typed into an opened inquiry stays, whichever way one leaves, until it is discarded", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	const dialog = page.getByRole("dialog");
	const open = async () => {
		await page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true }).click();
		await expect(dialog).toBeVisible();
	};
	await open();
	const note = dialog.getByRole("textbox", { name: "Note" });
	await type(note, "Chờ sếp duyệt");
	const { x, y } = (await note.boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.move(x + 100, y + 20);
	await page.mouse.down();
	await page.mouse.move(2, y + 20);
	await page.mouse.up();
	const question = dialog.getByRole("alert");
	await expect(question).toHaveCount(0);
	const ways = {
		"a click beside": () => page.mouse.click(2, 2),
		Escape: () => page.keyboard.press("Escape"),
		"Escape twice": async () => {
			await page.keyboard.press("Escape");
			await page.keyboard.press("Escape");
		},
		"its button": () => dialog.getByRole("button", { name: "Close", exact: true }).click(),
		"a link": () => dialog.getByRole("link", { name: "See everything about this customer" }).click(),
		Back: () => page.evaluate(() => history.back()),
	};
	for (const [way, leave] of Object.entries(ways)) {
		await test.step(way, async () => {
			await leave();
			await expect(question).toContainText("What you typed here has not been sent.");
			if (way === "Escape") await expectSound(page);
			await question.getByRole("button", { name: "Keep typing" }).click();
			await expect(question).toHaveCount(0);
			await expect(note).toHaveValue("Chờ sếp duyệt");
			await expect(page).toHaveURL(`/portal/inquiries/${id}`);
		});
	}
	await page.keyboard.press("Escape");
	await question.getByRole("button", { name: "Discard it" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL("/portal/dashboard");
	await open();
	await expect(note).toHaveValue("");
	await dialog.getByRole("radio", { name: "Met in person", exact: true }).check();
	await type(note, "Đã gặp");
	await dialog.getByRole("button", { name: "Log it" }).click();
	await expect(note).toHaveValue("");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
});

test("a note that is being typed is kept when the status below it is set, and Enter logs it", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	await enter(page);
	const id = await store(page, db, { followUpOn: "2099-01-05" });
	await page.goto(`/portal/inquiries/${id}`);
	const main = page.getByRole("main");
	const save = main.getByRole("button", { name: "Save" });
	await expect(save, "while nothing is chosen").toBeHidden();
	await expect(main.getByLabel("Value of the deal")).toBeHidden();
	await main.getByRole("radio", { name: "Met in person" }).check();
	await type(main.getByRole("textbox", { name: "Note" }), "Chờ kế toán trưởng");
	await main.getByRole("radio", { name: "In progress" }).check();
	await save.click();
	await expect(page.getByText("Saved: In progress.").last()).toBeVisible();
	await expect(save).toBeHidden();
	expect((await storedInquiry(db, id))?.status).toBe("in-progress");
	await expect(main.getByRole("textbox", { name: "Note" })).toHaveValue("Chờ kế toán trưởng");
	await expect(main.getByRole("radio", { name: "Met in person" })).toBeChecked();

	await main.getByRole("radio", { name: "Won" }).check();
	await type(main.getByLabel("Value of the deal"), "nhiều lắm");
	await save.click();
	await expect(errorBox(page)).toContainText("Value of the deal: This amount is not clear.");
	await expect(errorBox(page)).toHaveCount(1);
	await expectSound(page);
	await main.getByRole("radio", { name: "In progress" }).check();
	await expect(save, "nothing is left to save").toBeHidden();

	await main.getByLabel("Next contact on").press("Enter");
	await expect(page.getByText("Contact logged.").last()).toBeVisible();
	await expect(main.getByRole("textbox", { name: "Note" })).toHaveValue("");
	expect((await eventsOf(db, id)).map(({ kind, note }) => note ?? kind)).toContain("Chờ kế toán trưởng");
	expect(await storedInquiry(db, id)).toMatchObject({ status: "in-progress", followUpOn: "2099-01-05" });
});

test("a call is logged with words and next day, and stands in the timeline and the list", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	// No other test's, as a wrong number is marked wherever it stands.
	const digits = String(Date.now()).slice(-6);
	const phone = `0987 ${digits.slice(0, 3)} ${digits.slice(3)}`;
	const id = await store(page, db, { customerPhone: phone });
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true }).click();
	await expect(page.getByRole("link", { name: `Call ${phone}` })).toHaveAttribute(
		"href",
		`tel:0987${digits}`,
	);
	const outcome = page.getByRole("radiogroup", { name: "Outcome" });
	const choose = (name: string) => page.getByRole("radio", { name, exact: true }).check();
	const next = page.getByLabel("Next contact on");
	const note = page.getByRole("textbox", { name: "Note" });
	const submit = page.getByRole("button", { name: "Log it" });
	const latest = page.locator("ol li").first();
	const record = () => storedInquiry(db, id);

	await typeNextDay(page, "2026-01-05");
	await submit.click();
	await expect(outcome).toHaveAccessibleDescription(/Choose what happened/);
	await expect(next).toHaveAccessibleDescription(/This day has passed/);
	await choose("Just a note");
	await choose("No day");
	await submit.click();
	await expect(note).toHaveAccessibleDescription(/This field is required/);
	await choose("Spoke to them");
	await type(note, "Xin báo giá 30 người dùng");
	await typeNextDay(page, "2031-01-02");
	await submit.click();
	await expect(page.getByText("Contact logged.").last()).toBeVisible();
	await expect(latest).toContainText("Spoke to them. Next contact on 02/01/2031");
	await expect(latest).toContainText("Xin báo giá 30 người dùng");
	await expect(note).toHaveValue("");
	await expect(next).toHaveValue("2031-01-02");
	expect(await record()).toMatchObject({ status: "pending", followUpOn: "2031-01-02", version: 2 });

	await choose("Wrong number");
	await choose("No day");
	await submit.click();
	await expect(latest).toContainText("Wrong number. No next contact any more");
	await expect(page.getByRole("link", { name: `Call ${phone} wrong number` })).toBeVisible();
	expect((await record())?.followUpOn).toBeUndefined();
	await page.goto("/portal/dashboard");
	await expect(page.getByText("Last contact today")).toBeVisible();

	// A card dials, as a phone is where one calls from; the table of a wide screen has no room for numbers.
	const call = page.getByRole("link", { name: `${phone} wrong number`, exact: true });
	await expect(call).toHaveAttribute("href", /^tel:/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(call).toHaveCount(0);
});

test("an inquiry is edited in two tabs: only what both changed is asked about, and nothing is undone", {
	tag: "@js",
}, async ({ page, context, db, expectSound }) => {
	await enter(page);
	const id = await store(page, db);
	const record = () => storedInquiry(db, id);
	const other = await context.newPage();
	for (const tab of [page, other]) await tab.goto(`/portal/inquiries/${id}/edit`);
	const save = (tab: Page) => tab.getByRole("button", { name: "Save changes" }).click();

	await type(page.getByLabel("Customer name"), "");
	await save(page);
	await expect(errorBox(page)).toContainText("Customer name: This field is required");
	await expectSound(page);
	await type(page.getByLabel("Customer name"), "Nguyễn Thu Hà");

	await type(other.getByLabel("Notes"), "Đã gọi lần hai");
	await type(other.getByLabel("Budget"), "500 triệu");
	await save(other);
	await expect(other.locator(".notice", { hasText: /^Changes saved\.$/ })).toBeVisible();

	await page.bringToFront();
	await type(page.getByLabel("Timeline"), "Quý 3");
	await type(page.getByLabel("Budget"), "400 triệu");
	await save(page);
	const box = errorBox(page);
	await expect(box).toBeFocused();
	await expect(box.getByRole("listitem")).toHaveText([/^Budget: Someone else changed this, too/]);
	await expect(page.getByText("Someone else changed this, too")).toHaveCount(2);
	const budget = page.getByLabel("Budget");
	await expect(budget).toHaveValue("400 triệu");
	await expect(budget).toHaveAccessibleDescription(/^Stored now: 500 triệu Someone else changed this, too/);
	await expect(page.getByLabel("Notes")).toHaveAccessibleDescription(/and kept: Đã gọi lần hai$/);
	await expect(page.getByLabel("Timeline")).toHaveAccessibleDescription("");
	await expectSound(page);
	expect(await record()).toMatchObject({ budget: "500 triệu", timeline: "Quý 1", version: 2 });

	await box.getByRole("link").click();
	await expect(budget).toBeFocused();
	await type(budget, "450 triệu");
	await expect(budget).toHaveAccessibleDescription(/^Stored now: 500 triệu/);
	await save(page);
	await expect(page.locator(".notice[tabindex]")).toHaveText(
		/^Changes saved\. Someone else changed other fields/,
	);
	expect(await record()).toMatchObject({
		budget: "450 triệu",
		customerName: "Nguyễn Thu Hà",
		notes: "Đã gọi lần hai",
		timeline: "Quý 3",
		version: 3,
	});
	const edited = page.locator("ol li").filter({ hasText: "Edited" });
	await expect(edited.first()).toContainText("Edited: Customer name, Timeline, Budget");
	await openRest(page);
	await page.getByRole("link", { name: "Delete", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Are you sure" })).toBeVisible();
	await expect(page.locator(".notice", { hasText: "Changes saved." })).toBeHidden();
});

test("deleting asks first; an administrator brings the inquiry back", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	await enter(page);
	const customerName = `Khách ${unique()}`;
	const id = await store(page, db, { customerName });
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: `Delete ${customerName}` }).click();
	await expect(
		page.getByRole("heading", { name: "Are you sure you want to delete this inquiry?" }),
	).toBeVisible();
	await expectSound(page);
	await page.getByRole("link", { name: "Keep it" }).click();
	await expect(page).toHaveURL("/portal/dashboard");
	await page.getByRole("link", { name: `Delete ${customerName}` }).click();
	await page.getByRole("button", { name: "Delete inquiry" }).click();
	await expect(page.locator(".notice", { hasText: "Inquiry deleted." })).toBeVisible();
	await expect(page.getByText(customerName)).toHaveCount(0);
	await expect(page.getByText("No inquiries found.")).toBeVisible();
	await page.reload();
	await expect(page.getByText("No inquiries found.")).toBeVisible();
	await expect(page.locator(".notice", { hasText: "Inquiry deleted." })).toHaveCount(0);
	expect(await db.collection("salesInquiries").findOne({ customerName })).toBeNull();
	expect(await db.collection("deletedInquiries").findOne({ customerName })).toMatchObject({
		deletedAt: expect.any(Date),
	});

	await enterAsAdmin(page);
	await page.goto("/portal/inquiries/deleted");
	await page.getByRole("link", { name: customerName }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(customerName);
	await expect(page.getByText("Giá thành theo đơn hàng")).toBeVisible();
	await expect(page.locator("ol li").first()).toContainText("Deleted");
	await page.getByRole("button", { name: `Restore ${customerName}` }).click();
	await expect(page.locator(".notice", { hasText: "Inquiry restored." })).toBeVisible();
	expect(await db.collection("salesInquiries").findOne({ customerName })).toMatchObject({
		status: "pending",
	});
	await page.goto(`/portal/inquiries/${id}`);
	await expect(page.locator("ol li").first()).toContainText("Restored");
});
