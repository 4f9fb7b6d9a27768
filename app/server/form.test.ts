import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { trialSchema } from "#app/routes/site/trial/schema.ts";
import { requiredText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { maxLength } from "#models/limits.ts";
import { log } from "#models/log.server.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { trial } from "#tests/support/public-forms.ts";
import { aTrial } from "#tests/support/request-fields.ts";
import { answerForm } from "./form.server.ts";

useDatabase();

const answers = { submissionId: randomUUID(), ...trial.answers };

const post = (fields: Record<string, string>, more = "", path = "/dung-thu") =>
	new Request(`http://site.test${path}`, {
		method: "POST",
		headers: {
			Origin: "http://site.test",
			Host: "site.test",
			"Content-Type": "application/x-www-form-urlencoded",
		},
		body: `${new URLSearchParams(fields)}${more}`,
	});

async function storeLead(values: z.output<typeof trialSchema>): Promise<string> {
	const { consent, submissionId, ...answered } = values;
	const { request } = await submitRequest("trial", aTrial(answered), { origin: null });
	return request?.id ?? "";
}

test.each([
	["a control without a name, as text browsers send it", "&=sales%40may-erp.example"],
	["a field that only the server sets", "&status=won&salesRepName=x"],
	["an extension's field", "&lastpass-otp=123456&lastpass-otp=123456"],
	["Conform's own fields, malformed", "&__intent__={{&__state__=1"],
	["the name of something that every object has", "&__proto__[status]=won&constructor=x&toString=x"],
])("%s is none of the form's", async (_name, more) => {
	const companyName = `Công ty ${randomUUID()}`;
	const { data, init } = await answerForm(post({ ...answers, companyName }, more), trialSchema, storeLead);
	expect(init?.status).toBe(200);
	expect(data.status).toBe("done");
	expect(await stored("leads").findOne({ companyName })).toMatchObject({ status: "new" });
});

test("an unknown field is logged once by a name cut short, never by its value, nor by what is no name", async () => {
	const info = vi.spyOn(log, "info").mockImplementation(() => {});
	const name = `grammarly-${"x".repeat(5_000)}`;
	// Other tests of the same process have had their unknown fields logged.
	const path = `/form-${randomUUID().slice(0, 8)}`;
	for (let times = 0; times < 3; times++)
		await answerForm(post(answers, `&${name}=bí+mật`, path), trialSchema, storeLead);
	await answerForm(post(answers, "&ha%40minhphat.vn", path), trialSchema, storeLead);
	const fields = info.mock.calls.map(([said]) => said);
	expect(fields).toEqual([name.slice(0, 40), "…"].map((field) => ({ id: undefined, path, field })));
	info.mockRestore();
});

test.each([
	["a repeated field", "&email=b%40congty.vn"],
	["no submission id", "", "1"],
])("%s gets the form back as it was typed", async (_name, more, submissionId = answers.submissionId) => {
	const request = post({ ...answers, email: "hai@gom.vn", submissionId }, more);
	const { data, init } = await answerForm(request, trialSchema, storeLead);
	expect(init?.status).toBe(400);
	const { submissionId: _made, ...typed } = answers;
	expect(data).toMatchObject({
		status: "failed",
		result: { initialValue: { ...typed, email: "hai@gom.vn" } },
	});
	expect(data).not.toHaveProperty("result.initialValue.submissionId");
	expect(await stored("leads").countDocuments({ email: "hai@gom.vn" })).toBe(0);
});

test("a field that is a list takes each entry under its name, one, or none", async () => {
	const schema = z.object({ chosen: z.array(z.string()) });
	for (const chosen of [["a", "b", "a"], ["a"], []]) {
		const request = post({}, chosen.map((one) => `&chosen=${one}`).join(""));
		const { data } = await answerForm(request, schema, async (values) => values);
		expect(data).toEqual({ status: "done", done: { chosen } });
	}
});

test("more fields than any form has are refused, those without a name, too", async () => {
	for (const more of ["&x=1", "&="]) {
		const answer = answerForm(post(answers, more.repeat(100)), trialSchema, storeLead);
		await expect(answer).rejects.toMatchObject({ status: 400 });
	}
});

test("what the form lets pass the model stores, emoji too", async () => {
	const contactName = "🌾".repeat(maxLength.name / 2);
	const companyName = "ﷺ".repeat(maxLength.company);
	const { init } = await answerForm(post({ ...answers, contactName, companyName }), trialSchema, storeLead);
	expect(init?.status).toBe(200);
	expect(await stored("leads").countDocuments({ contactName })).toBe(1);
	const fields = inquiryFields({ companyName, industry: "x".repeat(maxLength.line) });
	await submitInquiry(fields, viewerNamed("khoi"), randomUUID());
	expect(await stored("salesInquiries").countDocuments({ companyName })).toBe(1);
});

test("what only the model refuses is an error of its field, alone and among others of one moment", async () => {
	const loose = { ...trialSchema.shape, contactName: requiredText("contactNameRequired", 1000) };
	const schema = z.object(loose);
	const send = (contactName: string) =>
		answerForm(post({ ...answers, contactName }), schema, storeLead).then(({ data, init }) => ({
			status: init?.status,
			error: data.status === "invalid" ? data.result.error : null,
		}));
	const refused = { status: 400, error: { contactName: [`tooLong:${maxLength.name}`] } };
	const long = "x".repeat(maxLength.name + 1);
	expect(await send(long)).toEqual(refused);
	const done = { status: 200, error: null };
	expect(await Promise.all(["Hà", long, "Hòa"].map(send))).toEqual([done, refused, done]);
});
