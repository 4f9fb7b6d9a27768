import { promiseOf } from "#app/i18n/promise.ts";
import { requestIdOf } from "#models/records/record-id.ts";
import { type } from "#tests/support/keys.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { enter, enterAgain, store } from "#tests/support/portal.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("a visitor follows their request: corrects the phone, withdraws the consent, takes it back, has it erased", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, demo);
	await at.open();
	await at.answerAll({ email });
	await at.send();
	await page.getByRole("link", { name: "Xem hoặc sửa yêu cầu" }).click();
	const main = page.getByRole("main");
	await expect(at.heading).toHaveText("Yêu cầu demo của anh chị");
	const request = () => db.collection("demoRequests").findOne({ email });
	const promised = promiseOf("vi", (await request())?.answerBy.toISOString());
	await expect(main).toContainText(
		`Nguyễn Thị Ví Dụ hoặc đồng nghiệp gọi số 0912 345 678 ${promised} để chốt ngày giờ.`,
	);
	await expect(main).toContainText("Tôi đồng ý với điều khoản sử dụng, và để Mây ERP gọi lại");

	const phone = page.getByRole("textbox", { name: "Số điện thoại" });
	const save = page.getByRole("button", { name: "Lưu thay đổi" });
	await type(phone, "0912 34");
	await save.click();
	await expect(page.getByRole("region", { name: "Vui lòng xem lại các mục sau" })).toBeFocused();
	await expect(phone).toHaveAccessibleDescription(/Số điện thoại không hợp lệ/);
	await expect(phone).toHaveValue("0912 34");
	await expectSound(page);
	await type(phone, "0987 654 321");
	await save.click();
	const notice = main.getByText("Đã lưu. Chúng tôi liên hệ theo thông tin mới.");
	await expect(notice).toBeFocused();
	await expect(main).toContainText(
		`Nguyễn Thị Ví Dụ hoặc đồng nghiệp gọi số 0987 654 321 ${promised} để chốt ngày giờ.`,
	);
	expect(await request()).toMatchObject({ phone: "0987654321", email });

	await page.getByRole("button", { name: "Rút lại sự đồng ý" }).click();
	await expect(main.getByText("Đã rút lại sự đồng ý.")).toBeFocused();
	await expect(main).toContainText("Chúng tôi không gửi thông tin, ưu đãi nữa.");
	await expect(page.getByRole("button", { name: "Rút lại sự đồng ý" })).toHaveCount(0);
	expect(await request()).toMatchObject({ state: "waiting", consentWithdrawnAt: expect.any(Date) });

	const withdraw = page.getByRole("link", { name: "Rút yêu cầu" });
	await withdraw.click();
	await expect(at.heading).toHaveText("Rút yêu cầu này?");
	await page.getByRole("link", { name: "Giữ lại" }).click();
	expect(await request()).toMatchObject({ state: "waiting" });
	await withdraw.click();
	await page.getByRole("button", { name: "Rút yêu cầu" }).click();
	await expect(main.getByText("Đã rút yêu cầu.")).toBeFocused();
	await expect(main).toContainText("sẽ không ai liên hệ nữa");
	await expect(withdraw).toHaveCount(0);
	await page.goBack();
	await expect(at.heading).toHaveText("Yêu cầu demo của anh chị");
	expect(await request()).toMatchObject({ state: "ended", ending: "withdrawn", status: "closed" });

	const address = page.url();
	const requestId = `demo-${(await request())?._id}`;
	await page.getByRole("link", { name: "Xóa yêu cầu này" }).click();
	await expect(at.heading).toHaveText("Xóa hẳn yêu cầu này?");
	await page.getByRole("link", { name: "Giữ lại" }).click();
	await expect(at.heading).toHaveText("Yêu cầu demo của anh chị");
	await page.getByRole("link", { name: "Xóa yêu cầu này" }).click();
	await page.getByRole("button", { name: "Xóa hẳn" }).dblclick();
	await expect(at.heading).toHaveText("Đã xóa yêu cầu của anh chị");
	expect(await request()).toBeNull();
	expect(await db.collection("outbox").countDocuments({ $or: [{ to: email }, { requestId }] })).toBe(0);
	expect((await page.request.get(address)).status()).toBe(404);
});

