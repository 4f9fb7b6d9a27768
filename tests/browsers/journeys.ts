import type { Connection } from "mongoose";
import { interpolate } from "#app/i18n/interpolate.ts";
import { locales } from "#app/locales/index.ts";
import { addFactorWith, codeOf } from "#tests/support/factor.ts";
import { contact, type PublicForm, trial } from "#tests/support/public-forms.ts";
import { password } from "#tests/support/staff-accounts.ts";
import type { Browser } from "./browser.ts";
import { newAccount, storedInquiry } from "./staff.ts";
import { until } from "./until.ts";

export type Scene = {
	browser: Browser;
	url: string;
	db: Connection;
	/** Looks at the page, and goes on whatever it finds. */
	look(): Promise<void>;
};

export type Journey = { name: string; run(scene: Scene): Promise<void> };

const { form: site } = locales.vi;
const { errors } = locales.en.portal?.form ?? locales.vi.portal.form;

const sendTrial = "Dùng thử 10 ngày miễn phí";

const newAddress = () => `ha-${crypto.randomUUID().slice(0, 8)}@minhphat.vn`;

/** In the portal's default language. */
const account = locales.en.portalAccount ?? locales.vi.portalAccount;
const inquiries = locales.en.portalInquiries ?? locales.vi.portalInquiries;
const record = locales.en.portalRecord ?? locales.vi.portalRecord;
const { fields } = inquiries.inquiry;

/** Each begins in a browser that knows nothing. */
export const journeys: Journey[] = [
	{
		name: "trial",
		async run(scene) {
			const { browser, url, look } = scene;
			const email = newAddress();
			await browser.open(url + trial.path);
			await browser.expectText("Dùng thử 10 ngày, không cần thẻ");
			await look();
			await browser.press(sendTrial);
			for (const message of Object.values(trial.required)) await browser.expectText(message);
			await browser.type(site.fields.companyName.label, "Cong ty X");
			await browser.follow(trial.required.phone ?? "");
			await browser.expectAt(site.fields.phone.label);
			await look();
			await answer(browser, trial, { email });
			await browser.press(sendTrial);
			await browser.expectText(trial.sent);
			await look();
			await expectStored(scene, trial, { email });
		},
	},
	{
		name: "contact",
		async run(scene) {
			const { browser, url, look } = scene;
			const { submit } = locales.vi.contact.form;
			const [email, message] = [newAddress(), "Cho 32 người dùng."];
			await browser.open(url + contact.path);
			await browser.expectText(locales.vi.contact.heading);
			await look();
			await answer(browser, contact, { email: "ha@minhphat", message });
			await browser.press(submit);
			await browser.expectText("Email không hợp lệ");
			await browser.expectValue(site.fields.email.label, "ha@minhphat");
			await browser.expectValue(site.fields.message.label, message);
			await browser.type(site.fields.email.label, email);
			await browser.press(submit);
			await browser.expectText(contact.sent);
			await look();
			await expectStored(scene, contact, { email, message });
		},
	},
	{
		name: "sign-in",
		async run({ browser, url, look }) {
			const { email } = await newAccount(url);
			await browser.open(`${url}/portal/dashboard`);
			await browser.expectText(account.login.heading);
			await look();
			await browser.type(account.login.email, email);
			await browser.type(account.login.password, "nicht-dieses-2026");
			await browser.press(account.login.submit);
			await browser.expectText(errors.loginFailed);
			await browser.expectValue(account.login.email, email);
			await browser.type(account.login.password, password);
			await browser.press(account.login.submit);
			await browser.expectText(inquiries.dashboard.empty);
			await look();
			await logOut(browser);
			await browser.expectText(account.login.heading);
		},
	},
	{
		name: "second-step",
		async run({ browser, url, look }) {
			const { email, cookie } = await newAccount(url);
			const { secret, recoveryCodes } = await addFactorWith(url, cookie);
			const { secondStep } = account;
			await logIn(browser, url, email);
			await browser.expectText(secondStep.heading);
			await look();
			await browser.type(secondStep.code, "000000");
			await browser.press(secondStep.submit);
			await browser.expectText(errors.codeWrong);
			await browser.type(secondStep.code, codeOf(secret));
			await browser.press(secondStep.submit);
			await browser.expectText(inquiries.dashboard.empty);
			await logOut(browser);
			await browser.expectText(account.login.heading);
			await logIn(browser, url, email);
			await browser.follow(secondStep.useRecovery);
			await browser.expectText(secondStep.introRecovery);
			await look();
			await browser.type(secondStep.recoveryCode, recoveryCodes[0] ?? "");
			await browser.press(secondStep.submit);
			await browser.expectText(inquiries.dashboard.empty);
		},
	},
	{
		name: "inquiry",
		async run({ browser, url, db, look }) {
			const { email } = await newAccount(url);
			await logIn(browser, url, email);
			await browser.expectText(inquiries.dashboard.empty);
			await browser.follow(inquiries.dashboard.newInquiry);
			await browser.expectText(inquiries.inquiry.groups.planning);
			await look();
			await browser.type(fields.customerName.label, "Chị Thu Hà");
			// Of a customer who is known the form would ask first.
			const nobodyElse = crypto.randomUUID();
			await browser.type(fields.companyName.label, `Gỗ Minh Phát ${nobodyElse}`);
			await browser.type(fields.customerEmail.label, `${nobodyElse}@minhphat.vn`);
			await browser.choose(fields.projectType.label, inquiries.options.projectType.inventory);
			await browser.type(fields.industry.label, "Đồ gỗ");
			await browser.press(inquiries.inquiry.submit);
			await browser.expectText(errors.required);
			await browser.expectValue(fields.customerName.label, "Chị Thu Hà");
			await browser.expectValue(fields.industry.label, "Đồ gỗ");
			await look();
			await browser.type(fields.requirements.label, "Kho ba chi nhánh");
			await browser.press(inquiries.inquiry.submit);
			await browser.expectText(inquiries.inquiry.done.heading);
			await until("one stored inquiry", async () => {
				const stored = await db.collection("salesInquiries").find({ salesRepName: email }).toArray();
				return (
					stored.length === 1 &&
					stored[0]?.customerName === "Chị Thu Hà" &&
					stored[0]?.requirements === "Kho ba chi nhánh"
				);
			});
		},
	},
	{
		name: "status",
		async run({ browser, url, db, look }) {
			const { email, customer, id } = await storedInquiry(url, db);
			await logIn(browser, url, email);
			await browser.expectText(customer);
			await look();
			const { pending, "in-progress": next } = inquiries.options.status;
			await browser.choose(`${inquiries.dashboard.columns.status} ${customer}`, next);
			if (!browser.runsScripts) {
				await browser.press(inquiries.dashboard.set);
				await browser.expectText(`${customer}: ${next}`);
			}
			await until("the status to be stored", async () => {
				const stored = await db.collection("salesInquiries").findOne({ _id: id });
				return stored?.status === "in-progress";
			});
			await browser.follow(customer);
			const { moved } = record.events;
			await browser.expectText(interpolate(moved, { from: pending, to: next }));
			await look();
		},
	},
	{
		name: "delete",
		async run({ browser, url, db, look }) {
			const { email, customer, id } = await storedInquiry(url, db);
			await logIn(browser, url, email);
			await browser.expectText(customer);
			await browser.follow(`${inquiries.detail.delete} ${customer}`);
			await browser.expectText(inquiries.remove.question);
			await look();
			await browser.press(inquiries.remove.confirm);
			await browser.expectText(inquiries.dashboard.notices.deleted);
			await browser.expectText(inquiries.dashboard.empty);
			await look();
			if (await db.collection("salesInquiries").findOne({ _id: id })) throw new Error("it is still stored");
		},
	},
];

