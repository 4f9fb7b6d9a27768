import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { OutboxMail, salesInbox } from "#models/mail/outbox.server.ts";
import { weekOf } from "#models/time/week.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { aDemo, aMessage, aTrial } from "#tests/support/request-fields.ts";
import { answerDeadline, type RequestKind } from "./answer-deadline.ts";
import type { PublicFormFields } from "./form-paths.server.ts";
import type { RequestForms } from "./record.server.ts";
import { requestToken, tokenHashOf } from "./request-token.server.ts";
import { submitRequest } from "./submit.server.ts";

useDatabase();

const visit = { landingPage: "/pricing", utmSource: "facebook", plan: "starter" };
const lead = aTrial({ visit });
const demo = aDemo({ visit, position: "Giám đốc", notes: "Gọi sau 9 giờ" });
const contact = aMessage({ visit, name: "Nguyễn Thị Hòa", email: "hoa@gom.example", phone: "0912345678" });

type Form = {
	kind: RequestKind;
	collection: string;
	fields: Omit<PublicFormFields, "submissionId">;
	fixed: object;
	required: string;
};

const forms: Form[] = [
	{
		kind: "trial",
		collection: "leads",
		fields: lead,
		fixed: { source: "trial_signup", status: "new" },
		required: "companyName",
	},
	{
		kind: "demo",
		collection: "demoRequests",
		fields: demo,
		fixed: { status: "pending" },
		required: "preferredTime",
	},
	{
		kind: "contact",
		collection: "contactMessages",
		fields: contact,
		fixed: { replied: false },
		required: "message",
	},
];

const mailsAbout = async (id = "") =>
	(await stored("outbox").find({ requestId: id }).sort({ kind: 1 }).toArray()).map(({ kind, to }) => [
		kind,
		to,
	]);

beforeEach(() => stored("attempts").deleteMany({}));

describe.each(forms)("$collection", ({ kind, collection, fields, fixed, required }) => {
	const submit = (given: PublicFormFields) =>
		submitRequest(kind, given as RequestForms[RequestKind], { origin: null });
	const bothMails = [
		[kind, fields.email],
		[`${kind}Note`, salesInbox],
	];

	test("stores every field, the fixed ones and the time, and queues the mails", async () => {
		const submissionId = randomUUID();
		const submitted = await submit({ ...fields, submissionId });
		const { _id, createdAt, answerBy, dueAt, searchKeys, tokenHash, customerId, ...record }: StoredDocument =
			(await stored(collection).findOne({ submissionId })) ?? {};
		const token = requestToken(kind, submissionId);
		const id = `${kind}-${_id}`;
		expect(submitted).toEqual({ request: { id, token }, answerBy, isQuiet: false });
		expect(Math.abs(Date.now() - createdAt.getTime())).toBeLessThan(10_000);
		const handling = { ownerId: null, state: "waiting", cameFrom: "facebook" };
		expect(record).toEqual({ ...fields, ...fixed, ...handling, submissionId });
		expect(answerBy).toEqual(answerDeadline(kind, _id.getTimestamp()));
		expect(dueAt).toEqual(answerBy);
		const facets = ["source:facebook", `language:${fields.language}`, `week:${weekOf(createdAt)}`];
		expect(searchKeys).toEqual(expect.arrayContaining(["nguyen", "hoa", ...facets]));
		expect(tokenHash).toBe(tokenHashOf(token));
		expect(await stored("customers").findOne({ emails: fields.email })).toMatchObject({ _id: customerId });
		expect(await mailsAbout(id)).toEqual(bothMails);
	});

	test("a submit that was stored earlier answers with the deadline of then", async () => {
		const submissionId = randomUUID();
		const answerBy = new Date(1_700_000_000_000);
		const record = { ...fields, ...fixed, submissionId, createdAt: new Date(), answerBy };
		const { insertedId } = await stored(collection).insertOne(record);
		const answer = {
			request: { id: `${kind}-${insertedId}`, token: requestToken(kind, submissionId) },
			answerBy,
		};
		expect(await submit({ ...fields, submissionId })).toMatchObject(answer);
	});

	test("a hundred submits of one form store one record and its mails, and all succeed", async () => {
		const submissionId = randomUUID();
		const answers = await Promise.all(Array.from({ length: 100 }, () => submit({ ...fields, submissionId })));
		const [id, ...others] = new Set(answers.map(({ request }) => request?.id));
		expect(others).toEqual([]);
		expect(await stored(collection).countDocuments({ submissionId })).toBe(1);
		expect(await mailsAbout(id)).toEqual(bothMails);
	});

	test("a mail that cannot be queued leaves no record behind", async () => {
		const submissionId = randomUUID();
		vi.spyOn(OutboxMail, "queue").mockRejectedValueOnce(new Error("too long"));
		await expect(submit({ ...fields, submissionId })).rejects.toThrow("too long");
		vi.restoreAllMocks();
		expect(await stored(collection).countDocuments({ submissionId })).toBe(0);
	});

	const wrong: [string, object][] = [
		["a missing field", { [required]: undefined }],
		["an unknown field", { isAdmin: true }],
		["an over-long field", { email: `${"a".repeat(300)}@gom.example` }],
		["an over-long part of the visit", { visit: { utmSource: "a".repeat(400) } }],
		["an object for a text", { email: { $ne: null } }],
		["an initial value of its own", { status: "won" }],
		["a time of its own", { createdAt: new Date(0) }],
		["an id of its own", { _id: "000000000000000000000000" }],
		["an unknown language", { language: "xx" }],
	];
	const send = (submissionId: string, change: object = {}) =>
		submit({ ...fields, ...change, submissionId } as PublicFormFields);

	test.each(wrong)("%s is refused and nothing stored", async (_, change) => {
		const submissionId = randomUUID();
		await expect(send(submissionId, change)).rejects.toThrow();
		expect(await stored(collection).countDocuments({ submissionId })).toBe(0);
	});
});

test("many submits of the same moment are each stored once with their mails, and one that is wrong fails alone", async () => {
	const ids = Array.from({ length: 40 }, () => randomUUID());
	const trial = (submissionId: string, changes: object = {}) =>
		submitRequest("trial", { ...lead, submissionId, ...changes }, { origin: null });
	const send = (submissionId: string) => trial(submissionId, { email: `${submissionId}@gom.example` });
	await send(ids[7] ?? "");
	const refused = expect(trial(randomUUID(), { industry: "Sao Hỏa" })).rejects.toThrow(/industry/);
	const answers = await Promise.all(ids.map(send));
	await refused;
	for (const [index, submissionId] of ids.entries()) {
		const found = await stored("leads").find({ submissionId }).toArray();
		expect(found.map(({ _id }) => `trial-${_id}`)).toEqual([answers[index]?.request?.id]);
		expect(await stored("outbox").countDocuments({ to: `${submissionId}@gom.example` })).toBe(1);
	}
});
