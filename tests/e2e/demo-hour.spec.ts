import mongoose, { type Connection } from "mongoose";
import type { Page } from "playwright/test";
import { formatDeadline } from "#app/i18n/format.ts";
import { type } from "#tests/support/keys.ts";
import { smallTargets, unseenFocus } from "#tests/support/looks.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { enter } from "#tests/support/portal.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { demo } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";
import { sendRequest, storedRequest } from "#tests/support/visitor-requests.ts";

/** Takes every place at the hour of a radio button, for visitors who are somewhere else. */
async function fillHour(db: Connection, value: string): Promise<void> {
	const startsAt = new Date(value);
	const taken = await db.collection("demoSlots").find({ startsAt }).toArray();
	const places = Array.from({ length: 500 }, (_, place) => place);
	const free = places.filter((place) => !taken.some((slot) => slot.place === place));
	await db
		.collection("demoSlots")
		.insertMany(free.map((place) => ({ startsAt, place, requestId: new mongoose.Types.ObjectId() })));
}

/** Opens the day of an hour and presses its button as a person does, on its label. */
async function choose(page: Page, value: string): Promise<void> {
	const radio = page.locator(`input[value="${value}"]`);
	if (!(await radio.isVisible()))
		await page.locator("details", { has: radio }).locator("summary").press("Enter");
	await radio.check();
	await expect(radio).toBeChecked();
}

const hoursOn = (page: Page) =>
	page
		.locator("input[type=radio]")
		.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));

const bookedText = (language: "vi" | "en", value: string) => formatDeadline(language, new Date(value));

