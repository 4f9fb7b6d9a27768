import mongoose from "mongoose";
import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { hold, holdScripts } from "#tests/support/hold.ts";
import { type } from "#tests/support/keys.ts";
import { enter, enterAsAdmin, openMenu, store, storedInquiry, storeMany } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

const rows = "main table tbody tr";

/** Hears what is read out from now on, which stands in the page for a short time only. Answers what was heard. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
	const heard = await page.getByRole("status").evaluateHandle((region) => {
		const texts: string[] = [];
		const read = (changes: MutationRecord[]) => {
			for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent ?? "");
		};
		new MutationObserver(read).observe(region, { childList: true });
		return texts;
	});
	return () => heard.jsonValue();
}

test("the list counts, filters, searches and sorts, all of it in the address", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const oldest = await store(page, db, {
		customerName: "Đặng Thị Ánh",
		companyName: "Xưởng Zen",
		urgency: "low",
		projectType: "crm",
	});
	await store(page, db, {
		customerName: "Lê Văn Cường",
		companyName: "An Phát",
		customerPhone: "0987654321",
	});
	await store(page, db, { customerName: "Phạm Hòa", companyName: "Mộc Bài", urgency: "medium" });
	await page.request.post(`/portal/inquiries/${oldest}/status?version=1`, {
		form: { status: "completed" },
	});

	await page.goto("/portal/dashboard");
	const tabs = page.getByRole("navigation", { name: "Filter by status" });
	await expect(tabs.getByRole("listitem")).toHaveText(["All 3", "Pending 2", "In progress 0", "Completed 1"]);
	await expect(page.getByRole("columnheader")).toHaveText([
		"Date ↓",
		"Customer",
		"Company",
		"Project type",
		"Urgency",
		"Status",
		"Actions",
	]);
	await expect(page.locator(rows)).toHaveCount(3);

	await page.getByRole("link", { name: /^Completed/ }).click();
	await expect(page).toHaveURL(/\?status=completed$/);
	await expect(page.locator(rows)).toHaveCount(1);
	await expect(page.locator(rows)).toContainText("Đặng Thị Ánh");
	await page.getByRole("link", { name: /^All\b/ }).click();
	await expect(page.locator(rows)).toHaveCount(3);

	await type(page.getByLabel("Search"), "dang thi");
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page).toHaveURL(/q=dang\+thi/);
	await expect(page.locator(rows)).toHaveCount(1);
	await expect(page.getByLabel("Search")).toHaveValue("dang thi");
	await expect(tabs.getByRole("listitem")).toHaveText(["All", "Pending", "In progress", "Completed"]);
	await type(page.getByLabel("Search"), "+84 987.654.321");
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page.locator(rows)).toHaveText(/Lê Văn Cường/);
	await expect(page.getByRole("search").locator("p", { hasText: /^1 found$/ })).toBeVisible();
	await type(page.getByLabel("Search"), "never applied");
	await tabs.getByRole("link", { name: "Pending" }).click();
	await expect(page).toHaveURL(/status=pending/);
	await expect(page.locator(rows)).toHaveText(/Lê Văn Cường/);
	await expect(page.getByLabel("Search"), "what is applied").toHaveValue("+84 987.654.321");
	await page.getByRole("link", { name: "Clear all filters" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await expect(page.getByLabel("Search")).toHaveValue("");
	await expect(page.getByRole("search").locator("p")).toBeEmpty();

	await page.getByLabel("Sort by").selectOption("company");
	await expect(page).toHaveURL(/sort=company/);
	await expect(page.locator(`${rows} .firm`)).toHaveText(["An Phát", "Mộc Bài", "Xưởng Zen"]);

	const heading = (name: string) => page.getByRole("columnheader", { name });
	await expect(heading("Company")).toHaveAttribute("aria-sort", "ascending");
	await heading("Urgency").getByRole("link").click();
	await expect(page).toHaveURL(/\?sort=urgency$/);
	await expect(heading("Urgency")).toHaveAttribute("aria-sort", "descending");
	await expect(page.locator(`${rows} [class^=urgency]`)).toHaveText(["High", "Medium", "Low"]);
	await expect(heading("Company")).not.toHaveAttribute("aria-sort");
	await heading("Date").getByRole("link").click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);

	// Neither has an order that is asked for in vain.
	for (const [asked, order] of [
		["q=dang+thi&sort=company", "Newest first"],
		["due=overdue&sort=urgency", "By follow-up day"],
	] as const) {
		await page.goto(`/portal/dashboard?${asked}`);
		await expect(page.getByLabel("Sort by").locator("option:checked")).toHaveText(order);
		await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(0);
	}

	await page.goto("/portal/dashboard?urgency=high&type=accounting&status=pending");
	await expect(page.getByText("No inquiries match these filters.", { exact: true })).toBeVisible();
	await expect(page.getByText("No inquiries found.")).toHaveCount(0);
	await page.getByRole("link", { name: "Clear all filters" }).click();
	await expect(page.locator(rows)).toHaveCount(3);
});

test("a row that is gone says so when it is opened", { tag: "@js" }, async ({ page, db, allowConsole }) => {
	allowConsole(/404/);
	await enter(page);
	const gone = `Trịnh ${unique()}`;
	const goneId = await store(page, db, { customerName: gone });
	await page.goto("/portal/dashboard");
	await db.collection("salesInquiries").deleteOne({ _id: new mongoose.Types.ObjectId(goneId) });
	await page.getByRole("link", { name: gone, exact: true }).click();
	await expect(page.getByRole("dialog")).toContainText(
		"This inquiry does not exist any more, or a colleague looks after it.",
	);
});

test("a list of more than fifty has pages", { tag: "@js" }, async ({ page, db }) => {
	await enter(page);
	await storeMany(page, db, 52);
	await page.goto("/portal/dashboard");
	await expect(page.locator(rows)).toHaveCount(50);
	await expect(page.locator(rows).first()).toContainText("Khách 52");
	// Once scripts run, the buttons below the rows go, and what stands above them moves.
	await expect(page.getByRole("form", { name: "With the chosen rows" })).toBeHidden();
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page.locator(rows)).toHaveCount(2);
	await expect(page.locator(rows).last()).toContainText("Khách 1");
	await page.getByRole("link", { name: "Previous page" }).click();
	await expect(page.locator(rows)).toHaveCount(50);
	await page.getByRole("link", { name: /^Pending/ }).click();
	await expect(page.getByRole("search").locator("p", { hasText: "More than 50 found" })).toBeVisible();
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page.locator(rows)).toHaveCount(2);
	await expect(page.getByRole("search").locator("p", { hasText: "More than 50 found" })).toBeVisible();
});

test("an administrator sees whose an inquiry is, and filters by representative", { tag: "@js" }, async ({
	page,
	visitor,
	db,
	expectSound,
}) => {
	const customerName = `Chủ xưởng ${unique()}`;
	const rep = { request: await visitor() };
	const email = await enter(rep);
	await store(rep, db, { customerName });

	await enterAsAdmin(page);
	const user = await db.collection("users").findOne({ email });
	await page.goto(`/portal/dashboard?rep=${user?._id}`);
	await expect(page.getByText("ADMIN - See All Inquiries", { exact: true })).toBeVisible();
	await expect(page.getByRole("banner").getByText("Administrator")).toBeVisible();
	await expect(page.locator(rows)).toHaveCount(1);
	await expect(page.locator(rows)).toContainText(customerName);
	await expect(page.locator(rows)).toContainText("Trần Văn Bình");

	const field = page.getByLabel("Representative", { exact: true });
	await expect(field).toHaveValue(email);
	await type(field, email.slice(4, 12).toUpperCase());
	await field.press("Enter");
	await expect(page).toHaveURL(new RegExp(`rep=${email.slice(4, 12)}`, "i"));
	await expect(page.locator(rows)).toHaveText(new RegExp(customerName));
	await expect(field).toHaveValue(email);

	await enter({ request: await visitor() });
	await type(field, "tran binh");
	await field.press("Enter");
	const choice = page.getByRole("navigation", { name: "Representative" });
	await expect(choice).toContainText("Several people match.");
	await expect(page.locator(rows)).toHaveCount(0);
	await expectSound(page);
	await choice.getByRole("listitem").filter({ hasText: email }).getByRole("link").click();
	await expect(page.locator(rows)).toHaveText(new RegExp(customerName));
	await expect(choice).toHaveCount(0);
	await type(field, "nobody of ours");
	await field.press("Enter");
	await expect(page.getByText("No inquiries match these filters.")).toBeVisible();
});

test("the staff list has pages, and one finds whom one looks for", { tag: "@js" }, async ({ page, db }) => {
	const word = unique();
	// Made long ago, so that they stand behind everybody else's.
	const people = Array.from({ length: 60 }, (_, number) => ({
		_id: mongoose.Types.ObjectId.createFromTime(1_500_000_000 + number),
		email: `${word}-${number}@may-erp.example`,
		fullName: `Người ${word} ${number}`,
		role: "sales",
		createdAt: new Date("2017-07-14"),
	}));
	await db
		.collection("accounts")
		.insertMany(people.map(({ _id, email, createdAt }) => ({ _id, email, createdAt, passwordHash: "none" })));
	await db.collection("users").insertMany(people);
	await enterAsAdmin(page);
	await page.goto("/portal/staff");
	// Before it may stand those who wait to be let in.
	const members = page.getByRole("table").last().locator("tbody tr");
	await expect(members).toHaveCount(50);
	await type(page.getByLabel("Find staff"), `nguoi ${word}`);
	await page.keyboard.press("Enter");
	await expect(members.first()).toContainText(`Người ${word} 59`);
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(members).toHaveCount(10);
	await expect(page.getByLabel("Find staff")).toHaveValue(`nguoi ${word}`);
	await page.getByRole("link", { name: "Show everyone" }).click();
	await expect(members).toHaveCount(50);
});

test("the deleted inquiries have pages, and restoring one leaves the reader on theirs", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	const id = await store(page, db);
	const record = await storedInquiry(db, id);
	// Long ago, so that they stand behind what other tests delete.
	const deletedAt = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000);
	const copies = Array.from({ length: 60 }, () => {
		const _id = new mongoose.Types.ObjectId();
		return { ...record, _id, submissionId: String(_id), customerName: `Khách ${_id}`, deletedAt };
	});
	await db.collection("deletedInquiries").insertMany(copies);
	await enterAsAdmin(page);
	await page.goto("/portal/inquiries/deleted");
	const listed = page.getByRole("main").getByRole("listitem");
	await expect(listed).toHaveCount(50);
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(page).toHaveURL(/\/deleted\?after=/);
	await expect(page.getByRole("link", { name: "Previous page" })).toBeVisible();
	const address = page.url();
	const name = await listed.first().getByRole("link").innerText();
	await listed.first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await page.getByRole("link", { name: "Back to the deleted inquiries" }).click();
	await expect(page).toHaveURL(address);
	await page.getByRole("button", { name: `Restore ${name}` }).click();
	const notice = page.locator(".notice", { hasText: `Inquiry restored. ${name}` });
	await expect(notice).toBeVisible();
	await expect(page).toHaveURL(/\/deleted\?after=/);
	await expect(listed.getByText(name)).toHaveCount(0);
	await notice.getByRole("link", { name }).click();
	await expect(page).toHaveURL(/\/portal\/inquiries\/\w+$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("on a phone each inquiry is a card with the customer first, and nothing is cut off", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await enter(page);
	await store(page, db, { companyName: "Công ty TNHH Thương mại Dịch vụ Xuất nhập khẩu Gỗ Minh Phát" });
	await page.goto("/portal/dashboard");
	const card = page.locator(rows);
	const top = async (cell: string) => (await card.locator(cell).boundingBox())?.y ?? 0;
	expect(await top("th")).toBeLessThan(await top(".day"));
	await expectSound(page);
	for (const address of ["/portal/dashboard", "/portal/inquiry"]) {
		await page.goto(address);
		expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
	}
});

test("on a phone the tabs fade out where their line scrolls on, the first and the last one come out whole, and what is scrolled to stays when the scripts come", {
	tag: "@js",
}, async ({ page, db }) => {
	await sendRequest(page, db, "contact");
	await enter(page);
	await page.setViewportSize({ width: 360, height: 640 });
	const scripts = await holdScripts(page);
	await page.goto("/portal/requests", { waitUntil: "commit" });
	const tabs = page.getByRole("navigation", { name: "Choose a list" });
	const clear = "rgba\\(0, 0, 0, 0\\)";
	await expect(tabs).toHaveCSS(
		"mask-image",
		new RegExp(`^linear-gradient\\((to right|90deg), ${clear},.*, ${clear}\\)$`),
	);
	const start = await tabs
		.getByRole("link")
		.first()
		.evaluate((link) => {
			const words = document.createRange();
			words.selectNodeContents(link);
			return words.getBoundingClientRect().x;
		});
	expect(start - ((await tabs.boundingBox())?.x ?? 0)).toBeGreaterThanOrEqual(20 * (15 / 16));
	const faded = 40 * (15 / 16);
	const end = async () => {
		const [line, last] = [
			await tabs.boundingBox(),
			await tabs.getByRole("link", { name: "All", exact: true }).boundingBox(),
		];
		return (line?.x ?? 0) + (line?.width ?? 0) - faded - ((last?.x ?? 0) + (last?.width ?? 0));
	};
	expect(await end()).toBeLessThan(0);
	await tabs.hover();
	await page.mouse.wheel(2_000, 0);
	await expect.poll(end).toBeGreaterThan(-1);
	scripts.release();
	await expect(page.getByText("Tick the rows that you mean")).toHaveCount(0);
	expect(await end()).toBeGreaterThan(-1);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(tabs).toHaveCSS("mask-image", "none");
	expect(await end()).toBeGreaterThanOrEqual(0);
});

test("the portal speaks Vietnamese to who asks for it", { tag: "@js" }, async ({ page, expectSound }) => {
	await enter(page);
	await page.goto("/portal/dashboard?urgency=high");
	await openMenu(page);
	await page.getByRole("button", { name: "Tiếng Việt" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard\?urgency=high$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "vi");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cơ hội");
	await expectSound(page);
	await openMenu(page);
	await page.getByRole("button", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiries");
});

test("what is under way says so, wherever it was pressed", { tag: "@js" }, async ({ page, db }) => {
	await enter(page);
	await store(page, db, { customerName: "Ngô Văn Sơn" });
	await page.goto("/portal/dashboard");
	const expectSign = async (text: string, press: () => Promise<unknown>) => {
		const answers = await hold(page, "**/*.data*");
		await press();
		const sign = page.locator("[aria-hidden]", { hasText: text });
		await expect(sign).toBeInViewport();
		await expect(page.getByRole("status").getByText(text)).toHaveCount(1);
		answers.release();
		await expect(sign).toHaveCount(0);
		await page.unroute("**/*.data*");
	};
	const follow = (name: string | RegExp) => page.getByRole("link", { name, exact: true }).first().click();
	await expectSign("Loading inquiries...", () => follow(/^Pending/));
	await expect(page).toHaveURL(/status=pending/);
	await expectSign("Loading...", () => follow("New Inquiry"));
	await expectSign("Loading inquiries...", () => follow("Inquiries"));
	const status = page.getByRole("combobox", { name: "Status Ngô Văn Sơn", exact: true });
	await expectSign("Sending...", () => status.selectOption("completed"));
});

