import mongoose from "mongoose";
import { tabTo } from "#tests/support/keys.ts";
import { enter, store, storedInquiry, storeMany } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

const objectId = (id: string) => new mongoose.Types.ObjectId(id);

test("ticked inquiries are closed by one press, and what was not is told with its reason", async ({
	page,
	db,
	expectSound,
	javaScriptEnabled,
}) => {
	await enter(page);
	const names = ["An", "Bình", "Chi", "Dung", "Em"].map((name) => `${name} ${unique()}`);
	const ids: string[] = [];
	for (const customerName of names) ids.push(await store(page, db, { customerName }));
	const [one = "", other = "", changed = "", gone = "", already = ""] = ids;
	await db
		.collection("salesInquiries")
		.updateOne({ _id: objectId(already) }, { $set: { status: "completed", outcome: "won" } });
	await page.goto("/portal/dashboard");
	const bar = page.getByRole("form", { name: "With the chosen rows" });
	await expect(bar).toBeVisible({ visible: !javaScriptEnabled });
	const ticks = page.getByRole("main").getByRole("checkbox");
	await ticks.first().focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Space");
	await expect(ticks.first()).toBeChecked();
	if (javaScriptEnabled) {
		await bar.getByRole("button", { name: "Whole page" }).click();
		await expect(bar).toContainText("5 chosen");
	} else for (const name of names.slice(0, 4)) await page.getByRole("checkbox", { name }).check();
	await expect(ticks.and(page.locator(":checked"))).toHaveCount(5);

	// Somebody else is at work, too.
	await db
		.collection("salesInquiries")
		.updateOne({ _id: objectId(changed) }, { $inc: { version: 1 }, $set: { notes: "x" } });
	await db.collection("salesInquiries").deleteOne({ _id: objectId(gone) });
	await bar.getByRole("button", { name: "Set to Completed" }).click();
	const notice = page.locator(".notice").filter({ hasText: "Set to Completed: 3." });
	await expect(notice).toBeFocused();
	await expect(notice).toContainText(/Changed by somebody else meanwhile.*: Chi/);
	await expect(notice).toContainText("Not in your list any more: 1");
	await expect(page.locator("[name=chosen]:checked")).toHaveCount(0);
	await expectSound(page);
	for (const id of [one, other]) expect(await storedInquiry(db, id)).toMatchObject({ status: "completed" });
	expect(await storedInquiry(db, changed)).toMatchObject({ status: "pending" });

	const frame = page.getByRole("banner");
	await frame.getByRole("link", { name: /^Today/ }).click();
	await expect(page.getByRole("heading", { name: /^Today/ })).toBeVisible();
	await expect(notice.getByRole("button", { name: "Undo" })).toBeVisible();
	await expect(notice).not.toBeFocused();
	await frame.getByRole("link", { name: /^Inquiries/ }).click();
	await expect(ticks.first()).toBeVisible();

	// And goes on being at work.
	await db.collection("salesInquiries").updateOne({ _id: objectId(other) }, { $inc: { version: 1 } });
	await notice.getByRole("button", { name: "Undo" }).press("Enter");
	const undone = page.locator(".notice").filter({ hasText: "Set back as before: 2." });
	await expect(undone).toBeFocused();
	await expect(undone).toContainText(/Changed by somebody else meanwhile.*: Bình/);
	await expect(undone.getByRole("button")).toHaveCount(0);
	expect(await storedInquiry(db, one)).toMatchObject({ status: "pending" });
	expect(await storedInquiry(db, other)).toMatchObject({ status: "completed" });

	await page.getByRole("checkbox", { name: names[4] }).check();
	await bar.getByRole("button", { name: "Set to Pending" }).click();
	await expect(page.locator(".notice")).toContainText(/Won or lost, left as they are: Em/);
	expect(await storedInquiry(db, already)).toMatchObject({ status: "completed", outcome: "won" });
});