test("from form to done: the visitor picks an hour, the representative calls, makes the inquiry and completes it", {
	tag: "@js",
}, async ({ page, browser, baseURL, db, expectSound }) => {
	const portal = await browser.newContext({ baseURL });
	const rep = await portal.newPage();
	await enter(rep, "Trần Minh Khôi");
	const email = `${unique()}@minhphat.vn`;
	const name = `Lê Minh Tâm ${unique()}`;
	await page.setViewportSize({ width: 360, height: 740 });
	const at = new PublicFormPage(page, demo);
	await at.open();
	await at.answerAll({ email, contactName: name });
	await at.send();
	await expect(page.getByRole("heading", { name: "Chọn giờ demo" })).toBeVisible();
	const hours = await hoursOn(page);
	const seen = await page
		.getByRole("radio")
		.filter({ visible: true })
		.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value.slice(0, 10)));
	expect(new Set(seen).size, "one day at a time").toBe(1);
	expect(await unseenFocus(page)).toEqual([]);
	const hour = hours.at(12) ?? "";
	await choose(page, hour);
	const sent = page.url();
	await page.getByRole("button", { name: "Đặt giờ này" }).click();
	const main = page.getByRole("main");
	await expect(main.getByText(/^Giờ này đang được giữ tạm\./)).toBeFocused();
	await expect(main).toContainText(`Hẹn demo: ${bookedText("vi", hour)}.`);
	await expect(main).toContainText("Chúng tôi gọi 0912 345 678 một lần nữa trước ");
	await expectSound(page);
	const stored = await db.collection("demoRequests").findOne({ email });
	expect(stored).toMatchObject({ status: "scheduled", demoAt: new Date(hour), state: "waiting" });
	await expect.poll(() => mailsTo(email, "demoBooked")).toHaveLength(1);
	expect((await mailsTo(email, "demoBooked"))[0]).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/);
	const toBeOpened = `Anh chị mở liên kết trong email gửi tới ${email} trước`;
	await expect(main).toContainText(toBeOpened);
	expect(await db.collection("demoSlots").findOne({ requestId: stored?._id })).toHaveProperty("hold");
	await expect.poll(() => mailsTo(email, "demo")).toHaveLength(1);
	const [mail = ""] = await mailsTo(email, "demo");
	const [mailed = ""] = readMail(mail).text.match(/\/yeu-cau\/\w+\?\S+/) ?? [];
	await page.goto(`${mailed.slice(0, -1)}${mailed.endsWith("0") ? 1 : 0}`);
	await expect(main, "with a wrong mark").toContainText(toBeOpened);
	await page.goto(mailed);
	await expect(page).toHaveURL(/\/yeu-cau\/[0-9a-f]{32}$/);
	await expect(main).toContainText(`Hẹn demo: ${bookedText("vi", hour)}.`);
	await expect(main).not.toContainText(toBeOpened);
	expect(await db.collection("demoSlots").findOne({ requestId: stored?._id })).not.toHaveProperty("hold");
	await page.goto(sent);
	await expect(page, "no second hour is offered").toHaveURL(/\/yeu-cau\/[0-9a-f]{32}$/);

	await rep.setViewportSize({ width: 360, height: 740 });
	await rep.goto("/portal/requests");
	await type(rep.getByLabel("Search"), name);
	await rep.getByRole("button", { name: "Apply" }).click();
	await rep.getByRole("button", { name: `Take ${name}` }).click();
	await expect(rep.getByText(`Demo: ${bookedText("en", hour)}`)).toBeVisible();
	await rep.getByRole("radio", { name: "Spoke to them", exact: true }).check();
	await rep.getByRole("button", { name: "Log it" }).click();
	await expect(rep.getByText("Contact logged.").first()).toBeVisible();
	const request = await db.collection("demoRequests").findOne({ email });
	expect(request).toMatchObject({ state: "answered", status: "scheduled", dueAt: new Date(hour) });
	expect(Number(request?.answeredAt)).toBeLessThanOrEqual(Number(request?.answerBy));
	await page.reload();
	await expect(main).toContainText("Người phụ trách: Trần Minh Khôi");

	await rep.getByRole("link", { name: "Convert to inquiry" }).click();
	await type(rep.getByLabel("Industry"), "Sản xuất đồ gỗ");
	await rep.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(rep.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
	const inquiry = await db.collection("salesInquiries").findOne({ customerEmail: email });
	await rep.goto("/portal/requests");
	await rep.getByRole("link", { name: "Upcoming demos" }).click();
	const coming = rep.getByRole("row", { name });
	await expect(coming).toContainText(bookedText("en", hour));
	await expect(coming).toContainText("you");
	expect(await smallTargets(rep)).toEqual([]);
	await coming.getByRole("link", { name }).click();
	await expect(rep).toHaveURL(new RegExp(`/portal/inquiries/${inquiry?._id}$`));
	await expect(rep.getByText(`Demo: ${bookedText("en", hour)}`)).toBeVisible();
	await rep.getByRole("radio", { name: "Won" }).check();
	await rep.getByRole("button", { name: "Save" }).click();
	await expect
		.poll(async () => (await db.collection("salesInquiries").findOne({ customerEmail: email }))?.status)
		.toBe("completed");

	await page.reload();
	await expect(main, "the demo is still given").toContainText(`Hẹn demo: ${bookedText("vi", hour)}.`);
	await page.getByRole("button", { name: "Hủy giờ hẹn" }).click();
	await expect(main.getByText("Đã hủy giờ hẹn.")).toBeFocused();
	await expect(main).toContainText("Yêu cầu này đã xong.");
	expect(await db.collection("demoSlots").findOne({ requestId: stored?._id })).toBeNull();
	await portal.close();
});