test("what has its answer is not said to be under way while the page loads again", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const id = await sendRequest(page, db, "contact");
	await enter(page);
	await page.clock.install();
	await page.goto(`/portal/requests/${id}`);
	await page.getByRole("radio", { name: "Email sent", exact: true }).check();
	await page.request.post(`/portal/requests/${id}/end`, { form: { ending: "notInterested" } });
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	const loads = await hold(page, `**/requests/${id}.data*`, "GET");
	const heard = await listen(page);
	const asked = page.waitForRequest((request) => request.method() === "GET" && request.url().includes(id));
	await page.getByRole("button", { name: "Log it" }).click();
	await asked;
	await expect(errorBox(page)).toContainText("This lead has just been closed");
	await page.clock.runFor(1_000);
	await expect(page.locator("[aria-hidden]", { hasText: /Sending|Loading/ })).toHaveCount(0);
	expect(await heard()).toEqual([]);
	loads.release();
	await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
});

test("an inquiry that its new status takes out of the list is named, and can be opened", {
	tag: "@js",
}, async ({ page, db }) => {
	await enter(page);
	// With this many rows React may render the idle form before it removes the row.
	await storeMany(page, db, 40);
	const id = await store(page, db, { customerName: "Ngô Văn Sơn" });
	await store(page, db, { customerName: "Lê Thị Hoa" });
	await page.goto("/portal/dashboard?status=pending");
	await expect(page.locator(rows)).toHaveCount(42);
	await page.getByRole("combobox", { name: "Status Ngô Văn Sơn", exact: true }).selectOption("in-progress");

	const told = page.locator(".notice", { hasText: "Ngô Văn Sơn: In progress" });
	await expect(told).toBeVisible();
	await expect(told).toBeFocused();
	await expect(page.getByRole("status")).toContainText("Ngô Văn Sơn: In progress");
	await expect(page.locator(rows)).toHaveCount(41);
	await told.getByRole("link", { name: "Ngô Văn Sơn" }).click();
	await expect(page).toHaveURL(new RegExp(`/portal/inquiries/${id}\\?status=pending$`));
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("radio", { name: "Pending" }).check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.locator(rows)).toHaveCount(42);
	await expect(told).toHaveCount(0);

	await page.goto("/portal/dashboard?status=pending");
	await page.getByRole("link", { name: /^All\b/ }).click();
	await expect(page.locator(rows)).toHaveCount(42);
	await page.getByRole("combobox", { name: "Status Lê Thị Hoa", exact: true }).selectOption("completed");
	await expect(page.getByRole("combobox", { name: "Status Lê Thị Hoa", exact: true })).not.toHaveAttribute(
		"aria-busy",
	);
	await expect(page.locator(".notice")).toHaveCount(0);
});

