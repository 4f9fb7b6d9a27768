import { localizedPath } from "#app/addresses/site.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { locales } from "#app/locales/index.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import { holdScripts } from "./hold.ts";
import { mailsTo } from "./mail-folder.ts";
import { readMail } from "./mailbox.ts";
import { PublicFormPage, saying } from "./public-form-page.ts";
import type { PublicForm } from "./public-forms.ts";
import { expect, scriptsRun, test, unique } from "./test.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/**
 * The journeys through a public form; what it accepts and stores, and what it says in every language, is in
 * tests/http/public-forms.spec.ts.
 * @param alsoWithoutScripts one form stands for all, as what the others answer is read over HTTP
 */
export function testPublicForm(form: PublicForm, { alsoWithoutScripts = false } = {}): void {
	const tag = alsoWithoutScripts ? [] : ["@js"];
	const newAddress = () => `${unique()}@minhphat.vn`;

	test("an empty form names all that is missing; once sent, the visitor reads what happens next", {
		tag,
	}, async ({ page, db, expectSound }) => {
		const email = newAddress();
		const at = new PublicFormPage(page, form);
		await page.setViewportSize(phone);
		await at.open();
		await expect(at.main.locator("#website")).toBeHidden();
		await expect(at.main.getByRole("textbox", { name: "Để trống ô này" })).toHaveCount(0);

		await at.send();
		await expect(at.summary).toBeFocused();
		await expect(at.summary.getByRole("link")).toHaveCount(Object.keys(form.required).length);
		for (const [field, message] of Object.entries(form.required)) {
			await expect(at.control(field)).toHaveAccessibleDescription(saying(message));
		}
		// The desktop's visitor wants no motion; on the phone each link scrolls smoothly.
		for (const [viewport, reducedMotion] of [
			[desktop, "reduce"],
			[phone, "no-preference"],
		] as const) {
			await page.setViewportSize(viewport);
			await page.emulateMedia({ reducedMotion });
			await expectSound(page);
			for (const [field, message] of Object.entries(form.required)) {
				await at.summary.getByRole("link", { name: message, exact: true }).click();
				await expect(at.control(field)).toBeFocused();
				await expect(at.control(field)).toBeInViewport({ ratio: 1 });
				await expect(at.label(field)).toBeInViewport({ ratio: 1 });
			}
		}
		for (const message of Object.values(form.required).reverse()) {
			await at.summary.getByRole("link", { name: message, exact: true }).click();
		}
		const [first = ""] = Object.keys(form.required);
		await expect(at.control(first)).toBeFocused();
		await expect(at.label(first)).toBeInViewport({ ratio: 1 });

		await at.answerAll({ email });
		await at.send();
		await expect(at.heading).toHaveText(form.sent);
		await expect(at.main.getByRole("listitem")).toHaveCount(3);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		for (const viewport of [desktop, phone]) {
			await page.setViewportSize(viewport);
			await expectSound(page);
		}

		const { consent: _given, ...answers } = form.answers;
		const stored = await db.collection(form.collection).findOne({ email });
		expect(stored).toMatchObject({ ...answers, ...form.stored, email, language: "vi" });
		expect(Date.now() - stored?.createdAt.getTime()).toBeLessThan(60_000);
		const deadline = promiseOf("vi", stored?.answerBy.toISOString());
		await expect(at.main).toContainText(deadline);
		const requestId = `${form.name}-${stored?._id}`;
		const kinds = await db.collection("outbox").distinct("kind", { requestId });
		expect(kinds).toEqual([form.name, `${form.name}Note`]);
		const told = async () => (await mailsTo(email, form.name)).map((mail) => readMail(mail).text);
		await expect.poll(told).toEqual([expect.stringContaining(deadline)]);
		const notes = async () =>
			(await mailsTo("xinchao@may-erp.example", `${form.name}Note`))
				.map(readMail)
				.filter(({ head }) => head.includes(email));
		const noted = {
			head: expect.stringContaining(`Reply-To: ${email}`),
			text: expect.stringContaining(deadline.replace("\u00a0", " ")),
		};
		await expect.poll(notes).toEqual([noted]);
		expect(await db.collection(form.collection).countDocuments({ email: { $in: ["", null] } })).toBe(0);

		await at.main.getByRole("link", { name: form.again }).click();
		for (const field of Object.keys(form.answers)) expect(await at.value(field)).toBe("");
	});

	test("long words widen nothing; a double click, a reload and going back store one request, and its page says in its title what became of it", {
		tag,
	}, async ({ page, db }) => {
		const expectFitting = async () => {
			for (const width of [320, 360]) {
				await page.setViewportSize({ width, height: 740 });
				const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
				expect(isWider, `wider than ${width} px`).toBe(false);
			}
		};
		const email = `${unique()}${"a".repeat(50)}@${"b".repeat(60)}.vn`;
		const name = "W".repeat(120);
		const at = new PublicFormPage(page, form);
		await page.setViewportSize({ width: 320, height: 740 });
		await at.open();
		await at.answerAll({ email, [form.answers.name ? "name" : "contactName"]: name });
		await expectFitting();
		await at.submit.dblclick();
		await expect(at.heading).toHaveText(form.sent);
		await expect(at.main).toContainText(name);
		await expectFitting();
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
}

/** What forms have in common, whatever they ask for; shown with one that has controls of every kind. */
export function testFormInBrowser(form: PublicForm): void {
	test("a language chosen in another tab takes nothing from a form that is sent afterwards", async ({
		page,
		db,
	}) => {
		const email = `${unique()}@minhphat.vn`;
		const at = new PublicFormPage(page, form);
		await at.open();
		await at.answerAll({ email });
		const tab = await page.context().newPage();
		await tab.goto("/");
		await tab.locator("summary", { hasText: locales.vi.languages.choose }).click();
		await tab.getByRole("button", { name: languageFacts.en.name }).click();
		await expect(tab).toHaveURL(localizedPath("en", "/"));
		await tab.close();
		await at.send();
		await expect(page).toHaveURL(new RegExp(`[0-9]${form.path}\\?sent=`));
		await page.waitForLoadState("networkidle");
		await expect(at.heading).toHaveText(form.sent);
		expect(await db.collection(form.collection).countDocuments({ email })).toBe(1);
	});

	test.describe("where scripts run", { tag: "@js" }, () => {
		test("after a refused submit each field takes what is typed, and says at once whether it will do; without a network nothing typed is lost", async ({
			page,
			allowConsole,
		}) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.send();
			let left = Object.entries(form.required);
			for (const [field, message] of Object.entries(form.required)) {
				await expect(at.control(field)).toHaveAccessibleDescription(saying(message));
				await at.answer(field, form.answers[field] ?? "");
				await expect(at.control(field)).toHaveAccessibleDescription(/^(?!.*Vui lòng)/);
				left = left.filter(([name]) => name !== field);
				await expect(at.summary.getByRole("link")).toHaveText(left.map(([, message]) => message));
			}
			for (const [field, value] of Object.entries(form.answers)) {
				if (!(field in form.required)) await at.answer(field, value);
			}
			await at.answer("email", "");
			await expect(at.control("email")).toHaveAccessibleDescription(form.required.email ?? "");
			await at.answer("email", form.answers.email ?? "");
			for (const { field, typed, message } of form.invalid) {
				await at.answer(field, typed);
				await expect(at.control(field)).toHaveAccessibleDescription(saying(message));
				await expect(at.summary.getByRole("link")).toHaveText([message]);
				await at.answer(field, form.answers[field] ?? "");
			}
			await at.answer("email", "ha@minhphat");
			await expect(at.control("email")).toHaveAccessibleDescription("Email không hợp lệ");
			await expect(at.control("email")).toBeFocused();
			await at.send();
			await expect(at.summary).toBeFocused();
			await expect(at.summary.getByRole("link")).toHaveText(["Email không hợp lệ"]);

			await at.answer("email", form.answers.email ?? "");
			allowConsole(/ERR_FAILED/);
			await page.route("**/*.data*", async (route) => {
				await expect(at.submit).toHaveText("Đang gửi...");
				await expect(at.submit).toBeDisabled();
				await expect(page.getByRole("status")).toHaveText("Đang gửi...");
				await route.abort();
			});
			await at.send();
			await expect(at.summary).toHaveText(form.failure);
			await expect(at.summary).toBeFocused();
			await expect(at.submit).toBeEnabled();
			for (const [field, value] of Object.entries(form.answers)) expect(await at.value(field)).toBe(value);
		});

		test("going back before the scripts run shows the page that was there", async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll({ email: `${unique()}@minhphat.vn` });
			await at.send();
			await expect(at.heading).toHaveText(form.sent);
			const scripts = await holdScripts(page);
			await page.reload({ waitUntil: "commit" });
			await expect(at.heading).toHaveText(form.sent);
			await page.evaluate(() => history.back());
			await expect(at.submit).toBeVisible();
			scripts.release();
		});

		test("going back while React takes the page over shows the page that was there", async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll({ email: `${unique()}@minhphat.vn` });
			await at.send();
			await expect(at.heading).toHaveText(form.sent);
			await page.addInitScript(goBackOnceTheRouterStands);
			await page.reload();
			await expect(at.submit).toBeVisible();
		});

		test("who chooses another language keeps what was typed, and agrees anew", async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await at.open();
			await at.answerAll();
			const { shownAt } = await at.hiddenValues();
			await page.locator("summary", { hasText: locales.vi.languages.choose }).click();
			await page.getByRole("button", { name: languageFacts.en.name }).click();
			const inEnglish = new PublicFormPage(page, form, "en");
			await expect(inEnglish.control("email")).toHaveValue(form.answers.email ?? "");
			const { consent: _given, ...typed } = form.answers;
			for (const [field, value] of Object.entries(typed)) {
				expect(await inEnglish.value(field), field).toBe(value);
			}
			if (form.answers.consent) await expect(inEnglish.control("consent")).not.toBeChecked();
			expect((await inEnglish.hiddenValues()).shownAt).toBe(shownAt);
			await page.reload();
			await expect(inEnglish.control("email")).toHaveValue("");
		});

		test("sent while the page still scrolls smoothly, it begins at its top", async ({ page }) => {
			const at = new PublicFormPage(page, form);
			await page.setViewportSize(phone);
			await at.open();
			await at.answerAll({ email: `${unique()}@minhphat.vn` });
			await scriptsRun(page);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			await at.submit.press("Enter");
			await expect(at.heading).toHaveText(form.sent);
			const restingPlace = page.evaluate(async () => {
				for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
				return scrollY;
			});
			expect(await restingPlace).toBe(0);
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
	});
}

/** As on a slow phone: the router has the other page long before React's next slice of work. */
function goBackOnceTheRouterStands(): void {
	if (sessionStorage.wentBack) return;
	let router: unknown;
	Object.defineProperty(window, "__remixRouter", {
		get: () => router,
		set(created) {
			router = created;
			sessionStorage.wentBack = "yes";
			const { postMessage } = MessagePort.prototype;
			MessagePort.prototype.postMessage = function (...message: [unknown]) {
				setTimeout(() => postMessage.apply(this, message), 1_000);
			};
			history.back();
			for (const yieldAt = performance.now() + 20; performance.now() < yieldAt; );
		},
	});
}
