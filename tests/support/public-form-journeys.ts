import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { holdScripts } from "./hold.ts";
import { PublicFormPage } from "./public-form-page.ts";
import type { PublicForm } from "./public-forms.ts";
import { expect, scriptsRun, test, unique } from "./test.ts";

const viewports = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

/** The journeys that all public forms have in common. */
export function testPublicForm(form: PublicForm): void {
	// Key by key a form takes its time.
	test.slow();
	const newAddress = () => `${unique()}@minhphat.vn`;

	for (const [device, viewport] of Object.entries(viewports)) {
		test.describe(device, () => {
			test.use({ viewport });

			test("what is sent is stored, and the visitor reads what happens next", async ({
				page,
				db,
				expectSound,
			}) => {
				const email = newAddress();
				const at = new PublicFormPage(page, form);
				await at.open();
				await expectSound(page);
				await at.answerAll({ email });
				await at.send();

				await expect(at.heading).toHaveText(form.sent);
				await expect(at.main.getByRole("listitem")).toHaveCount(3);
				expect(await page.evaluate(() => scrollY)).toBe(0);
				await expectSound(page);

				const { consent: _given, ...answers } = form.answers;
				const stored = await db.collection(form.collection).findOne({ email });
				expect(stored).toMatchObject({ ...answers, ...form.stored, email, language: "vi" });
				expect(Date.now() - stored?.createdAt.getTime()).toBeLessThan(60_000);
				const mails = await db.collection("outbox").find({ to: email }).toArray();
				expect(mails.map(({ kind }) => kind)).toEqual(form.confirmed ? [form.name] : []);

				await at.main.getByRole("link", { name: form.again }).click();
				for (const field of Object.keys(form.answers)) expect(await at.value(field)).toBe("");
			});

			test("an empty form names all that is missing, and stores nothing", async ({
				page,
				db,
				expectSound,
			}) => {
				const at = new PublicFormPage(page, form);
				await at.open();
				await at.send();
				await expect(at.summary).toBeFocused();
				await expect(at.summary.getByRole("link")).toHaveCount(Object.keys(form.required).length);
				await expectSound(page);
				for (const [field, message] of Object.entries(form.required)) {
					await expect(at.control(field)).toHaveAccessibleDescription(new RegExp(message));
					await at.summary.getByRole("link", { name: message, exact: true }).click();
					await expect(at.control(field)).toBeFocused();
					await expect(at.control(field)).toBeInViewport({ ratio: 1 });
					await expect(at.label(field)).toBeInViewport({ ratio: 1 });
				}
				for (const message of Object.values(form.required).reverse()) {
					await at.summary.getByRole("link", { name: message, exact: true }).click();
				}
				const [first = ""] = Object.keys(form.required);
				await expect(at.control(first)).toBeFocused();
				await expect(at.label(first)).toBeInViewport({ ratio: 1 });
				expect(await db.collection(form.collection).countDocuments({ email: { $in: ["", null] } })).toBe(0);
			});
		});
	}

	for (const [field, message] of Object.entries(form.required)) {
		test(`without ${field}: its message alone, and the rest as typed`, async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll({ [field]: "" });
			await at.send();
			await expect(at.summary.getByRole("link")).toHaveText([message]);
			await expect(at.control(field)).toHaveAccessibleDescription(new RegExp(message));
			for (const [other, value] of Object.entries({ ...form.answers, [field]: "" })) {
				expect(await at.value(other), other).toBe(value);
			}
		});
	}

	for (const width of [320, 360]) {
		test(`at ${width} px long words widen nothing, neither the form nor what comes after it`, async ({
			page,
			db,
		}) => {
			const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
			const email = `${unique()}${"a".repeat(50)}@${"b".repeat(60)}.vn`;
			const name = "W".repeat(120);
			await page.setViewportSize({ width, height: 740 });
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll({ email, [form.answers.name ? "name" : "contactName"]: name });
			expect(await isWider()).toBe(false);
			await at.send();
			await expect(at.heading).toHaveText(form.sent);
			await expect(at.main).toContainText(name);
			expect(await isWider()).toBe(false);
			expect(await db.collection(form.collection).countDocuments({ email })).toBe(1);
		});
	}

	test("a language chosen in another tab takes nothing from a form that is sent afterwards", async ({
		page,
		db,
	}) => {
		const email = newAddress();
		const at = new PublicFormPage(page, form);
		await at.open();
		await at.answerAll({ email });
		const tab = await page.context().newPage();
		await tab.goto("/");
		await tab.locator("summary", { hasText: locales.vi.languages.choose }).click();
		await tab.getByRole("button", { name: locales.vi.languages.en }).click();
		await expect(tab).toHaveURL("/en");
		await tab.close();
		await at.send();
		await expect(page).toHaveURL(new RegExp(`[0-9]${form.path}\\?sent=`));
		await page.waitForLoadState("networkidle");
		await expect(at.heading).toHaveText(form.sent);
		expect(await db.collection(form.collection).countDocuments({ email })).toBe(1);
	});

	for (const { field, typed, message } of form.invalid) {
		test(`${field} "${typed.slice(0, 20)}": ${message}`, async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll({ [field]: typed });
			await at.send();
			await expect(at.summary.getByRole("link")).toHaveText([message]);
			expect(await at.value(field)).toBe(typed);
		});
	}

	test("a double click, a reload and going back store one request, and its page says in its title what became of it", async ({
		page,
		db,
	}) => {
		const email = newAddress();
		const at = new PublicFormPage(page, form);
		await at.open();
		await at.answerAll({ email });
		await at.submit.dblclick();
		await expect(at.heading).toHaveText(form.sent);
		await expect(page).toHaveTitle(form.sent);
		await page.reload();
		await expect(at.heading).toHaveText(form.sent);
		await page.goBack();
		await expect(at.submit).toBeVisible();
		await expect(page).not.toHaveTitle(form.sent);
		await page.goForward();
		await expect(at.heading).toHaveText(form.sent);
		expect(await db.collection(form.collection).countDocuments({ email })).toBe(1);
	});

	test("going back to send it again with other answers stores both", async ({
		page,
		db,
		javaScriptEnabled,
	}) => {
		test.skip(javaScriptEnabled !== false, "where scripts run, the form is gone once it is sent");
		const emails = [newAddress(), newAddress()];
		const at = new PublicFormPage(page, form);
		await at.open();
		const id = await at.submissionId.inputValue();
		for (const email of emails) {
			// Some browsers show the page anew when going back, and some as it was.
			await at.submissionId.evaluate((input: HTMLInputElement, id) => input.setAttribute("value", id), id);
			await at.answerAll({ email });
			await at.send();
			await expect(at.heading).toHaveText(form.sent);
			await page.goBack();
		}
		expect(await db.collection(form.collection).countDocuments({ email: { $in: emails } })).toBe(2);
	});

	for (const language of languages.filter((language) => language !== "vi")) {
		test(`in ${language}: the messages are translated, and what is stored is Vietnamese`, async ({
			page,
			db,
			expectSound,
		}) => {
			const email = newAddress();
			const at = new PublicFormPage(page, form, language);
			await at.open();
			await at.send();
			const errors: Record<string, string> = locales[language].form?.errors ?? {};
			await expect(at.summary.getByRole("link")).toHaveText(
				Object.keys(form.required).map((field) => errors[`${field}Required`] ?? ""),
			);
			await expectSound(page);
			await at.answerAll({ email });
			await at.send();
			await expect(at.submit).toHaveCount(0);
			await expect(page).toHaveTitle(await at.heading.innerText());
			const { consent: _given, ...answers } = form.answers;
			expect(await db.collection(form.collection).findOne({ email })).toMatchObject({
				...answers,
				email,
				phone: expect.any(String),
				language,
			});
		});
	}

	test.describe("where scripts run", () => {
		test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

		test("after a refused submit each field takes what is typed, and loses its message meanwhile", async ({
			page,
		}) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.send();
			let left = Object.entries(form.required);
			for (const [field, message] of Object.entries(form.required)) {
				await expect(at.control(field)).toHaveAccessibleDescription(new RegExp(message));
				await at.answer(field, form.answers[field] ?? "");
				await expect(at.control(field)).toHaveAccessibleDescription(/^(?!.*Vui lòng)/);
				left = left.filter(([name]) => name !== field);
				await expect(at.summary.getByRole("link")).toHaveText(left.map(([, message]) => message));
			}
			await at.answer("email", "");
			await expect(at.control("email")).toHaveAccessibleDescription(form.required.email ?? "");
			await at.answer("email", "ha@minhphat");
			await expect(at.control("email")).toHaveAccessibleDescription("Email không hợp lệ");
			await expect(at.control("email")).toBeFocused();
		});

		test("scripts come after the first picture, and take nothing from who began before them", async ({
			page,
		}) => {
			const [field = ""] = Object.keys(form.required);
			const typed = form.answers[field] ?? "";
			const at = new PublicFormPage(page, form);
			const scripts = await holdScripts(page);
			await page.goto(form.path, { waitUntil: "commit" });
			await at.submit.click();
			await expect(at.summary).toBeFocused();
			await at.answer(field, typed);
			scripts.release();
			await scriptsRun(page);
			await expect(at.control(field)).toBeFocused();
			expect(await at.value(field)).toBe(typed);
			await at.summary.getByRole("link").last().click();
			await expect(at.summary).not.toBeFocused();
			const { firstPicture, firstScript } = await page.evaluate(() => ({
				firstPicture: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
				firstScript: Math.min(
					...performance
						.getEntriesByType("resource")
						.filter(({ name }) => name.endsWith(".js"))
						.map(({ startTime }) => startTime),
				),
			}));
			expect(firstScript).toBeGreaterThan(firstPicture);
		});

		test("going back before the scripts run shows the page that was there", async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll({ email: newAddress() });
			await at.send();
			await expect(at.heading).toHaveText(form.sent);
			const scripts = await holdScripts(page);
			await page.reload({ waitUntil: "commit" });
			await expect(at.heading).toHaveText(form.sent);
			await page.evaluate(() => history.back());
			await expect(at.submit).toBeVisible();
			scripts.release();
		});

		test("who chooses another language keeps what was typed, and agrees anew", async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll();
			await page.locator("summary", { hasText: locales.vi.languages.choose }).click();
			await page.getByRole("button", { name: locales.vi.languages.en }).click();
			const inEnglish = new PublicFormPage(page, form, "en");
			await expect(inEnglish.control("email")).toHaveValue(form.answers.email ?? "");
			const { consent: _given, ...typed } = form.answers;
			for (const [field, value] of Object.entries(typed)) {
				expect(await inEnglish.value(field), field).toBe(value);
			}
			if (form.answers.consent) await expect(inEnglish.control("consent")).not.toBeChecked();
			await page.reload();
			await expect(inEnglish.control("email")).toHaveValue("");
		});

		test("while it is sent the button says so; without a network nothing typed is lost", async ({
			page,
			allowConsole,
		}) => {
			allowConsole(/ERR_FAILED/);
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll();
			await page.route("**/*.data*", async (route) => {
				await expect(at.submit).toHaveText("Đang gửi...");
				await expect(at.submit).toBeDisabled();
				await route.abort();
			});
			await at.send();
			await expect(at.summary).toHaveText(form.failure);
			await expect(at.summary).toBeFocused();
			await expect(at.submit).toBeEnabled();
			for (const [field, value] of Object.entries(form.answers)) expect(await at.value(field)).toBe(value);
		});
	});
}
