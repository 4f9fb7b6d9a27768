import { formatDay } from "#app/i18n/format.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { locales } from "#app/locales/index.ts";
import { currentConsent } from "#models/consent.ts";
import { languages } from "#models/language.ts";
import { companySizes } from "#models/options.ts";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { ownPageIn, sendForm } from "#tests/support/own-request.ts";
import { enter } from "#tests/support/portal.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { expectValid } from "#tests/support/sound.ts";

const forms = [trial, demo, contact];
const steps = ["", "/gio-demo", "/bo-gio-demo", "/rut-dong-y", "/rut-yeu-cau", "/xoa"];
const newAddress = () => `${unique()}@minhphat.vn`;

for (const form of forms) {
	test(`${form.name}: in every language the success panel and the mail lead to a page that shows what was sent`, async ({
		request,
		db,
	}) => {
		for (const language of languages) {
			const email = newAddress();
			const address = await sendForm(request, form, { email }, language);
			await expect.poll(() => mailsTo(email, form.name)).toHaveLength(1);
			const [mail = ""] = await mailsTo(email, form.name);
			const mailed = readMail(mail).text.match(/(?<=:\/\/[^/]+)\/\S+\?mailed=[0-9a-f]{16}(?=\s)/g) ?? [];
			const hours = form === demo ? [`${address}/gio-demo`] : [];
			expect(mailed.map((link) => link.split("?")[0])).toEqual([...hours, address]);
			const kept = await db.collection("outbox").find({ to: email }).toArray();
			expect(JSON.stringify(kept)).not.toContain(address);
			const page = await readPage(await request.get(mailed.at(-1) ?? ""));
			expect(page.status).toBe(200);
			const { ownRequest: words, demoHour, form: labels } = { ...locales.vi, ...locales[language] };
			if (form === demo)
				expect((await readPage(await request.get(mailed[0] ?? ""))).heading).toBe(demoHour.heading);
			const kind = form.name as keyof typeof words.headings;
			expect(page.heading).toBe(words.headings[kind].replace(/\s/g, " "));
			expect(page.main).toContain(email);
			if (form === trial) expect(page.main).toContain(labels.options.companySize[companySizes[2]]);
			if (form === contact) expect(page.main).toContain(words.consent.none);
			else expect(page.main).toContain(formatDay(language, currentConsent.version));
			await expectValid(page.html);
			await expectValid((await readPage(await request.get(`${address}/xoa`))).html);
		}
	});
}

test("a form that is sent again leads to the same page, another one's to another", async ({ request }) => {
	const again = { email: newAddress(), submissionId: crypto.randomUUID() };
	const address = await sendForm(request, demo, again);
	expect(await sendForm(request, demo, again)).toBe(address);
	expect(await sendForm(request, demo, { ...again, email: newAddress() })).not.toBe(address);
});

test("the page is kept by nobody, is for no search engine, and tells no other site its address", async ({
	request,
}) => {
	const address = await sendForm(request, demo);
	const asked = ["", "/gio-demo", "/rut-yeu-cau", "/xoa"].map((step) => address + step);
	for (const page of [...asked, "/yeu-cau/da-xoa"]) {
		const answer = await request.get(page);
		expect(answer.status(), page).toBe(200);
		expect(answer.headers(), page).toMatchObject({
			"cache-control": "no-store",
			"referrer-policy": "same-origin",
			"x-robots-tag": "noindex",
		});
		const html = await answer.text();
		expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(html).not.toMatch(/rel="(canonical|alternate)"|og:url|<script src/);
	}
	expect((await request.get(`${address}.data`)).headers()["cache-control"]).toBe("no-store");
	expect(await (await request.get("/sitemap.xml")).text()).not.toContain("yeu-cau");
});

test("a wrong address is a missing page, whatever is wrong with it and whatever is sent to it", async ({
	request,
	db,
}) => {
	const address = await sendForm(request, trial, { email: newAddress() });
	const last = address.endsWith("0") ? "1" : "0";
	const wrong = [
		`${address.slice(0, -1)}${last}`,
		`${address}0`,
		address.toUpperCase().replace("/YEU-CAU", "/yeu-cau"),
		"/yeu-cau/x",
		`/yeu-cau/${"0".repeat(32)}`,
	];
	const missing = await readPage(await request.get("/yeu-cau/khong-co"));
	expect(missing.heading).toBe("Liên kết này không mở được nữa");
	for (const one of wrong) {
		for (const step of steps) {
			const page = await readPage(await request.get(one + step, { headers: { Accept: "text/html" } }));
			expect([page.status, page.main], one + step).toEqual([404, missing.main]);
		}
		for (const step of steps.filter((step) => step !== "/xoa")) {
			const form = { email: "ke-trom@x.vn", phone: "0912345678" };
			const posted = await request.post(one + step, { form: step ? {} : form });
			expect(posted.status(), one + step).toBe(404);
		}
	}
	expect(await db.collection("leads").countDocuments({ email: "ke-trom@x.vn" })).toBe(0);
});

test("what is typed into its form is not lost when a button beside it is pressed", async ({
	request,
	db,
}) => {
	const email = newAddress();
	const address = await sendForm(request, demo, { email });
	const typed = { email: "dang-go@minhphat.vn", phone: "0987 65" };
	const before = await readPage(await request.get(address));
	expect(before.html).toMatch(/<button[^>]* form="correct"[^>]*>Rút lại sự đồng ý/);
	const page = await readPage(await request.post(`${address}/rut-dong-y`, { form: typed }));
	expect([page.value("email"), page.value("phone")]).toEqual([typed.email, typed.phone]);
	const again = await readPage(await request.get(address));
	expect(again.value("email")).toBe(email);
	expect(await db.collection("demoRequests").findOne({ email })).toMatchObject({ consent: false });
});

