import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { describe, expect, test, vi } from "vitest";
import { consentGiven } from "#models/consent.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import { companySizes, demoInterests, industries } from "#models/options.ts";
import { weekOf } from "#models/week.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { answerDeadline, type RequestKind } from "./answer-deadline.ts";
import { ContactMessage } from "./contact-message.server.ts";
import { DemoRequest } from "./demo-request.server.ts";
import { Lead } from "./lead.server.ts";
import type { PublicFormFields, Stored } from "./public-form.server.ts";
import { requestToken, tokenHashOf } from "./request-token.server.ts";
import type { Submitted } from "./submission.server.ts";

useDatabase();

const language = "vi" as const;
const consent = consentGiven(language, new Date("2026-11-20T02:00:00Z"));
const visit = { landingPage: "/pricing", utmSource: "facebook", plan: "starter" };
const mail: MailDraft = {
	kind: "trial",
	to: "hoa@gom.example",
	subject: "Đã nhận",
	text: "Chào chị Hòa",
	language,
};

const lead = {
	companyName: "Công ty Gốm Bát Tràng",
	contactName: "Nguyễn Thị Hòa",
	email: "hoa@gom.example",
	phone: "0912345678",
	industry: industries[0],
	companySize: companySizes[1],
	currentSystem: "Excel",
	language,
	...consent,
	visit,
};
const demo = {
	companyName: "Công ty Gốm Bát Tràng",
	contactName: "Nguyễn Thị Hòa",
	position: "Giám đốc",
	email: "hoa@gom.example",
	phone: "0912345678",
	preferredTime: "Sáng (8h-12h)" as const,
	interest: demoInterests[1],
	notes: "Gọi sau 9 giờ",
	language,
	...consent,
	visit,
};
const contact = {
	name: "Nguyễn Thị Hòa",
	email: "hoa@gom.example",
	phone: "0912345678",
	subject: "Báo giá" as const,
	message: "Cho 32 người dùng",
	language,
	visit,
};

type Form = {
	kind: RequestKind;
	collection: string;
	fields: Omit<PublicFormFields, "submissionId">;
	fixed: object;
	required: string;
	submit: Submit;
	/** The verb as another process would have it. */
	load(): Promise<Submit>;
};
type Mails = (stored: Stored) => MailDraft[];
type Submit = (fields: PublicFormFields, mails: Mails) => Promise<Submitted>;
type Verb<Fields> = (fields: Fields, mails: Mails) => Promise<Submitted>;

function form<Fields extends PublicFormFields>(
	submit: Verb<Fields>,
	load: () => Promise<Verb<Fields>>,
	rest: Omit<Form, "submit" | "load" | "fields"> & { fields: Omit<Fields, "submissionId"> },
): Form {
	const loose =
		(verb: Verb<Fields>): Submit =>
		(fields, mails) =>
			verb(fields as Fields, mails);
	return { ...rest, submit: loose(submit), load: async () => loose(await load()) };
}

const forms = [
	form(Lead.submit, async () => (await import("./lead.server.ts")).Lead.submit, {
		kind: "trial",
		collection: "leads",
		fields: lead,
		fixed: { source: "trial_signup", status: "new" },
		required: "companyName",
	}),
	form(DemoRequest.submit, async () => (await import("./demo-request.server.ts")).DemoRequest.submit, {
		kind: "demo",
		collection: "demoRequests",
		fields: demo,
		fixed: { status: "pending" },
		required: "preferredTime",
	}),
	form(
		ContactMessage.submit,
		async () => (await import("./contact-message.server.ts")).ContactMessage.submit,
		{
			kind: "contact",
			collection: "contactMessages",
			fields: contact,
			fixed: { replied: false },
			required: "message",
		},
	),
];

