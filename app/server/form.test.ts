import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { trialSchema } from "#app/routes/site/trial/schema.ts";
import { requiredText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { consentGiven } from "#models/consent.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { maxLength } from "#models/limits.ts";
import { companySizes, industries } from "#models/options.ts";
import { Lead } from "#models/request/lead.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { answerForm } from "./form.server.ts";

useDatabase();

const answers = {
	submissionId: randomUUID(),
	companyName: "Công ty Gốm Bát Tràng",
	contactName: "Nguyễn Thị Hòa",
	email: "hoa@gom.vn",
	phone: "0912345678",
	industry: industries[0],
	companySize: companySizes[0],
	consent: "on",
};

const post = (fields: Record<string, string>, more = "") =>
	new Request("http://site.test/dung-thu", {
		method: "POST",
		headers: { Origin: "http://site.test", Host: "site.test" },
		body: new URLSearchParams(`${new URLSearchParams(fields)}${more}`),
	});

const language = "vi" as const;
async function storeLead(values: z.output<typeof trialSchema>): Promise<string> {
	const { companyName, contactName, email, phone, industry, companySize } = values;
	const submissionId = randomUUID();
	const fields = { companyName, contactName, email, phone, industry, companySize, submissionId, language };
	const { id } = await Lead.submit({ ...fields, consent: consentGiven(language) }, () => []);
	return id;
}

test("a control without a name is none of the form's", async () => {
	const { data, init } = await answerForm(
		post({ ...answers, email: "lynx@gom.vn" }, "&=sales%40may-erp.example"),
		trialSchema,
		storeLead,
	);
	expect(init?.status).toBe(200);
	expect(data.status).toBe("done");
});

test.each([
	["an unknown field", "&status=won"],
	["a repeated field", "&email=b%40congty.vn"],
	["Conform's own fields, malformed", "&__intent__={{&__state__=1"],
	["no submission id", "", "1"],
])("%s gets the form back as it was typed", async (_name, more, submissionId = answers.submissionId) => {
	const request = post({ ...answers, submissionId }, more);
	const { data, init } = await answerForm(request, trialSchema, storeLead);
	expect(init?.status).toBe(400);
	const { submissionId: _made, ...typed } = answers;
	expect(data).toMatchObject({ status: "failed", result: { initialValue: typed } });
	expect(data).not.toHaveProperty("result.initialValue.submissionId");
	expect(data).not.toHaveProperty("result.initialValue.status");
	expect(await stored("leads").countDocuments({ email: answers.email })).toBe(0);
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
