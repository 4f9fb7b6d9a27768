import type { Page } from "playwright/test";
import { moments, places, test } from "#tests/support/extension.ts";
import { holdScripts } from "#tests/support/hold.ts";
import { enter, enterAgain, store, storedInquiry } from "#tests/support/portal.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { logIn, logInquiry } from "#tests/support/staff.ts";
import { expect, test as shared, unique } from "#tests/support/test.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

/** Which form is sent where the extension comes in. */
const sentAt = { start: trial, end: demo, idle: contact, always: contact };

/** React has taken the page over: it has put its own data at the elements. */
const isTakenOver = () =>
	Object.keys(document.querySelector("#page-root")?.firstElementChild ?? {}).some((key) =>
		key.startsWith("__react"),
	);

/** Goes from field to field at every turn of the browser, also between two steps of React's. @returns where it ended */
const goRound = (fields: Element[]) =>
	new Promise<string>((resolve) => {
		const turn = new MessageChannel();
		let index = 0;
		turn.port1.onmessage = () => {
			const field = fields[index % fields.length] as HTMLInputElement;
			if (!field.isConnected) return resolve((fields[(index - 1) % fields.length] as HTMLInputElement).name);
			field.focus();
			index++;
			turn.port2.postMessage("");
		};
		turn.port2.postMessage("");
	});

async function openTrialWithoutScripts(page: Page) {
	const scripts = await holdScripts(page);
	const at = new PublicFormPage(page, trial);
	await page.goto(at.address, { waitUntil: "commit" });
	return { at, scripts };
}

async function expectAlive(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.waitForFunction(isTakenOver);
	await expect(page.locator("html[data-foreign]")).toBeAttached();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("with nodes of an extension", { tag: "@js" }, () => {
	// One browser for each place: the extension asks at every page when to come in.
	for (const place of places) {
		test(`${place}: whenever they come, every page that scripts take over is there, and its form is sent`, async ({
			page,
			db,
			putForeignNodes,
		}) => {
			const staff = await enter(page);
			const request = `/portal/requests/${await sendRequest(page, db, "demo")}`;
			const inquiry = `/portal/inquiries/${await store(page, db)}`;
			for (const moment of moments) {
				await test.step(moment, async () => {
					await putForeignNodes(place, moment);
					await page.context().clearCookies({ name: /session/ });
					const email = `${unique()}@minhphat.vn`;
					const form = sentAt[moment];
					const at = new PublicFormPage(page, form);
					// Before the first script and for ever after; what lies between differs in the moment alone.
					const everyPage = moment === "start" || moment === "always";
					const forms = everyPage ? [trial, demo, contact].filter((other) => other !== form) : [];
					for (const { path } of [...forms, form]) await expectAlive(page, path);
					await at.answerAll({ email });
					await at.send();
					await expect(at.heading).toHaveText(form.sent);
					expect(await db.collection(form.collection).countDocuments({ email })).toBe(1);
					if (everyPage) await expectAlive(page, "/portal/login");
					// Once for each place, as it takes long to type.
					if (moment === "start") {
						await logIn(page, staff);
						await expect(page).toHaveURL(/\/portal\/dashboard$/);
						await logInquiry(page, "Nguyễn Văn Sơn");
						await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inquiry submitted");
					} else await enterAgain(page, staff);
					const others = everyPage ? ["/portal/requests", request, inquiry] : [];
					for (const address of ["/portal/dashboard", ...others]) await expectAlive(page, address);
					await page.getByRole("banner").getByRole("link", { name: "New Inquiry" }).click();
					await expect(page).toHaveTitle(/^New inquiry · /);
				});
			}
		});
	}

	test("what was typed, chosen and ticked before the scripts ran stays, and so do the focus and the caret", async ({
		page,
		putForeignNodes,
	}) => {
		await putForeignNodes("inside", "start");
		const { at, scripts } = await openTrialWithoutScripts(page);
		await at.answerAll();
		const company = at.control("companyName");
		await company.press("Home");
		await page.keyboard.type("(mới) ");
		scripts.release();
		await page.waitForFunction(isTakenOver);
		await expect(company).toBeFocused();
		await page.keyboard.type("2026 ");
		await expect(company).toHaveValue(`(mới) 2026 ${trial.answers.companyName}`);
		for (const [field, value] of Object.entries(trial.answers)) {
			if (field !== "companyName") expect(await at.value(field), field).toBe(value);
		}
	});

	test("the field tapped last while the page is rendered anew has the focus", async ({
		page,
		putForeignNodes,
	}) => {
		await putForeignNodes("inside", "start");
		const { at, scripts } = await openTrialWithoutScripts(page);
		const last = at.main.locator("input[required]:not([type=checkbox])").evaluateAll(goRound);
		scripts.release();
		const field = at.main.locator(`[name=${await last}]`);
		await expect(field).toBeFocused();
		await page.keyboard.type("Minh Phát");
		await expect(field).toHaveValue("Minh Phát");
	});
});

shared("a page whose text a translator has replaced goes on", async ({ page, db, allowConsole }) => {
	// It may come before React.
	allowConsole(/is rendered anew/);
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, demo);
	await at.open();
	await at.send();
	await translate(page);
	await at.answerAll({ email });
	await translate(page);
	await at.send();
	await expect(at.heading).toHaveText(demo.sent);
	expect(await db.collection(demo.collection).countDocuments({ email })).toBe(1);

	await enter(page);
	const id = await store(page, db, { customerName: "Ngô Văn Sơn" });
	const status = page.getByRole("combobox", { name: "Status Ngô Văn Sơn", exact: true });
	const setTo = async (chosen: string) => {
		await status.selectOption(chosen);
		await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe(chosen);
		// It takes the next choice once it has the answer.
		await expect(status).not.toHaveAttribute("aria-busy");
	};
	await page.goto("/portal/dashboard");
	await translate(page);
	await setTo("completed");
	await translate(page);
	await setTo("pending");
	for (const address of ["/portal/inquiry", "/portal/requests", "/portal/dashboard"]) {
		await page.locator(`nav a[href="${address}"]:visible`).click();
		await expect(page).toHaveURL(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await translate(page);
	}
});

shared(
	"a status chosen on a translated page before the scripts ran is set",
	async ({ page, db, allowConsole }) => {
		allowConsole(/is rendered anew/);
		await enter(page);
		const id = await store(page, db, { customerName: "Ngô Văn Sơn" });
		const scripts = await holdScripts(page);
		await page.goto("/portal/dashboard", { waitUntil: "commit" });
		const status = page.getByRole("combobox", { name: "Status Ngô Văn Sơn", exact: true });
		await expect(status).toBeVisible();
		await translate(page);
		await status.selectOption("completed");
		scripts.release();
		await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe("completed");
		await expect(status).toHaveValue("completed");
	},
);

/** As a browser's translator does: every text stands in an element of its own instead of the node that was there. */
const translate = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
			parentElement?.closest("script, style, font") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
		);
		const found: Node[] = [];
		while (texts.nextNode()) found.push(texts.currentNode);
		for (const text of found as Text[]) {
			const font = document.createElement("font");
			font.textContent = text.data;
			text.replaceWith(font);
		}
	});
