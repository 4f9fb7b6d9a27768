import { requestIdOf } from "#models/records/record-id.ts";
import { calendarDay, dayAfter } from "#models/time/calendar.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { enter } from "#tests/support/portal.ts";
import { trial } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("staff open a trial's account; its visitor reads until when it lasts, and stops it; staff note that its data are deleted", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	const email = `${unique()}@minhphat.vn`;
	const own = await sendForm(page.request, trial, { email });
	const lead = () => db.collection("leads").findOne({ email });
	const request = `/portal/requests/${requestIdOf("trial", (await lead())?._id ?? "")}`;
	const main = page.getByRole("main");
	const shown = (count: number) => dayAfter(calendarDay(new Date()), count).split("-").reverse().join("/");

	await enter(page, "Trần Minh Khôi");
	await page.goto(request);
	await page.getByRole("button", { name: "Account opened: mail the customer" }).click();
	await expect(main.getByText("The day is noted, and the visitor is mailed.")).toBeVisible();
	await expect(main.getByText(`Trial: opened on ${shown(0)}, runs through ${shown(10)}`)).toBeVisible();
	await expect(main.getByText(`Trial account opened, through ${shown(10)}`)).toBeVisible();
	await expect(page.getByRole("button", { name: "Account opened: mail the customer" })).toHaveCount(0);
	expect(await lead()).toMatchObject({ state: "answered", status: "contacted", ownerId: expect.anything() });

	await page.goto(own);
	await expect(main).toContainText(
		`Tài khoản dùng thử mở ngày ${shown(0)}, dùng được đến hết ngày ${shown(10)}.`,
	);
	await expectSound(page);
	const stop = page.getByRole("link", { name: "Dừng dùng thử" });
	await stop.click();
	await expect(main).toContainText(`Số liệu được giữ đến hết ngày ${shown(30)} rồi xóa.`);
	await expectSound(page);
	await page.getByRole("link", { name: "Dùng tiếp" }).click();
	await stop.click();
	await page.getByRole("button", { name: "Dừng dùng thử" }).click();
	await expect(main.getByText("Đã dừng dùng thử. Chúng tôi không gửi email về việc này nữa.")).toBeFocused();
	await expect(main).toContainText(`Đã dừng dùng thử ngày ${shown(0)}, không phát sinh phí.`);
	await expect(stop).toHaveCount(0);

	await page.goto(request);
	await expect(main.getByText("Trial stopped", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Trial", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Trial of /);
	const happened = page.getByRole("combobox", { name: "What happened" });
	await expect(happened.getByRole("option")).toHaveText([
		...["Choose what happened", "Moved to a paid plan", "Trial data deleted"],
	]);
	await happened.selectOption("Trial data deleted");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(main.getByText(`Trial: ended on ${shown(0)}, data deleted on ${shown(0)}`)).toBeVisible();
	expect((await lead())?.trial).toMatchObject({
		end: { how: "cancelled" },
		dataDeletedOn: expect.any(String),
	});
});
