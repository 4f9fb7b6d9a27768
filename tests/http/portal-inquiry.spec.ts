import type { APIRequestContext } from "playwright/test";
import { calendarDay } from "#models/time/calendar.ts";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { enter, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

// As a browser without JavaScript asks.

test("an inquiry is a page of its own, with the way back to the list it was opened from", async ({
	request,
	db,
}) => {
	await enter({ request });
	const id = await store({ request }, db);
	const list = await readPage(await request.get("/portal/dashboard?urgency=high"));
	expect(list.html).toContain(`href="/portal/inquiries/${id}?urgency=high"`);
	const page = await readPage(await request.get(`/portal/inquiries/${id}?urgency=high`));
	expect(page.heading).toBe("Nguyễn Thị Thu Hà");
	for (const text of [
		"Công ty TNHH Gỗ Minh Phát",
		"Giá thành theo đơn hàng",
		"350 triệu",
		"Hẹn xuống xưởng",
	]) {
		expect(page.main).toContain(text);
	}
	expect(page.html).toMatch(/<a [^>]*href="tel:0912345678"[^>]*>Call 0912 345 678</);
	expect(page.html).not.toContain("<dialog");
	expect(page.html).toMatch(
		/<a [^>]*href="\/portal\/dashboard\?urgency=high"[^>]*>(<[^>]*>)*Back to the inq/,
	);
});

/** Of the board, which lists all representatives, the page that says this; else its last. */
async function boardWith(admin: APIRequestContext, text: string, page = "/portal/reports"): Promise<string> {
	const { html } = await readPage(await admin.get(page));
	const [, next] = /href="([^"]*\bafter=[^"]*)"/.exec(html) ?? [];
	return next && !html.includes(text) ? boardWith(admin, text, next.replaceAll("&amp;", "&")) : page;
}

test("an address of an international domain is read in its own letters, whoever's it is", async ({
	request,
	visitor,
	db,
}) => {
	const mine = unique();
	const [own, other] = [`rep-${mine}@minhphát.vn`, `boss-${mine}@minhphát.vn`];
	for (const email of [other, own])
		await request.post("/portal/signup", {
			form: { fullName: `Lê ${mine}`, email, password, confirmPassword: password },
		});
	const id = await store({ request }, db, { customerEmail: `ha-${mine}@xn--minhpht-mwa.vn` });
	// The name is the address then.
	await db.collection("users").deleteOne({ email: `rep-${mine}@xn--minhpht-mwa.vn` });
	const admin = await visitor();
	await enterAsAdmin({ request: admin });
	for (const [who, address, shown] of [
		[request, "/portal/inquiry", own],
		[request, `/portal/inquiries/${id}`, own],
		[request, "/portal/dashboard", own],
		[admin, `/portal/inquiries/${id}`, own],
		[admin, `/portal/dashboard?rep=${own}`, own],
		[admin, `/portal/dashboard?rep=${mine}`, other],
		[admin, `/portal/audit?person=${mine}`, other],
		[admin, `/portal/requests?owner=${mine}`, other],
		[admin, await boardWith(admin, own), own],
	] as const) {
		const { html } = await readPage(await who.get(address));
		const read = html.replace(/<script.*?<\/script>/gs, "").replace(/ (href|action)="[^"]*"/g, "");
		expect(read, address).toContain(shown);
		expect(read, address).not.toContain("xn--");
	}
});

test("who was signed out meanwhile reads that the change was not saved, and comes back to the list", async ({
	request,
	visitor,
	db,
}) => {
	const person = { request: await visitor() };
	const email = await enter(person);
	const id = await store(person, db);
	const page = "/portal/dashboard?sort=company";
	for (const suffix of ["", ".data"]) {
		const answer = await request.post(`/portal/inquiries/${id}/status${suffix}?version=1`, {
			form: { status: "completed" },
			headers: { Referer: new URL(page, (await request.get("/portal/login")).url()).href },
			maxRedirects: 0,
		});
		const place = answer.headers().location ?? (await answer.text());
		expect(place).toContain("/portal/login?returnTo=%2Fportal%2Fdashboard%3Fsort%3Dcompany&lost=1");
	}
	expect((await storedInquiry(db, id))?.status).toBe("pending");
	const login = `/portal/login?${new URLSearchParams({ returnTo: page, lost: "1" })}`;
	expect((await readPage(await request.get(login))).main).toContain("your last change was not saved");
	const back = await request.post(login, { form: { email, password }, maxRedirects: 0 });
	expect(back.headers().location).toBe(page);
});

test("who changes what somebody else has just changed is told, and nothing is overwritten", async ({
	request,
	db,
}) => {
	await enter({ request });
	const id = await store({ request }, db);
	const change = async (status: string, version: string) => {
		const form = { status };
		const headers = { Accept: "text/html" };
		return readPage(
			await request.post(`/portal/inquiries/${id}/status?version=${version}`, { form, headers }),
		);
	};
	expect((await change("completed", "1")).status).toBe(200);
	const late = await change("in-progress", "1");
	expect(late.main).toContain("Someone changed this inquiry meanwhile");
	expect(late.html).toMatch(/<option value="completed" selected/);
	expect((await storedInquiry(db, id))?.status).toBe("completed");
	await change("in-progress", "2");
	expect(await storedInquiry(db, id)).toMatchObject({ status: "in-progress", version: 3 });
});

test("a status set from the list leads a person back to that list, and tells a script", async ({
	request,
	db,
}) => {
	await enter({ request });
	const id = await store({ request }, db);
	const list = (await readPage(await request.get("/portal/dashboard?urgency=high&sort=company"))).html;
	const [, address = ""] = /<form method="post" action="([^"]*\/status[^"]*)"/.exec(list) ?? [];
	const send = (headers: Record<string, string>, status = "completed") =>
		request.post(address.replaceAll("&amp;", "&"), {
			form: { status },
			headers,
			maxRedirects: 0,
		});
	const done = await send({ Accept: "text/html" });
	expect(done.status()).toBe(303);
	expect(done.headers().location).toBe("/portal/dashboard?urgency=high&sort=company");
	// As if that answer had been lost on its way.
	expect((await send({ Accept: "text/html" })).headers().location).toBe(done.headers().location);
	const again = await send({});
	expect([again.status(), await again.json()]).toMatchObject([200, { status: "done" }]);
	const told = async () => (await readPage(await request.get(done.headers().location ?? ""))).main;
	await send({ Accept: "text/html" }, "pending");
	expect(await told()).toContain("Someone changed this inquiry meanwhile");
	expect(await told(), "once").not.toContain("Someone changed this inquiry meanwhile");
	const late = await send({}, "pending");
	const error = { "": ["changed"] };
	expect([late.status(), await late.json()]).toMatchObject([409, { status: "invalid", result: { error } }]);
	const without = await request.post(`/portal/inquiries/${id}/status`, { form: { status: "pending" } });
	expect(without.status()).toBe(400);
	expect(await storedInquiry(db, id)).toMatchObject({ status: "completed", version: 2 });

	await request.post(`/portal/inquiries/${id}/delete`, { form: {} });
	expect((await send({})).status()).toBe(404);
	const gone = await readPage(await send({ Accept: "text/html" }));
	expect(gone.main).toContain("what was here has been deleted");
	expect(gone.html).toMatch(/<a [^>]*href="\/portal"/);
});

test("a next day is logged, not in the past, marked when it is due, filtered by, and done with a contact", async ({
	request,
	db,
}) => {
	await enter({ request });
	const id = await store({ request }, db);
	const record = () => storedInquiry(db, id);
	const today = calendarDay(new Date());
	const log = async (way: string, nextOn: string) =>
		readPage(await request.post(`/portal/inquiries/${id}`, { form: { way, nextOn } }));
	const list = async (due: string) => readPage(await request.get(`/portal/dashboard?due=${due}`));
	const none = "No inquiries match these filters.";

	const saved = await log("noAnswer", today);
	expect(saved.main).toContain("Contact logged.");
	expect(saved.main).toContain(`Next contact on ${today.split("-").reverse().join("/")}`);
	expect((await record())?.followUpOn).toBe(today);
	expect((await log("reached", "2026-01-05")).main).toContain(
		"This day has passed. Please choose today or a later day.",
	);
	expect((await record())?.followUpOn).toBe(today);
	expect((await list("today")).html.match(/<th scope="row"/g)).toHaveLength(1);
	expect((await list("overdue")).main).toContain(none);

	await db
		.collection("salesInquiries")
		.updateOne({ _id: (await record())?._id }, { $set: { followUpOn: "2026-01-05" } });
	expect((await list("overdue")).main).toContain("Overdue since 05/01/2026");
	expect((await list("today")).main).toContain(none);
	expect((await log("reached", "")).main).toContain("No next contact any more");
	expect((await record())?.followUpOn).toBeUndefined();
});

test("an inquiry is logged with a follow-up day from today on; what is typed with an earlier one is given back", async ({
	request,
	db,
}) => {
	await enter({ request });
	const customerName = `Khách ${unique()}`;
	const log = async (followUpOn: string) => {
		const form = {
			...inquiryFields({ customerName }),
			followUpOn,
			submissionId: crypto.randomUUID(),
		};
		return readPage(await request.post("/portal/inquiry", { form }));
	};
	const stored = () => db.collection("salesInquiries").find({ customerName }).toArray();
	const [today, yesterday] = [0, 1].map((days) => calendarDay(new Date(Date.now() - days * 86_400_000)));
	const refused = await log(yesterday ?? "");
	expect([refused.status, refused.value("customerName")]).toEqual([400, customerName]);
	expect(refused.description("followUpOn")).toContain("This day has passed.");
	expect(await stored()).toEqual([]);
	expect((await log(today ?? "")).heading).toBe("Inquiry submitted");
	expect(await stored()).toMatchObject([{ followUpOn: today }]);
});

test("of two people editing an inquiry nobody undoes what the other has changed", async ({ request, db }) => {
	await enter({ request });
	const id = await store({ request }, db);
	const record = () => storedInquiry(db, id);
	const customerEmail = String((await record())?.customerEmail);
	const address = `/portal/inquiries/${id}/edit`;
	const edit = async (changes: object, opened: string) => {
		const form = { ...inquiryFields({ customerEmail }), opened, ...changes };
		return readPage(await request.post(address, { form }));
	};
	const open = await readPage(await request.get(address));
	expect(open.value("budget")).toBe("350 triệu");
	const opened = open.value("opened");

	const empty = await edit({ customerName: "" }, opened);
	expect(empty.status).toBe(400);
	expect(empty.refusal).toContain("Customer name: This field is required");
	expect(empty.description("customerName")).toContain("This field is required");
	expect(empty.value("opened")).toBe(opened);
	await request.post(`/portal/inquiries/${id}/status?version=1`, { form: { status: "in-progress" } });
	const saved = await edit({ budget: "500 triệu", notes: "Đã gọi" }, opened);
	expect(saved.main).toContain("Changes saved.");
	expect(saved.main, "a status is no change of the form").not.toContain("Someone else");
	expect(saved.main).toContain("Edited: Budget");

	for (const odd of [{ version: "1" }, { status: "completed" }]) {
		const refused = await edit({ budget: "2 tỷ", ...odd }, opened);
		expect([refused.status, refused.value("budget")]).toEqual([400, "2 tỷ"]);
		expect((await record())?.budget).toBe("500 triệu");
	}

	const late = await edit({ customerName: "Nguyễn Thu Hà", budget: "400 triệu" }, opened);
	expect(late.status).toBe(400);
	expect(late.refusal).toContain("Budget: Someone else changed this, too");
	expect(late.refusal).not.toContain("Notes");
	expect(late.description("budget")).toContain("Stored now: 500 triệu");
	expect(late.description("notes")).toContain("and kept: Đã gọi");
	expect([late.value("customerName"), late.value("budget")]).toEqual(["Nguyễn Thu Hà", "400 triệu"]);
	expect(await record()).toMatchObject({ budget: "500 triệu", customerName: "Nguyễn Thị Thu Hà" });

	const forged = await edit({ budget: "1 đồng" }, "budget=x&__proto__=y&%ff");
	expect(forged.refusal).toContain("Budget: Someone else changed this, too");
	const again = await edit({ customerName: "Nguyễn Thu Hà", budget: "400 triệu" }, late.value("opened"));
	expect(again.main).toContain("Someone else changed other fields meanwhile");
	expect(await record()).toMatchObject({
		budget: "400 triệu",
		customerName: "Nguyễn Thu Hà",
		notes: "Đã gọi",
		status: "in-progress",
		version: 4,
	});
});

test("deleting asks first; what is typed for one that is gone is kept, and an administrator brings it back", async ({
	request,
	visitor,
	db,
}) => {
	await enter({ request });
	const customerName = `Khách ${unique()}`;
	const id = await store({ request }, db, { customerName });
	const address = `/portal/inquiries/${id}`;
	const asked = await readPage(await request.get(`${address}/delete`));
	expect(asked.main).toContain("Are you sure you want to delete this inquiry?");
	expect(asked.main).toContain("Keep it");
	expect(await storedInquiry(db, id)).not.toBeNull();
	const list = await readPage(await request.post(`${address}/delete`, { form: {} }));
	expect(list.main).toContain("Inquiry deleted. It can be restored for 30 days.");
	expect(list.main).toContain("No inquiries found.");
	expect(await storedInquiry(db, id)).toBeNull();
	expect(await db.collection("deletedInquiries").findOne({ customerName })).toMatchObject({
		deletedAt: expect.any(Date),
	});

	const form = { ...inquiryFields({ customerName, budget: "1,2 tỷ" }), opened: "" };
	const typed = await readPage(await request.post(`${address}/edit`, { form }));
	expect(typed.status).toBe(404);
	expect(typed.refusal).toContain("This inquiry was deleted while you were editing.");
	expect([typed.value("budget"), typed.value("customerName")]).toEqual(["1,2 tỷ", customerName]);

	const admin = await visitor();
	await enterAsAdmin({ request: admin });
	expect((await readPage(await admin.get("/portal/inquiries/deleted"))).main).toContain(customerName);
	const deleted = await readPage(await admin.get(`/portal/inquiries/deleted/${id}`));
	expect(deleted.heading).toBe(customerName);
	expect(deleted.main).toContain("Giá thành theo đơn hàng");
	const restored = await admin.post("/portal/inquiries/deleted", { form: { id } });
	expect((await readPage(restored)).main).toContain("Inquiry restored.");
	expect(await storedInquiry(db, id)).toMatchObject({ customerName, status: "pending" });
	expect((await readPage(await request.get(address))).main).toContain("Restored");
});

test("an edit sent after the session has ended is found as typed", async ({ request, visitor, db }) => {
	const person = { request: await visitor() };
	const email = await enter(person);
	const id = await store(person, db);
	const address = `/portal/inquiries/${id}/edit`;
	const open = await readPage(await person.request.get(address));
	const form = {
		...inquiryFields({ budget: "1 tỷ", customerEmail: open.value("customerEmail") }),
		opened: open.value("opened"),
		openedBy: open.value("openedBy"),
		formId: open.value("formId"),
	};
	const login = await request.post(address, { form });
	expect(new URL(login.url()).pathname).toBe("/portal/login");
	expect((await readPage(login)).main).toContain("What you typed is kept");
	expect((await storedInquiry(db, id))?.budget).toBe("350 triệu");
	const back = await readPage(await request.post(login.url(), { form: { email, password } }));
	expect(back.value("budget")).toBe("1 tỷ");
	expect(back.value("opened")).toBe(form.opened);
	const [, again = ""] = /<form method="post" action="([^"]*\/edit[^"]*)"/.exec(back.html) ?? [];
	expect((await readPage(await request.post(again, { form }))).main).toContain("Changes saved.");
	expect((await readPage(await request.get(address))).main).not.toContain("was not stored");
	expect(await storedInquiry(db, id)).toMatchObject({ budget: "1 tỷ" });
});