test("what a visitor changes once their request is an inquiry reaches whoever works on it", {
	tag: "@js",
}, async ({ page, visitor, db, expectSound }) => {
	const email = `${unique()}@minhphat.vn`;
	const own = await sendForm(page.request, trial, { email });
	const lead = await db.collection("leads").findOne({ email });
	const rep = { request: await visitor() };
	const repEmail = await enter(rep, "Trần Minh Khôi");
	const request = requestIdOf("trial", lead?._id ?? "");
	await rep.request.post(`/portal/requests/${request}/take`, { form: { pressed: "yes" } });
	const id = await store(rep, db, { customerEmail: email, request });

	const main = page.getByRole("main");
	await page.goto(own);
	await expect(main).toContainText("Chúng tôi đang xử lý yêu cầu của anh chị.");
	await expect(main).toContainText("Người phụ trách: Trần Minh Khôi");
	await expect(main).toContainText("Yêu cầu trên vẫn được trả lời.");
	await type(page.getByRole("textbox", { name: "Số điện thoại" }), "0987 654 321");
	await page.getByRole("button", { name: "Lưu thay đổi" }).click();
	await expect(main.getByText("Đã lưu. Chúng tôi liên hệ theo thông tin mới.")).toBeFocused();
	await page.getByRole("button", { name: "Rút lại sự đồng ý" }).click();
	await expect(main.getByText("Đã rút lại sự đồng ý.")).toBeFocused();

	await enterAgain(page, repEmail);
	await page.goto(`/portal/inquiries/${id}`);
	await expect(
		page.getByText(/^The visitor corrected their phone or email · .*\n?.*→ 0987654321$/s),
	).toBeVisible();
	await expect(
		page.getByText("The customer has corrected how they are reached: 0987 654 321."),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Call 0987 654 321" })).toBeVisible();
	const inquiry = () => db.collection("salesInquiries").findOne({ customerEmail: email });
	expect((await inquiry())?.customerPhone).not.toBe("0987654321");
	await expectSound(page);
	await page.getByRole("button", { name: "Apply to the inquiry" }).click();
	await expect(page.getByText("The inquiry has the new contact details.").first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Apply to the inquiry" })).toHaveCount(0);
	expect(await inquiry()).toMatchObject({ customerPhone: "0987654321" });
	await expect(page.getByText(/^The visitor withdrew consent to information and offers · /)).toBeVisible();
	await db
		.collection("salesInquiries")
		.updateOne({ customerEmail: email }, { $set: { status: "completed" } });
	await page.goto(own);
	await expect(main).toContainText("không thấy ghi đã mở tài khoản dùng thử");
});

test("a message's e-mail is corrected without a phone; another language is chosen on the page", {
	tag: "@js",
}, async ({ page, db }) => {
	const [wrong, right] = [`${unique()}@minhphat.vn`, `${unique()}@minhphat.vn`];
	await page.goto(await sendForm(page.request, contact, { email: wrong, phone: "" }));
	const email = page.getByRole("textbox", { name: "Email" });
	await type(email, "khong phai email");
	await page.getByRole("button", { name: "Lưu thay đổi" }).click();
	await expect(email).toHaveAccessibleDescription("Email không hợp lệ");
	await type(email, right);
	await page.getByRole("button", { name: "Lưu thay đổi" }).click();
	await expect(page.getByText("Đã lưu. Chúng tôi liên hệ theo thông tin mới.")).toBeVisible();
	const stored = await db.collection("contactMessages").findOne({ email: right });
	const promised = promiseOf("vi", stored?.answerBy.toISOString());
	await expect(page.getByRole("main")).toContainText(
		`Nguyễn Thị Ví Dụ hoặc đồng nghiệp trả lời qua ${right} ${promised}.`,
	);
	expect(stored).not.toHaveProperty("phone");
	await expect.poll(() => mailsTo(right, "contact")).toHaveLength(1);

	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "English" }).click();
	await expect(page).toHaveURL(/\/en\/yeu-cau\/[0-9a-f]{32}/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message");
	await type(page.getByRole("textbox", { name: "Phone number" }), "call in office hours");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Saved. We will use your new details.")).toBeVisible();
	expect(await db.collection("contactMessages").findOne({ email: right })).toMatchObject({
		phone: "call in office hours",
	});
});