test("rows stay where they are when the scripts come, so that a tap does not miss", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await enter(page);
	await storeMany(page, db, 5);
	const scripts = await holdScripts(page);
	await page.goto("/portal/dashboard", { waitUntil: "commit" });
	const customer = page.getByRole("link", { name: "Khách 1", exact: true });
	await expect(page.locator("td button").first(), "once the styles are there").toBeHidden();
	// The fallback font is two pixels wider.
	await page.evaluate(() => document.fonts.ready);
	const before = await customer.boundingBox();
	scripts.release();
	await expect(page.locator("td button[hidden]")).toHaveCount(5);
	expect(await customer.boundingBox()).toEqual(before);
});

test("of two new statuses in one moment both are told", { tag: "@js" }, async ({
	page,
	db,
	allowConsole,
}) => {
	// Remix says so of the list that the second change makes it load anew, where the first has not come yet.
	allowConsole(/^AbortError/);
	await enter(page);
	for (const customerName of ["Ngô Văn Sơn", "Lê Thị Hoa"]) await store(page, db, { customerName });
	await page.goto("/portal/dashboard?status=pending");
	const answers = await hold(page, "**/status.data*");
	await page.getByRole("combobox", { name: "Status Ngô Văn Sơn", exact: true }).press("ArrowDown");
	await page.getByRole("combobox", { name: "Status Lê Thị Hoa", exact: true }).press("ArrowDown");
	await expect(page.locator("select[aria-busy]")).toHaveCount(2);
	const heard = await listen(page);
	answers.release();
	for (const text of ["Ngô Văn Sơn: In progress", "Lê Thị Hoa: In progress"]) {
		await expect.poll(heard).toContain(text);
	}
	await expect(page.locator(rows)).toHaveCount(0);
});

test("the dashboard asked for once more shows what is there by now", { tag: "@js" }, async ({ page, db }) => {
	await enter(page);
	const id = await store(page, db);
	const dashboard = page
		.getByRole("navigation", { name: "Portal" })
		.getByRole("link", { name: "Inquiries", exact: true });
	await page.goto("/portal/dashboard");
	await expect(page.locator(rows)).toHaveCount(1);
	await store(page, db);
	await dashboard.click();
	await expect(page.locator(rows)).toHaveCount(2);
	await page.goto(`/portal/inquiries/${id}`);
	await store(page, db);
	await dashboard.click();
	await expect(page.locator(rows)).toHaveCount(3);
});