test("an hour that somebody else has just got is refused, and another one is chosen", { tag: "@js" }, async ({
	page,
	visitor,
	db,
	expectSound,
}) => {
	await enter({ request: await visitor() });
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, demo);
	await at.open();
	await at.answerAll({ email, preferredTime: "Chiều (13h-17h)" });
	await at.send();
	const first = page.getByRole("radiogroup").locator("fieldset").filter({ visible: true }).first();
	await expect(first).toHaveAccessibleName("Chiều");
	await page.getByRole("link", { name: "Xem hoặc sửa yêu cầu" }).click();
	await expect(first).toHaveAccessibleName("Chiều");
	await page.getByRole("button", { name: "Đặt giờ này" }).click();
	await expect(page.getByRole("region", { name: "Vui lòng xem lại các mục sau" })).toBeFocused();
	await expect(page.getByRole("radiogroup")).toHaveAccessibleDescription("Vui lòng chọn một giờ");
	await expectSound(page);

	const hours = await hoursOn(page);
	const [wanted = "", other = ""] = [hours.at(-1), hours.at(-2)];
	await choose(page, wanted);
	await fillHour(db, wanted);
	await page.getByRole("button", { name: "Đặt giờ này" }).click();
	await expect(page.getByText("Giờ này vừa có người đặt. Vui lòng chọn giờ khác").last()).toBeVisible();
	await expect(page.locator(`input[value="${wanted}"]`)).toHaveCount(0);
	await choose(page, other);
	await page.getByRole("button", { name: "Đặt giờ này" }).click();
	await expect(page.getByRole("main")).toContainText(`Hẹn demo: ${bookedText("vi", other)}.`);

	await page.getByRole("link", { name: "Đổi sang giờ khác" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đổi sang giờ khác");
	await expect(page.getByRole("main")).toContainText(`Hẹn demo: ${bookedText("vi", other)}.`);
	await expect(page.getByRole("main")).not.toContainText("Chưa chọn ngay cũng được");
	await choose(page, hours.at(-3) ?? "");
	await page.getByRole("button", { name: "Đặt giờ này" }).click();
	await expect(page.getByRole("main")).toContainText(`Hẹn demo: ${bookedText("vi", hours.at(-3) ?? "")}.`);
	const { _id } = (await db.collection("demoRequests").findOne({ email })) ?? {};
	expect(await db.collection("demoSlots").find({ requestId: _id }).toArray()).toMatchObject([
		{ startsAt: new Date(hours.at(-3) ?? "") },
	]);
});

test("a representative books the hour on the phone, moves it, and gives it up", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const id = await sendRequest(page, db, "demo");
	await enter(page, "Trần Minh Khôi");
	await page.goto(`/portal/requests/${id}`);
	await page.getByRole("link", { name: "Book the demo" }).click();
	const hour = page.getByLabel("Time of the demo (Vietnam)");
	await expect(hour).toBeVisible();
	const hours = await hour
		.locator("option")
		.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
	const [, first = "", second = ""] = hours;
	await hour.selectOption(first);
	await page.getByRole("button", { name: "Save the time" }).click();
	await expect(page.getByText("Time of the demo saved. The visitor is mailed.").first()).toBeVisible();
	await expect(page.getByText(`Demo: ${bookedText("en", first)}`)).toBeVisible();
	await expect(page.getByText(`Demo booked for ${bookedText("en", first)}`)).toBeVisible();
	await expect(page.getByText("Owner: Trần Minh Khôi")).toBeVisible();

	await page.getByRole("link", { name: "Move the demo" }).click();
	await expect(hour).toHaveValue(first);
	await hour.selectOption(second);
	await page.getByRole("button", { name: "Save the time" }).click();
	await expect(page.getByText(`Demo: ${bookedText("en", second)}`)).toBeVisible();
	await page.getByRole("link", { name: "Close", exact: true }).click();
	await expect(page.getByText(`The demo on ${bookedText("en", second)} will be cancelled`)).toBeVisible();
	await page.getByRole("link", { name: "Back to the lead" }).click();
	await page.getByRole("link", { name: "Move the demo" }).click();
	await hour.selectOption("");
	await page.getByRole("button", { name: "Save the time" }).click();
	await expect(page.getByText(`Demo of ${bookedText("en", second)} cancelled`)).toBeVisible();
	await expect(page.getByRole("link", { name: "Book the demo" })).toBeVisible();
	expect(await storedRequest(db, id)).not.toHaveProperty("demoAt");
});
