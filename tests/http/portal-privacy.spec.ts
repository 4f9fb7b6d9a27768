import type { APIRequestContext } from "playwright/test";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAsAdmin, store, storedInquiry } from "#tests/support/portal.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

const missing = "6560a1b2c3d4e5f6a7b8c9d0";

type Send = (request: APIRequestContext, id: string) => ReturnType<APIRequestContext["get"]>;

const fields = {
	customerName: "Kẻ trộm",
	companyName: "x",
	customerEmail: "x@y.vn",
	projectType: "crm",
	industry: "x",
	requirements: "x",
	urgency: "low",
	opened: "",
};

const requests: [string, Send][] = [
	...["", "/edit", "/delete", "/prompt", "/prompt.txt"].flatMap((part): [string, Send][] => [
		[`GET ${part || "/"}`, (request, id) => request.get(`/portal/inquiries/${id}${part}`)],
		[`GET ${part || "/"} data`, (request, id) => request.get(`/portal/inquiries/${id}${part}.data`)],
		[
			`GET ${part || "/"} old data`,
			(request, id) => request.get(`/portal/inquiries/${id}${part}?_data=routes%2Fportal%2Finquiries`),
		],
	]),
	...(
		[
			["/status", { status: "completed" }, "version=1"],
			["", { way: "reached" }],
			["", { stage: "won", dealValue: "245 triệu", opened: "?" }],
			["", { way: "" }],
			["/edit", fields],
			["/edit", { ...fields, customerName: "" }],
			["/delete", {}],
		] as [string, Record<string, string>, string?][]
	).flatMap(([part, form, query = ""]): [string, Send][] => [
		[`POST ${part}`, (request, id) => request.post(`/portal/inquiries/${id}${part}?${query}`, { form })],
		[
			`POST ${part} data`,
			(request, id) => request.post(`/portal/inquiries/${id}${part}.data?${query}`, { form }),
		],
		[
			`POST ${part} old data`,
			(request, id) => request.post(`/portal/inquiries/${id}${part}?_data=routes%2Fx&${query}`, { form }),
		],
	]),
];