async function answer(browser: Browser, form: PublicForm, different: Record<string, string>): Promise<void> {
	const labels: Record<string, { label: string }> = site.fields;
	const options: Record<string, Record<string, string>> = site.options;
	for (const [field, value] of Object.entries({ ...form.answers, ...different })) {
		const label = labels[field]?.label ?? "";
		const option = options[field]?.[value];
		if (field === "consent") await browser.tick(site.consent.text.replace(/ ?\{\{.*/, ""));
		else if (option && field !== "currentSystem") await browser.choose(label, option);
		else await browser.type(label, value);
	}
}

async function expectStored(
	{ db }: Scene,
	form: PublicForm,
	different: Record<string, string>,
): Promise<void> {
	const {
		consent: _given,
		agreedTo: _told,
		...answers
	}: Record<string, unknown> = { ...form.answers, ...different, ...form.stored };
	const stored = await db.collection(form.collection).find({ email: different.email }).toArray();
	if (stored.length !== 1) throw new Error(`${stored.length} requests are stored`);
	for (const [field, value] of Object.entries(answers)) {
		if (stored[0]?.[field] !== value) throw new Error(`stored of ${field}: "${stored[0]?.[field]}"`);
	}
}

/** Where no scripts run, the menu is always open. */
async function logOut(browser: Browser) {
	const { menu = "", logout = "" } = locales.en.portal?.nav ?? {};
	if (browser.runsScripts) await browser.press(menu);
	await browser.press(logout);
}

async function logIn(browser: Browser, url: string, email: string): Promise<void> {
	await browser.open(`${url}/portal/login`);
	await browser.expectText(account.login.heading);
	await browser.type(account.login.email, email);
	await browser.type(account.login.password, password);
	await browser.press(account.login.submit);
}
