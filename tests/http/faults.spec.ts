import { readPage } from "#tests/support/http.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { withOwnMongod } from "#tests/support/own-product.ts";
import { enter } from "#tests/support/portal.ts";
import { PostedForm } from "#tests/support/posted-form.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { expectValid } from "#tests/support/sound.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnMongod({ MONGODB_TIMEOUT_MS: "2000" });

test("while the database is away every form says so and loses nothing, and pages that need none still open", async ({
	page,
	product,
	request,
}) => {
	await enter(page);
	const ready = async () => (await request.get("/health/ready")).status();
	await expect.poll(ready).toBe(200);

	await product.mongod.stop();

	for (const form of [trial, demo, contact]) {
		const at = new PostedForm(page, form);
		await at.open();
		expect((await at.post()).status()).toBe(503);
		await expect(at.summary).toHaveText(form.failure);
		await expect(at.summary).toHaveAttribute("autofocus", "");
		expect(await at.values()).toEqual(form.answers);
		await expectValid(at.html);
		expect((await at.post({ email: "" })).status()).toBe(400);
		await expect(at.summary).toHaveText(/Vui lòng nhập email$/);
	}

	const own = await request.get(`/yeu-cau/${"0".repeat(32)}`);
	expect(own.status()).toBe(503);
	await page.setContent(await own.text());
	await expect(page.getByText("Khi liên hệ, anh chị đọc giúp chúng tôi mã này:")).toContainText(
		own.headers()["x-request-id"] ?? "no id",
	);

	expect(await ready()).toBe(503);
	expect((await request.get("/health/live")).status()).toBe(200);
	expect((await request.get("/")).status()).toBe(200);
	const fields = inquiryFields({ customerEmail: "ha@minhphat.example", notes: "Gọi sau 17h" });
	const form = { ...fields, submissionId: crypto.randomUUID(), openedBy: "of-the-page" };
	const inquiry = await readPage(await page.request.post("/portal/inquiry", { form }));
	expect(inquiry.status).toBe(503);
	expect(inquiry.refusal).toBe("Failed to submit inquiry. Please try again.");
	await page.setContent(inquiry.html);
	await expectValid(inquiry.html);
	for (const [field, value] of Object.entries(form)) {
		await expect(page.getByRole("main").locator(`[name="${field}"]`), field).toHaveValue(String(value));
	}

	// Where no page of the form can be shown, one offers to send the same again.
	const logged = { way: "phone", note: 'Gọi lại "sau 17h"', openedBy: "of-the-page", formId: "contact-log" };
	for (const [address, typed] of [
		["/portal/requests/contact-6560a1b2c3d4e5f6a7b8c9d0", logged],
		["/portal/requests/contact-6560a1b2c3d4e5f6a7b8c9d0/take", logged],
		["/portal/staff/invitations", { email: "moi@congty.vn", role: "sales" }],
		[`/yeu-cau/${"0".repeat(32)}`, { email: "ha@minhphat.example", phone: "0912 345 678" }],
	] as const) {
		const headers = { Accept: "text/html" };
		const asked = { form: { ...typed, proof: "mat-khau-that" }, headers };
		const unsent = await readPage(await page.request.post(address, asked));
		expect(unsent.status, address).toBe(503);
		for (const [field, value] of Object.entries(typed)) expect(unsent.value(field), address).toBe(value);
		expect(unsent.main).toMatch(/Send again|Gửi lại/);
		expect(unsent.html).not.toContain("mat-khau-that");
		await expectValid(unsent.html);
	}

	const login = { email: "ha@minhphat.example", password: "mat-khau-that" };
	const refused = await readPage(await page.request.post("/portal/login", { form: login }));
	expect([refused.status, refused.refusal], "who has a session").toEqual([
		503,
		"Failed to log in. Please check your credentials.",
	]);
	expect(refused.value("email")).toBe(login.email);

	for (const answer of [
		await page.request.get("/portal/dashboard"),
		await page.request.get("/portal/inquiry"),
	]) {
		expect(answer.status()).toBe(503);
		await page.setContent(await answer.text());
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The portal is briefly unavailable");
		await expect(page.getByText("No inquiries found")).toHaveCount(0);
		await expect(page.getByText("When you report this, add this code:")).toContainText(
			answer.headers()["x-request-id"] ?? "no id",
		);
		await expectValid(await answer.text());
	}
});