test("no other site can press its buttons", async ({ request, db }) => {
	const email = newAddress();
	const address = await sendForm(request, demo, { email });
	const headers = { Origin: "https://evil.example" };
	for (const step of steps.slice(1)) {
		const answer = await request.post(address + step, { form: {}, headers });
		expect(answer.status(), step).toBe(403);
	}
	const stored = await db.collection("demoRequests").findOne({ email });
	expect(stored).toMatchObject({ state: "waiting" });
	expect(stored).not.toHaveProperty("consentWithdrawnAt");
});

test("the page says who has taken the request, when somebody has been in touch, and that we are late", async ({
	request,
	visitor,
	db,
}) => {
	const email = newAddress();
	const address = await sendForm(request, demo, { email });
	const main = async () => (await readPage(await request.get(address))).main;
	const said = (answerBy: Date) => promiseOf("vi", answerBy.toISOString()).replace(/\s/g, " ");
	const sent = await db.collection("demoRequests").findOne({ email });
	expect(await main()).toContain(
		`Nguyễn Thị Ví Dụ hoặc đồng nghiệp gọi số 0912 345 678 ${said(sent?.answerBy)} để chốt ngày giờ.`,
	);
	expect(await main()).not.toContain("Người phụ trách");
	const answerBy = new Date(Date.now() - 60_000);
	await db.collection("demoRequests").updateOne({ _id: sent?._id }, { $set: { answerBy } });
	expect(await main()).toContain(`Lẽ ra chúng tôi phải liên hệ ${said(answerBy)}. Xin lỗi anh chị.`);

	const staff = await visitor();
	await enter({ request: staff }, "Võ Khánh Linh");
	expect((await staff.post(`/portal/requests/demo-${sent?._id}/take`, { form: {} })).ok()).toBe(true);
	expect(await main()).toContain("Người phụ trách: Võ Khánh Linh");
	const logged = await staff.post(`/portal/requests/demo-${sent?._id}`, { form: { way: "reached" } });
	expect(logged.ok()).toBe(true);
	expect(await main()).toContain("Chúng tôi đã liên hệ với anh chị lần đầu ngày");
});

test("whoever has an erased request gets a mail, with nothing of the visitor in it", async ({
	request,
	visitor,
	db,
}) => {
	const email = newAddress();
	const address = await sendForm(request, trial, { email });
	const staff = await visitor();
	const rep = await enter({ request: staff });
	const { _id } = (await db.collection("leads").findOne({ email })) ?? {};
	await staff.post(`/portal/requests/trial-${_id}/take`, { form: {} });
	const erased = await readPage(await request.post(`${address}/xoa`, { form: {} }));
	expect(erased.heading).toBe("Đã xóa yêu cầu của anh chị");
	expect((await readPage(await request.post(`${address}/xoa`, { form: {} }))).heading).toBe(erased.heading);
	await expect.poll(() => mailsTo(rep, "erasureNote")).toHaveLength(1);
	const [mail = ""] = await mailsTo(rep, "erasureNote");
	expect(readMail(mail).text).toContain("Đăng ký dùng thử gửi ngày");
	const kept = await db.collection("outbox").find({ to: rep }).toArray();
	expect(readMail(mail).text + JSON.stringify(kept)).not.toMatch(/Minh Phát|Thu Hà|minhphat|0912 ?345/);
});

test("of an address that takes no mail its sender is told, and staff are told to call instead of offered it", async ({
	request,
	visitor,
	db,
}) => {
	const staff = await visitor();
	await enter({ request: staff });
	for (const [form, phone, told] of [
		[contact, "", "does not take mail, and there is no phone number."],
		[contact, "0912345678", "does not take mail: call."],
		[demo, "0912345678", "does not take mail: call."],
	] as const) {
		const email = newAddress();
		const address = await sendForm(request, form, { email, phone });
		const collection = db.collection(form === demo ? "demoRequests" : "contactMessages");
		const { _id } = (await collection.findOne({ email })) ?? {};
		const open = async () => (await staff.get(`/portal/requests/${form.name}-${_id}`)).text();
		expect(await open()).toContain(`mailto:${email}`);
		await collection.updateOne({ _id }, { $set: { mailRefusedAt: new Date() } });
		const own = await readPage(await request.get(address));
		expect(own.main).toContain(`Email chúng tôi gửi tới ${email} bị trả lại`);
		await expectValid(own.html);
		for (const page of [await open(), await (await staff.get("/portal/requests")).text()])
			expect(page).not.toContain(`mailto:${email}`);
		expect((await readPage(await staff.get(`/portal/requests/${form.name}-${_id}`))).main).toContain(
			`${email} ${told}`,
		);
	}
});

test("a third form within the hour says that no mail confirms it, and leads to its own request alone", async ({
	request,
}) => {
	const email = newAddress();
	const sent = async () => {
		const form = { submissionId: crypto.randomUUID(), shownAt: "0", ...trial.answers, email };
		const answer = await request.post(trial.path, { form });
		return { own: await ownPageIn(answer), ...(await readPage(answer)) };
	};
	const [first, second] = [await sent(), await sent()];
	expect(first.main).toContain("Email xác nhận");
	await expect.poll(() => mailsTo(email, "trial")).toHaveLength(2);
	const third = await sent();
	expect(third.main).toContain(`vì trong một giờ qua ${email} đã nhận hai email`);
	expect(third.main).not.toContain("Thường tới");
	expect(new Set([first.own, second.own, third.own]).size).toBe(3);
	expect(third.html).not.toContain(first.own);
	await expectValid(third.html);
});