test("several inquiries get another owner, or go and come back, each on a page that names them", async ({
	page,
	visitor,
	db,
}) => {
	const heir = `Lê Thị Hồng ${unique()}`;
	const email = await enter({ request: await visitor() }, heir);
	const rep = await enter(page);
	const names = ["Em", "Phong", "Giang"].map((name) => `${name} ${unique()}`);
	const ids: string[] = [];
	for (const customerName of names) ids.push(await store(page, db, { customerName }));
	const [one = "", other = "", deleted = ""] = names;
	const start = async (chosen: string[], button: string) => {
		await page.goto("/portal/dashboard?urgency=high");
		for (const name of chosen) await page.getByRole("checkbox", { name }).check();
		await page
			.getByRole("form", { name: "With the chosen rows" })
			.getByRole("button", { name: button })
			.click();
	};

	await start([one, other], "Hand over");
	await page.getByRole("combobox", { name: "Give to" }).selectOption(heir);
	await page.getByRole("button", { name: "Hand over" }).click();
	await expect(page.locator(".notice")).toContainText(`Handed over to ${heir}: 2.`);
	await expect(page).toHaveURL(/dashboard\?urgency=high/);
	for (const id of ids.slice(0, 2))
		expect(await storedInquiry(db, id)).toMatchObject({ salesRepName: email });
	const mails = db.collection("outbox").find({ to: email });
	expect(await mails.toArray()).toMatchObject([
		{ kind: "severalHandedOver", facts: { inquiries: 2, requests: 0 } },
	]);

	await start([deleted], "Delete");
	await expect(page.getByRole("heading", { name: `Delete ${deleted}?` })).toBeVisible();
	await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
	await expect(page.locator(".notice")).toContainText("Deleted: 1.");
	expect(await storedInquiry(db, ids[2] ?? "")).toBeNull();
	await page.getByRole("link", { name: "Open the deleted ones" }).click();
	await page.getByRole("button", { name: `Restore ${deleted}` }).click();
	await expect(page.locator(".notice")).toContainText("Inquiry restored.");
	expect(await storedInquiry(db, ids[2] ?? "")).toMatchObject({ salesRepName: rep });
});

test("several leads are taken at once, and what is not one's own is not given away", async ({
	page,
	visitor,
	db,
}) => {
	const heir = `Đỗ Minh ${unique()}`;
	await enter({ request: await visitor() }, heir);
	await enter(page);
	const names = ["Hải", "Khánh"].map((name) => `${name} ${unique()}`);
	const [mine, nobodys] = [
		await sendRequest(page, db, "contact", { name: names[0] ?? "" }),
		await sendRequest(page, db, "contact", { name: names[1] ?? "" }),
	];
	const press = async (chosen: string[], button: string) => {
		for (const name of chosen) await page.getByRole("checkbox", { name }).check();
		await page
			.getByRole("form", { name: "With the chosen rows" })
			.getByRole("button", { name: button })
			.click();
	};
	await page.goto(`/portal/requests?q=${encodeURIComponent(names[0] ?? "")}`);
	await press(names.slice(0, 1), "Take");
	await expect(page.locator(".notice")).toContainText("Taken: 1.");
	await expect(page.getByRole("checkbox", { name: names[0] })).not.toBeChecked();
	await page.goto("/portal/requests?kind=contact");
	await press(names, "Hand over");
	await page.getByRole("combobox", { name: "Give to" }).selectOption(heir);
	await page.getByRole("button", { name: "Hand over" }).click();
	const notice = page.locator(".notice").filter({ hasText: `Handed over to ${heir}: 1.` });
	await expect(notice).toContainText(`Not yours yet: take it first, then hand it over: ${names[1]}`);
	expect((await storedRequest(db, nobodys))?.ownerId).toBeNull();
	const owner = await db.collection("users").findOne({ fullName: heir });
	expect((await storedRequest(db, mine))?.ownerId).toEqual(owner?._id);
});

test("on a phone the buttons come to the bottom of the window once something is ticked, and hide nothing", async ({
	page,
	db,
	expectSound,
}) => {
	await enter(page);
	await storeMany(page, db, 12);
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/portal/dashboard");
	const bar = page.getByRole("form", { name: "With the chosen rows" });
	await expect(bar).not.toBeInViewport();
	const tick = page.getByRole("checkbox", { name: "Khách 12" });
	await tick.check();
	await expect(tick).toBeInViewport();
	await expect(bar.getByRole("button", { name: "Set to Completed" })).toBeInViewport({ ratio: 1 });
	expect((await bar.boundingBox())?.height, "two rows").toBeLessThan(110);
	await bar.getByText("More").click();
	await expect(bar.getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
	await expectSound(page);
	await bar.getByText("More").click();
	for (let row = 12; row > 8; row--) {
		const select = page.getByRole("combobox", { name: `Status Khách ${row}`, exact: true });
		await tabTo(page, select);
		const [seen, below] = [await select.boundingBox(), await bar.boundingBox()];
		expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	}
	await tick.focus();
	await tick.uncheck();
	await expect(bar).not.toBeInViewport();
});
