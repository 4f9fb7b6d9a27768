import type { APIRequestContext } from "playwright/test";
import { enter, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

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
	version: "1",
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
			["/status", { status: "completed", version: "1" }],
			["/status", { status: "completed", version: "1", returnTo: "/portal/dashboard" }],
			["/follow-up", { day: "2026-01-05", version: "1" }],
			["/edit", fields],
			["/edit", { ...fields, customerName: "" }],
			["/delete", {}],
		] as [string, Record<string, string>][]
	).flatMap(([part, form]): [string, Send][] => [
		[`POST ${part}`, (request, id) => request.post(`/portal/inquiries/${id}${part}`, { form })],
		[`POST ${part} data`, (request, id) => request.post(`/portal/inquiries/${id}${part}.data`, { form })],
		[
			`POST ${part} old data`,
			(request, id) => request.post(`/portal/inquiries/${id}${part}?_data=routes%2Fx`, { form }),
		],
	]),
];

test("another representative's inquiry answers everything exactly as a missing one, and stays as it is", async ({
	page,
	browser,
	baseURL,
	db,
}) => {
	test.slow();
	const owner = await browser.newPage({ baseURL });
	await enter(owner);
	const id = await store(owner, db);
	const before = await storedInquiry(db, id);
	await enter(page);

	for (const [name, send] of requests) {
		const [ofOther, ofMissing] = [await send(page.request, id), await send(page.request, missing)];
		expect(ofOther.status(), name).toBe(ofMissing.status());
		expect(ofOther.status(), name).toBeGreaterThanOrEqual(400);
		// Nonces, and the tickets of forms, which are random and signed.
		const same = (text: string, own: string) =>
			text
				.replaceAll(own, "ID")
				.replace(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}(\.[0-9a-f]{24}\.[\w-]{43})?/g, "");
		expect(same(await ofOther.text(), id), name).toBe(same(await ofMissing.text(), missing));
	}
	expect(await storedInquiry(db, id)).toEqual(before);
	const list = await page.request.get("/portal/inquiries.csv");
	expect(await list.text()).not.toContain("Thu Hà");
	expect((await owner.request.get(`/portal/inquiries/${id}`)).status()).toBe(200);
	await owner.close();
});

test("a draft that another person left in the same browser is not shown", async ({ page, db }) => {
	await enter(page);
	await page.goto("/portal/inquiry");
	const draft = await page.locator('input[name="draft"]').inputValue();
	await page.context().clearCookies();
	await page.request.post("/portal/inquiry", {
		form: { customerName: "Chưa phải" },
		maxRedirects: 0,
	});
	const form = { customerName: "Bí mật", draft, submissionId: crypto.randomUUID() };
	const answer = await page.request.post("/portal/inquiry", { form, maxRedirects: 0 });
	expect(answer.status()).toBe(302);
	const id = draft.split(".")[0];
	expect(await db.collection<{ _id: string }>("inquiryDrafts").findOne({ _id: id })).toMatchObject({
		values: { customerName: "Bí mật" },
	});
	await enter(page);
	await page.goto(`/portal/inquiry?draft=${id}`);
	await expect(page.getByLabel("Customer name")).toHaveValue("");
});

test("without a form of ours nothing is kept for anybody who is not signed in", async ({ request, db }) => {
	const before = await db.collection("inquiryDrafts").countDocuments({ "values.customerName": "Rác" });
	for (const draft of [undefined, "", "a.b.c", `${crypto.randomUUID()}.6560a1b2c3d4e5f6a7b8c9d0.x`]) {
		const form = {
			customerName: "Rác",
			submissionId: crypto.randomUUID(),
			...(draft !== undefined && { draft }),
		};
		const answer = await request.post("/portal/inquiry", { form, maxRedirects: 0 });
		expect(answer.headers().location).toBe("/portal/login");
	}
	expect(await db.collection("inquiryDrafts").countDocuments({ "values.customerName": "Rác" })).toBe(before);
});
