import type { Connection } from "mongoose";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { readPage } from "#tests/support/http.ts";
import { enterAsAdmin } from "#tests/support/portal.ts";
import { PostedForm } from "#tests/support/posted-form.ts";
import { saying } from "#tests/support/public-form-page.ts";
import { contact, demo, type PublicForm, trial } from "#tests/support/public-forms.ts";
import { expectValid } from "#tests/support/sound.ts";
import { expect, test, unique } from "#tests/support/test.ts";

const nameField = (form: PublicForm) => (form.answers.name ? "name" : "contactName");

const marked = (form: PublicForm) => ({
	email: `${unique()}@minhphat.vn`,
	[nameField(form)]: `Nguyễn Thu Hà ${unique()}`,
});

const countStored = (db: Connection, { collection }: PublicForm, answers: Record<string, string>) =>
	db.collection(collection).countDocuments({ $or: Object.entries(answers).map(([k, v]) => ({ [k]: v })) });

for (const form of [trial, demo, contact]) {
	const refused = [
		...Object.entries(form.required).map(([field, message]) => ({ field, typed: "", message })),
		...form.invalid,
	];
	test(`${form.name}: each wrong answer gets its message alone, with the rest as typed, and nothing is stored`, async ({
		page,
		db,
	}) => {
		const at = new PostedForm(page, form);
		await at.open();
		const mine = marked(form);
		for (const { field, typed, message } of refused) {
			const what = `${field} "${typed.slice(0, 20)}"`;
			const answers = { ...form.answers, ...mine, [field]: typed };
			expect((await at.post(answers)).status(), what).toBe(400);
			const link = at.summary.getByRole("link");
			await expect(link, what).toHaveText([message]);
			const id = (await at.control(field).getAttribute("id")) ?? "no id";
			await expect(link, what).toHaveAttribute("href", `#${id}`);
			await expect(at.control(field), what).toHaveAccessibleDescription(saying(message));
			expect(await at.values(), what).toEqual(answers);
		}
		expect(await countStored(db, form, mine)).toBe(0);
		expect((await at.post(mine)).status()).toBe(200);
		expect(await countStored(db, form, mine)).toBe(1);
	});

	test(`${form.name}: in every language the messages are translated, and what is stored is Vietnamese`, async ({
		page,
		db,
	}) => {
		const { consent: _given, ...answers } = form.answers;
		for (const language of languages) {
			const mine = marked(form);
			const at = new PostedForm(page, form, language);
			await at.open();
			await expectValid(at.html);
			for (const list of await at.main.locator("form[method=post] select").all()) {
				const name = (await list.getAttribute("name")) ?? "";
				await expect(list.locator(`option[value="${form.answers[name]}"]`), name).toHaveCount(1);
			}
			await at.post(Object.fromEntries(Object.keys(form.answers).map((field) => [field, ""])));
			const errors: Record<string, string> = locales[language].form?.errors ?? locales.vi.form.errors;
			await expect(at.summary.getByRole("link")).toHaveText(
				Object.keys(form.required).map((field) => errors[`${field}Required`] ?? ""),
			);
			await expectValid(at.html);

			await at.post(mine);
			await expect(at.submit).toHaveCount(0);
			await expect(page).toHaveTitle(await at.heading.innerText());
			await expectValid(at.html);
			expect(await db.collection(form.collection).findOne({ email: mine.email })).toMatchObject({
				...answers,
				...form.stored,
				...mine,
				phone: expect.any(String),
				...(form.stored.consent ? { agreedTo: expect.objectContaining({ language }) } : {}),
				language,
			});
		}
	});

	test(`${form.name}: sent again it is stored once, and under the same id with other answers, as after going back, both are`, async ({
		page,
		db,
	}) => {
		const at = new PostedForm(page, form);
		await at.open();
		const [one, other] = [marked(form), marked(form)];
		for (const answers of [one, one, other]) {
			expect((await at.post(answers)).status()).toBe(200);
			await expect(at.heading).toHaveText(form.sent);
		}
		expect(await countStored(db, form, one)).toBe(1);
		expect(await countStored(db, form, other)).toBe(1);
	});

	test(`${form.name}: a language chosen meanwhile takes nothing from it`, async ({ page, db }) => {
		const at = new PostedForm(page, form);
		await at.open();
		const mine = marked(form);
		const answer = await at.post(mine, { Cookie: "language=en" });
		expect(answer.url()).toMatch(new RegExp(`[0-9]${form.path}\\?sent=`));
		await expect(at.heading).toHaveText(form.sent);
		expect(await countStored(db, form, mine)).toBe(1);
	});
}

test("demo: once it is sent, choosing the hour comes first", async ({ page }) => {
	const at = new PostedForm(page, demo);
	await at.open();
	await at.post(marked(demo));
	await expect(at.main.getByRole("heading")).toHaveText([demo.sent, "Chọn giờ demo", /./, /./, /./]);
});