describe.each(forms)("$collection", ({ kind, collection, fields, fixed, required, submit, load }) => {
	test("stores every field, the fixed ones and the time, and queues the mails", async () => {
		const submissionId = randomUUID();
		const subject = submissionId;
		let told: Stored | undefined;
		const { id, at, repeated } = await submit({ ...fields, submissionId }, (stored) => {
			told = stored;
			return [{ ...mail, subject }];
		});
		expect(repeated).toBe(false);
		const { _id, createdAt, answerBy, dueAt, searchKeys, tokenHash, ...record }: StoredDocument =
			(await stored(collection).findOne({ submissionId })) ?? {};
		expect(String(_id)).toBe(id);
		expect(Math.abs(Date.now() - createdAt.getTime())).toBeLessThan(10_000);
		const handling = { ownerId: null, state: "waiting", cameFrom: "facebook" };
		expect(record).toEqual({ ...fields, ...fixed, ...handling, submissionId });
		expect(answerBy).toEqual(answerDeadline(kind, at));
		expect(dueAt).toEqual(answerBy);
		const facets = ["source:facebook", `language:${fields.language}`, `week:${weekOf(createdAt)}`];
		expect(searchKeys).toEqual(expect.arrayContaining(["nguyen", "hoa", ...facets]));
		expect(tokenHash).toBe(tokenHashOf(requestToken(kind, submissionId)));
		expect(told).toEqual({ id: `${kind}-${id}`, answerBy });
		expect(await stored("outbox").countDocuments({ subject })).toBe(1);
	});

	test("a submit that was stored earlier answers with the time of then", async () => {
		const submissionId = randomUUID();
		const _id = mongoose.Types.ObjectId.createFromTime(1_700_000_000);
		await stored(collection).insertOne({ ...fields, ...fixed, submissionId, _id, createdAt: new Date() });
		const answer = { id: String(_id), at: new Date(1_700_000_000_000), repeated: true };
		expect(await submit({ ...fields, submissionId }, () => [])).toEqual(answer);
	});

	test("a hundred submits of one form store one record and one mail, and all succeed", async () => {
		const submissionId = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 100 }, () =>
				submit({ ...fields, submissionId }, () => [{ ...mail, subject: submissionId }]),
			),
		);
		expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		expect(await stored(collection).countDocuments({ submissionId })).toBe(1);
		expect(await stored("outbox").countDocuments({ subject: submissionId })).toBe(1);
	});

	test("submits of one form to several processes at once store one record", async () => {
		const submissionId = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 5 }, async () => {
				vi.resetModules();
				const elsewhere = await load();
				return elsewhere({ ...fields, submissionId }, () => [{ ...mail, subject: submissionId }]);
			}),
		);
		expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		expect(await stored(collection).countDocuments({ submissionId })).toBe(1);
		expect(await stored("outbox").countDocuments({ subject: submissionId })).toBe(1);
	});

	test("a mail that cannot be queued leaves no record behind", async () => {
		const submissionId = randomUUID();
		const unsendable = { ...mail, to: "" };
		await expect(submit({ ...fields, submissionId }, () => [unsendable])).rejects.toThrow(/to.*required/);
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
		submit({ ...fields, ...change, submissionId } as PublicFormFields, () => [mail]);

	test.each(wrong)("%s is refused and nothing stored", async (_, change) => {
		const submissionId = randomUUID();
		await expect(send(submissionId, change)).rejects.toThrow();
		expect(await stored(collection).countDocuments({ submissionId })).toBe(0);
	});

	test.each(wrong)("%s is refused among others of the same moment, which are stored", async (_, change) => {
		const [good, bad] = [randomUUID(), randomUUID()];
		const refused = expect(send(bad, change)).rejects.toThrow();
		await send(good);
		await refused;
		expect(await stored(collection).countDocuments({ submissionId: { $in: [good, bad] } })).toBe(1);
		expect(await stored(collection).countDocuments({ submissionId: good })).toBe(1);
	});
});

test("many submits of the same moment are each stored once with their mails, and one that is wrong fails alone", async () => {
	const ids = Array.from({ length: 40 }, () => randomUUID());
	const send = (submissionId: string) =>
		Lead.submit({ ...lead, submissionId }, () => [{ ...mail, to: `${submissionId}@gom.example` }]);
	await send(ids[7] ?? "");
	const wrong = Lead.submit({ ...lead, submissionId: randomUUID(), industry: "Sao Hỏa" as never }, () => [
		mail,
	]);
	const refused = expect(wrong).rejects.toThrow(/industry/);
	const answers = await Promise.all(ids.map(send));
	await refused;
	expect(answers.map(({ repeated }) => repeated)).toEqual(ids.map((_, index) => index === 7));
	for (const [index, submissionId] of ids.entries()) {
		const found = await stored("leads").find({ submissionId }).toArray();
		expect(found.map(({ _id }) => String(_id))).toEqual([answers[index]?.id]);
		expect(await stored("outbox").countDocuments({ to: `${submissionId}@gom.example` })).toBe(1);
	}
});