test("another representative's inquiry answers everything exactly as a missing one, and stays as it is", async ({
	request,
	visitor,
	db,
}) => {
	const owner = { request: await visitor() };
	await enter(owner);
	const id = await store(owner, db);
	const before = await storedInquiry(db, id);
	await enter({ request });

	for (const [name, send] of requests) {
		const [ofOther, ofMissing] = [await send(request, id), await send(request, missing)];
		expect(ofOther.status(), name).toBe(ofMissing.status());
		expect(ofOther.status(), name).toBeGreaterThanOrEqual(400);
		// Nonces and tickets of forms are random; others send requests meanwhile, which the navigation counts.
		const same = (text: string, own: string) =>
			text
				.replaceAll(own, "ID")
				.replace(/\d+(?= (new|late)<)|(nobody|today|late)\\?",\\?"\d+/g, "")
				.replace(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
		expect(same(await ofOther.text(), id), name).toBe(same(await ofMissing.text(), missing));
	}
	expect(await storedInquiry(db, id)).toEqual(before);
	for (const list of ["/portal/inquiries.csv", "/portal/dashboard", "/portal/dashboard.data"]) {
		expect(await (await request.get(list)).text()).not.toContain("Thu Hà");
	}
	expect((await owner.request.get(`/portal/inquiries/${id}`)).status()).toBe(200);
});

test("an administrator sees every inquiry", async ({ request, visitor, db }) => {
	const owner = { request: await visitor() };
	await enter(owner);
	const customerName = `Chủ xưởng ${unique()}`;
	await store(owner, db, { customerName });
	expect((await readPage(await owner.request.get("/portal/dashboard"))).main).toContain(customerName);
	await enterAsAdmin({ request });
	const page = await readPage(await request.get("/portal/dashboard"));
	expect(page.main).toContain("ADMIN - See All Inquiries");
	expect(page.html).toContain("Administrator");
	expect(page.main).toContain(customerName);
});

test("a form sent after the session has ended is kept for its author alone, and fills no form unasked", async ({
	request,
	visitor,
	db,
}) => {
	await enter({ request });
	const opened = await readPage(await request.get("/portal/inquiry"));
	const guest = await visitor();
	const form = {
		customerName: `Bí mật ${unique()}`,
		openedBy: opened.value("openedBy"),
		formId: opened.value("formId"),
		submissionId: crypto.randomUUID(),
		password: "khong-duoc-giu",
		proof: "khong-duoc-giu",
		"a.b": "$x",
	};
	await guest.post("/portal/inquiry", { form, maxRedirects: 0 });
	const answer = await guest.post("/portal/inquiry", { form, maxRedirects: 0 });
	expect(answer.status()).toBe(302);
	const kept = await db.collection("formDrafts").find({ "values.customerName": form.customerName }).toArray();
	const { customerName, submissionId } = form;
	expect(kept.map(({ values }) => values)).toEqual([{ customerName, submissionId }]);

	const login = new URL(answer.headers().location ?? "", "http://here.invalid").searchParams;
	const back = login.get("returnTo") ?? "";
	const customerAt = async (reader: APIRequestContext, address: string) =>
		(await readPage(await reader.get(address))).value("customerName");
	expect(await customerAt(request, back)).toBe(customerName);
	const next = await readPage(await request.get("/portal/inquiry"));
	expect(next.value("customerName")).toBe("");
	expect(next.main).toContain("was not stored. Use it Discard it");
	await enter({ request: guest });
	expect(await customerAt(guest, back)).toBe("");
	expect((await readPage(await guest.get("/portal/inquiry"))).main).not.toContain("was not stored");

	const id = String(kept[0]?._id);
	await guest.post("/portal/kept-forms", { form: { id } });
	expect(await customerAt(request, back), "another person discards nothing").toBe(customerName);
	const discarded = await readPage(
		await request.post("/portal/kept-forms", { form: { id, returnTo: "/portal/inquiry" } }),
	);
	expect(discarded.heading).toBe("New inquiry");
	expect(discarded.main).not.toContain("was not stored");
});

test("whatever form of the portal the end of a session cuts off is offered as it was typed, for nobody but its customer", async ({
	request,
	visitor,
	db,
}) => {
	const staff = { request };
	await enterAsAdmin(staff);
	const newInquiry = async () => `/portal/inquiries/${await store(staff, db)}`;
	const newLead = async () => `/portal/requests/${await sendRequest(staff, db, "contact")}`;
	const [inquiry, nextInquiry] = [await newInquiry(), await newInquiry()];
	const [lead, nextLead] = [await newLead(), await newLead()];
	const guest = await visitor();
	const typed = `Gọi lại ${unique()}`;
	const read = async (address: string) => readPage(await request.get(address));
	for (const [address, field, others] of [
		[`${inquiry}/edit`, "notes"],
		[lead, "note", { way: "reached" }],
		[inquiry, "note", { way: "reached" }],
		[`${lead}/end`, "note", { ending: "answered" }],
		["/portal/staff/invitations", "email", { role: "sales" }],
	] as [string, string, object?][]) {
		const opened = await read(address);
		const ticket = { openedBy: opened.value("openedBy"), formId: opened.value("formId") };
		const form = { ...others, [field]: typed, ...ticket };
		const answer = await guest.post(address, { form, maxRedirects: 0 });
		const login = new URL(answer.headers().location ?? "", "http://here.invalid");
		expect(login.pathname, address).toBe("/portal/login");
		const back = login.searchParams.get("returnTo") ?? "";
		expect((await read(back)).value(field), address).toBe(typed);
		const later = await read(address);
		expect(later.value(field), address).toBe(opened.value(field));
		expect(later.main, address).toContain("was not stored. Use it Discard it");

		const next = back.replace(inquiry, nextInquiry).replace(lead, nextLead);
		if (next === back) continue;
		const ofNext = await read(next);
		expect(ofNext.value(field), next).toBe(opened.value(field));
		expect(ofNext.main, next).not.toContain("was not stored");
	}
});

test("without a form of ours nothing is kept for anybody who is not signed in", async ({ request, db }) => {
	const nobody = "6560a1b2c3d4e5f6a7b8c9d0";
	for (const openedBy of [undefined, "", "a.b", `${nobody}.x`, `${nobody}.${"x".repeat(43)}`]) {
		const form = {
			customerName: "Rác",
			formId: "inquiry",
			submissionId: crypto.randomUUID(),
			...(openedBy !== undefined && { openedBy }),
		};
		const answer = await request.post("/portal/inquiry", { form, maxRedirects: 0 });
		expect(answer.headers().location).toBe("/portal/login");
	}
	expect(await db.collection("formDrafts").countDocuments({ "values.customerName": "Rác" })).toBe(0);
});