test("nobody else learns from the address of what was sent who has sent it", async ({ page, visitor }) => {
	const at = new PostedForm(page, trial);
	await at.open();
	// Neither the name nor the number that the form gives as an example.
	const [contactName, phone] = [`Trần Thị ${unique()}`, "0987 654 321"];
	const mine = { ...marked(trial), contactName, phone };
	const answer = await at.post(mine);
	const shown = (name: string) => page.getByText(name).count();
	expect(await shown(mine.email ?? "")).toBe(1);
	expect(await (await page.request.get(answer.url())).text()).toContain(mine.email);
	const others = await (await visitor()).get(answer.url());
	expect(others.status()).toBe(200);
	const theirs = await readPage(others);
	expect(theirs.main).toContain(trial.sent);
	for (const secret of [mine.email ?? "", contactName, phone, "yeu-cau/"]) {
		expect(theirs.html).not.toContain(secret);
		expect(decodeURIComponent(answer.url())).not.toContain(secret);
	}
});

test("a name, an address and a number that are written otherwise come whole to the portal", async ({
	page,
	db,
}) => {
	const at = new PostedForm(page, trial);
	await at.open();
	const mine = unique();
	const typed = {
		contactName: "李小明 \u202eelpmaxe.kcatta\u202c",
		companyName: `\u00d0ại Ph\u00adát ${mine}`,
		email: ` ha-${mine}\uff20minhphát.vn\u200b`,
		phone: "028 3823 4567 máy lẻ 12",
	};
	expect((await at.post(typed)).status()).toBe(200);
	const [shown, stored] = [`ha-${mine}@minhphát.vn`, `ha-${mine}@xn--minhpht-mwa.vn`];
	await expect(at.main).toContainText(shown);
	expect(await db.collection("leads").findOne({ email: stored })).toMatchObject({
		contactName: "李小明 elpmaxe.kcatta",
		phone: "02838234567 máy lẻ 12",
	});

	await enterAsAdmin(page);
	for (const words of ["小明", `đại phát ${mine}`, shown]) {
		const list = await readPage(
			await page.request.get(`/portal/requests?${new URLSearchParams({ q: words })}`),
		);
		expect(list.main, words).toContain("李小明 elpmaxe.kcatta");
		expect(list.html).toMatch(/href="tel:02838234567"[^>]*>028 3823 4567 máy lẻ 12</);
		const [, address = ""] = /href="(\/portal\/requests\/trial-[^"?]*)/.exec(list.html) ?? [];
		const request = await readPage(await page.request.get(address));
		expect(request.html).toContain(`href="mailto:${stored}"`);
		expect(request.main).toContain(shown);
	}
});

for (const [typed, phone, shown] of [
	["+84 912.345.678", "0912345678", "0912 345 678"],
	["02838 222 333 ", "02838222333", "028 3822 2333"],
	["+31 (0)6 1234–5678", "+31612345678", "+31 6 12345678"],
] as const) {
	test(`the phone number "${typed}" is understood`, async ({ page, db }) => {
		const at = new PostedForm(page, trial);
		await at.open();
		const mine = marked(trial);
		await at.post({ ...mine, phone: typed });
		await expect(at.heading).toHaveText(trial.sent);
		await expect(at.main).toContainText(shown);
		expect(await db.collection("leads").findOne({ email: mine.email })).toMatchObject({ phone });
	});
}

test("a number that its country does not have is refused, and nothing typed is lost", async ({ page }) => {
	const answers = { ...trial.answers, phone: "+31 6 123456" };
	const at = new PostedForm(page, trial);
	await at.open();
	expect((await at.post(answers)).status()).toBe(400);
	await expect(at.summary.getByRole("link")).toHaveText([locales.vi.form.errors.foreignPhoneInvalid]);
	expect(await at.values()).toEqual(answers);
});

test("demo: only what is asked for is needed", async ({ page, db }) => {
	const at = new PostedForm(page, demo);
	await at.open();
	const mine = marked(demo);
	await at.post({ ...mine, position: "", interest: "", notes: "" });
	await expect(at.heading).toHaveText(demo.sent);
	const stored = await db.collection("demoRequests").findOne({ email: mine.email });
	expect(stored).not.toBeNull();
	for (const field of ["position", "interest", "notes"]) expect(stored).not.toHaveProperty(field);
});

test("contact: a message sent from its second address, without a phone number, is stored", async ({
	page,
	db,
}) => {
	const at = new PostedForm(page, { ...contact, path: "/contact" });
	await at.open();
	const mine = marked(contact);
	await at.post({ ...mine, phone: "" });
	await expect(at.heading).toHaveText(contact.sent);
	const stored = await db.collection("contactMessages").findOne({ email: mine.email });
	expect(stored).not.toBeNull();
	expect(stored).not.toHaveProperty("phone");
});
