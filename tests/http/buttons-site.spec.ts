import { expect, test, unique } from "#tests/support/http.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { Reader } from "#tests/support/reader.ts";

// Each form of the site as its own page has it, sent by its own button, without JavaScript; the three of
// tests/http/public-forms.spec.ts are tried in all their answers there.

test("a language is picked, a guide found by a search, and read in another language", async ({ request }) => {
	const at = new Reader(request);
	await at.open("/docs");
	await at.press("Tìm", { q: "lam sao khoa so thang" });
	expect(at.page.main).toContain("Mở phân hệ Kế toán, chọn “Khóa sổ”, chọn tháng.");
	await at.follow("Khóa sổ cuối tháng");
	await at.press("中文");
	expect([at.place, at.page.heading]).toEqual(["/zh/docs/khoa-so-thang", "月末结账"]);
	await at.open("/features");
	expect(at.place, "it is remembered").toBe("/zh/features");
});

test("a demo's hour is picked, moved and given up by who asked for it", async ({ request, db }) => {
	const email = `${unique()}@minhphat.vn`;
	const own = await sendForm(request, demo, { email });
	const at = new Reader(request);
	await at.open(own);
	await at.press("Đặt giờ này");
	expect(at.page.main).toContain("Vui lòng chọn một giờ");
	const hours = at.page.$("input[name=hour]").toArray();
	const [first = "", second = ""] = hours.slice(-2).map((hour) => String(at.page.$(hour).val()));
	const booked = async () => (await db.collection("demoRequests").findOne({ email }))?.demoAt;
	await at.press("Đặt giờ này", { hour: first });
	expect(await booked()).toEqual(new Date(first));
	expect(at.page.main).toContain("Hẹn demo: ");
	await at.open(own);
	await at.follow("Đổi sang giờ khác");
	await at.press("Đặt giờ này", { hour: second });
	expect(await booked()).toEqual(new Date(second));
	await at.open(own);
	await at.press("Hủy giờ hẹn");
	expect(at.page.main).toContain("Đã hủy giờ hẹn.");
	expect(await booked()).toBeUndefined();
});

test("who sent a form corrects it, withdraws the consent and the request, and has it erased", async ({
	request,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const stored = () => db.collection(demo.collection).findOne({ email });
	const at = new Reader(request);
	await at.open(await sendForm(request, demo, { email }));
	await at.press("Lưu thay đổi", { phone: "0912 34" });
	expect(at.page.description("phone")).toContain("Số điện thoại không hợp lệ");
	expect(at.page.value("phone")).toBe("0912 34");
	await at.press("Lưu thay đổi", { phone: "0987 654 321" });
	expect(at.page.main).toContain("Đã lưu. Chúng tôi liên hệ theo thông tin mới.");
	await at.press("Rút lại sự đồng ý");
	expect(at.page.main).toContain("Đã rút lại sự đồng ý.");
	expect(await stored()).toMatchObject({ phone: "0987654321", consentWithdrawnAt: expect.any(Date) });
	await at.follow("Rút yêu cầu");
	await at.press("Rút yêu cầu");
	expect(at.page.main).toContain("Đã rút yêu cầu.");
	await at.follow("Xóa yêu cầu này");
	await at.press("Xóa hẳn");
	expect(at.page.heading).toBe("Đã xóa yêu cầu của anh chị");
	expect(await stored()).toBeNull();
});

test("the price list's answer becomes a quotation, and a message that asks for it", async ({
	request,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new Reader(request);
	await at.open("/pricing");
	await at.press("Tính giá");
	expect(at.page.main).toContain("Vui lòng nhập số người dùng bằng chữ số");
	await at.press("Tính giá", { users: "18", modules: ["exportOrders"] });
	expect(at.page.main).toContain("Anh chị cần Đơn hàng xuất khẩu: gói Professional mới có đủ.");
	await at.follow("Xem và in báo giá");
	await at.press("Ghi lên báo giá", { company: "Cơ khí Minh Phát" });
	expect(at.page.main).toContain("Kính gửi Cơ khí Minh Phát");
	await at.follow("Xin bản có ký, đóng dấu");
	await at.press("Gửi tin nhắn", { name: "Nguyễn Thu Hà", email });
	expect(at.page.heading).toBe(contact.sent);
	const stored = await db.collection(contact.collection).findOne({ email });
	expect(stored?.message).toContain("Số người dùng: 18\n");
});

test("the plan chosen on the price list comes along, through a refusal, too", async ({ request, db }) => {
	const at = new Reader(request);
	const email = `${unique()}@minhphat.vn`;
	await at.open("/dung-thu?plan=professional");
	const button = "Dùng thử 10 ngày miễn phí";
	const { consent = "", ...answers } = trial.answers;
	await at.press(button, { ...answers, email });
	expect(at.page.main).toContain("Gói anh chị quan tâm: Professional");
	await at.press(button, { consent });
	expect(at.page.heading).toBe(trial.sent);
	expect(await db.collection("leads").findOne({ email })).toMatchObject({ visit: { plan: "professional" } });
});
