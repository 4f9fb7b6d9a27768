import mongoose from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import {
	addToInquiry,
	convertRequest,
	RequestGone,
	reopenRequest,
} from "#models/customer/conversion.server.ts";
import { duplicatesOf, relatedTo } from "#models/customer/related.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import type { ContactWay, Ending } from "#models/options.ts";
import { handOverRecord } from "#models/records/hand-over.server.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { RequestEnded } from "./handling.server.ts";
import { AlreadyTaken, endRequest, giveBackRequest, takeRequest } from "./request.server.ts";

useDatabase();

const collections = { trial: "leads", demo: "demoRequests", contact: "contactMessages" };
const stores = { trial: storeTrial, demo: storeDemo, contact: storeMessage };

beforeEach(async () => {
	for (const name of [...Object.values(collections), "historyEvents", "salesInquiries", "outbox"])
		await stored(name).deleteMany({});
});
afterEach(() => vi.useRealTimers());

const [khoi, huong, admin] = [viewerNamed("khoi"), viewerNamed("huong"), viewerNamed("admin", "admin")];

async function memberNamed(fullName: string): Promise<Viewer> {
	const email = `${crypto.randomUUID()}@may-erp.example`;
	const { id } = await Account.create({ email, fullName, password: "a long pass phrase 42" }, "sales");
	return { id, email, fullName, role: "sales", isAdmin: false };
}

async function recordOf(id: string) {
	const [kind, _id] = id.split("-") as [keyof typeof collections, string];
	return stored(collections[kind]).findOne({ _id: new mongoose.Types.ObjectId(_id) });
}

const eventsOf = async (id: string, viewer = admin) =>
	(await Requests.findWithHistory(viewer, id))?.history.rows.map(({ kind }) => kind);

test("of a hundred who take it at once one gets it, and the others read who", async () => {
	const people = Array.from({ length: 100 }, (_, index) => viewerNamed(`rep ${index}`));
	await stored("users").insertMany(
		people.map(({ id, email, fullName, role }) => ({
			_id: new mongoose.Types.ObjectId(id),
			email,
			fullName,
			role,
			createdAt: new Date(),
		})),
	);
	const id = await storeTrial();
	const answers = await Promise.all(
		people.map((viewer) =>
			takeRequest(viewer, id).then(
				() => "taken",
				(error: unknown) => (error instanceof AlreadyTaken ? error.by : String(error)),
			),
		),
	);
	const ownerId = String((await recordOf(id))?.ownerId);
	const owner = people.find((one) => one.id === ownerId);
	expect(answers).toEqual(people.map((one) => (one === owner ? "taken" : owner?.fullName)));
	expect(await eventsOf(id)).toEqual(["taken"]);
});

test("a representative sees nobody's and their own; what is somebody else's answers like a missing one", async () => {
	const id = await storeDemo();
	expect(await Requests.findWithHistory(huong, id)).toMatchObject({
		id,
		kind: "demo",
		ownerId: null,
		state: "waiting",
	});
	await takeRequest(khoi, id);
	expect(await Requests.findWithHistory(huong, id)).toBeNull();
	expect(await Requests.log(huong, id, { way: "reached" })).toBeNull();
	expect(await giveBackRequest(huong, id)).toBe(false);
	expect(await endRequest(huong, id, { ending: "answered" }, null)).toBe(false);
	expect(await reopenRequest(huong, id)).toBe(false);
	await expect(takeRequest(huong, id), "somebody was faster").rejects.toThrow(AlreadyTaken);
	await stored("historyEvents").updateMany({}, { $set: { at: new Date(Date.now() - 11 * 60_000) } });
	expect(await takeRequest(huong, id), "it has been another's for a while").toBe(false);
	await expect(takeRequest(admin, id)).rejects.toThrow(AlreadyTaken);
	expect(await Requests.findWithHistory(admin, id)).toMatchObject({ ownerId: khoi.id });
	expect(await giveBackRequest(khoi, id)).toBe(true);
	expect(await Requests.findWithHistory(huong, id)).toMatchObject({ ownerId: null });
});

test.each(["", "trial", "lead-6741f0c2a9e4b35d7c8f1a20", "trial-6741f0c2a9e4b35d7c8f1a20", "trial-zzz"])(
	"%j is no request",
	async (id) => {
		expect(await Requests.findWithHistory(admin, id)).toBeNull();
		expect(await takeRequest(admin, id)).toBe(false);
	},
);

const waysAndStatus: [keyof typeof stores, ContactWay, object][] = [
	["trial", "reached", { status: "contacted", state: "answered" }],
	["trial", "noAnswer", { status: "new", state: "waiting" }],
	["demo", "zalo", { status: "contacted", state: "answered" }],
	["demo", "noAnswer", { status: "pending", state: "waiting" }],
	["demo", "demoGiven", { status: "contacted", state: "answered" }],
	["demo", "noShow", { status: "pending", state: "waiting" }],
	["contact", "mailed", { replied: true, state: "answered" }],
	["contact", "noAnswer", { replied: false, state: "waiting" }],
];

test.each(waysAndStatus)("%s: a contact %s sets the specification's field", async (kind, way, fields) => {
	const id = await stores[kind]();
	expect(await Requests.log(khoi, id, { way, note: "Gọi lúc 9 giờ", nextOn: "2031-03-05" })).toEqual({
		isTaken: true,
	});
	const record = await recordOf(id);
	expect(record).toMatchObject({ ...fields, dueAt: new Date("2031-03-05T10:00:00Z") });
	expect(String(record?.ownerId)).toBe(khoi.id);
	if (kind === "contact") expect(record?.repliedAt).toEqual(record?.answeredAt);
	const [event] = (await Requests.findWithHistory(khoi, id))?.history.rows ?? [];
	expect(event).toMatchObject({
		kind: "contact",
		way,
		note: "Gọi lúc 9 giờ",
		nextOn: "2031-03-05",
		by: "khoi",
	});
});

test("a request whose inquiry was deleted is opened again; while there is the inquiry it stays ended", async () => {
	const request = await storeTrial();
	const { id } = await convertRequest(request, inquiryFields(), khoi, "s-lost");
	expect(await reopenRequest(khoi, request)).toBe(true);
	expect(await recordOf(request)).toMatchObject({ state: "ended", ending: "inquiry" });
	await deleteInquiry(khoi, id);
	expect(await reopenRequest(khoi, request)).toBe(true);
	const record = await recordOf(request);
	expect(record, "nobody has answered").toMatchObject({ state: "waiting", status: "new" });
	expect(record?.dueAt).toEqual(record?.answerBy);
	expect(record).not.toHaveProperty("inquiryId");
	await convertRequest(request, inquiryFields(), khoi, "s-again");
	expect(await recordOf(request)).toMatchObject({ state: "ended", ending: "inquiry" });
});

const convertedAndAnswered: [keyof typeof stores, object, object][] = [
	["trial", { status: "converted" }, { status: "converted" }],
	["demo", { status: "done" }, { status: "done" }],
	["contact", { replied: false }, { replied: true }],
];

test.each(convertedAndAnswered)(
	"%s: to become an inquiry is no answer; the first contact with the inquiry is",
	async (kind, converted, answered) => {
		const [id, added] = [await stores[kind](), await stores[kind]()];
		const { id: inquiry } = await convertRequest(id, inquiryFields(), khoi, crypto.randomUUID());
		await addToInquiry(khoi, added, inquiry);
		await Inquiries.log(khoi, inquiry, { way: "noAnswer" });
		for (const one of [id, added]) {
			expect(await recordOf(one)).toMatchObject({ ...converted, state: "ended", ending: "inquiry" });
			expect(await recordOf(one)).not.toHaveProperty("answeredAt");
		}
		await Inquiries.log(khoi, inquiry, { way: "reached", note: "Lần đầu" });
		const [first] = (await Inquiries.findWithHistory(khoi, inquiry))?.history.rows ?? [];
		const answeredAt = new Date(first?.at ?? 0);
		for (const one of [id, added])
			expect(await recordOf(one)).toMatchObject({ ...answered, state: "ended", answeredAt });
		if (kind === "contact") expect(await recordOf(id)).toMatchObject({ repliedAt: answeredAt });
		await Inquiries.log(khoi, inquiry, { way: "mailed" });
		expect(await recordOf(id), "the first answer keeps its time").toMatchObject({ answeredAt });
		await deleteInquiry(khoi, inquiry);
		await reopenRequest(khoi, id);
		expect(await recordOf(id)).toMatchObject({ state: "answered", answeredAt });
	},
);

test("who was answered before their request became an inquiry was answered then", async () => {
	const id = await storeMessage();
	await Requests.log(khoi, id, { way: "reached" });
	const answeredAt = (await recordOf(id))?.answeredAt;
	const { id: inquiry } = await convertRequest(id, inquiryFields(), khoi, "s-answered");
	await Inquiries.log(khoi, inquiry, { way: "mailed" });
	expect(await recordOf(id)).toMatchObject({ replied: true, answeredAt, repliedAt: answeredAt });
});

test("the first answer keeps its time", async () => {
	const id = await storeTrial();
	await Requests.log(khoi, id, { way: "reached" });
	const first = await recordOf(id);
	await Requests.log(khoi, id, { way: "mailed" });
	expect((await recordOf(id))?.answeredAt).toEqual(first?.answeredAt);
});

test.each([
	["a Monday, after a week", "2026-11-02T09:00", "2026-11-09T17:00"],
	["a Saturday, on the Monday after a week", "2026-11-28T20:00", "2026-12-07T17:00"],
	["a Tuesday, on the day after a holiday", "2026-11-17T09:00", "2026-11-25T17:00"],
])("who was reached without a next day comes up again: %s", async (_, reached, due) => {
	const id = await storeTrial();
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam(reached) });
	await Requests.log(khoi, id, { way: "reached" });
	expect(await recordOf(id)).toMatchObject({ dueAt: inVietnam(due) });
});

test.each([
	["in the morning", "2026-11-23T09:00", "2026-11-23T14:00"],
	["in the evening before a holiday", "2026-11-23T20:00", "2026-11-25T12:00"],
])("who was answered and is opened again %s has four office hours", async (_, opened, due) => {
	const id = await storeTrial();
	await endRequest(khoi, id, { ending: "answered" }, null);
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam(opened) });
	await reopenRequest(khoi, id);
	expect(await recordOf(id)).toMatchObject({ state: "answered", dueAt: inVietnam(due) });
});

const endingsAndStatus: [keyof typeof stores, Ending, object][] = [
	["trial", "notInterested", { status: "closed", answered: true }],
	["trial", "notCustomer", { status: "closed", answered: false }],
	["demo", "answered", { status: "done", answered: true }],
	["demo", "unreachable", { status: "closed", answered: false }],
	["contact", "answered", { replied: true, answered: true }],
	["contact", "duplicate", { replied: false, answered: false }],
];

test.each(endingsAndStatus)(
	"%s: ended as %s, and opened again",
	async (kind, ending, { answered, ...fields }: { answered?: boolean }) => {
		const id = await stores[kind]();
		await endRequest(khoi, id, { ending, note: "Đã có hệ thống khác" }, null);
		const record = await recordOf(id);
		expect(record).toMatchObject({ ...fields, state: "ended", ending });
		expect(record?.answeredAt !== undefined).toBe(answered);
		for (const late of [
			() => takeRequest(khoi, id).then(() => Requests.log(khoi, id, { way: "reached" })),
			() => endRequest(khoi, id, { ending: "answered" }, null),
			() => giveBackRequest(khoi, id),
		]) {
			await expect(late()).rejects.toThrow(RequestEnded);
		}
		expect(await reopenRequest(khoi, id)).toBe(true);
		const again = await recordOf(id);
		expect(again?.state).toBe(answered ? "answered" : "waiting");
		expect(again).not.toHaveProperty("ending");
		expect(await eventsOf(id)).toEqual(["reopened", "ended"]);
	},
);

test("an admin hands it to somebody, who gets a mail; nobody else can what is not theirs, and not to a stranger", async () => {
	const linh = await memberNamed("Võ Khánh Linh");
	const id = await storeTrial();
	expect(await handOverRecord(khoi, id, linh.id, null)).toBe(false);
	expect(await handOverRecord(admin, id, khoi.id, null)).toBe(false);
	expect(await handOverRecord(admin, id, linh.id, null)).toBe(true);
	expect(await Requests.findWithHistory(linh, id)).toMatchObject({ ownerId: linh.id });
	expect(await stored("outbox").find({ requestId: id }).toArray()).toMatchObject([
		{ kind: "handOver", to: linh.email, facts: { by: admin.fullName } },
	]);
	expect(await eventsOf(id)).toEqual(["handedOver"]);
});

test("an inquiry that is made of a request ends it, and both know of each other", async () => {
	const id = await storeDemo();
	const { id: inquiryId } = await convertRequest(id, inquiryFields(), khoi, "from a request");
	const record = await recordOf(id);
	expect(record).toMatchObject({ state: "ended", ending: "inquiry", status: "done" });
	expect(String(record?.inquiryId)).toBe(inquiryId);
	const inquiry = await Inquiries.findWithHistory(khoi, inquiryId);
	expect(inquiry).toMatchObject({ requestId: id });
	expect(inquiry?.history.rows.map(({ kind }) => kind)).toEqual(["created", "requested"]);
	expect(await reopenRequest(khoi, id)).toBe(true);
	expect((await recordOf(id))?.state).toBe("ended");

	await convertRequest(id, inquiryFields(), khoi, "from a request");
	await expect(convertRequest(id, inquiryFields(), khoi, "second")).rejects.toThrow();
	const others = await storeTrial();
	await takeRequest(huong, others);
	await expect(convertRequest(others, inquiryFields(), khoi, "third")).rejects.toThrow(RequestGone);
	expect(await stored("salesInquiries").countDocuments()).toBe(1);
});

test("beside a lead stands what else its customer has, then who shares the number or the company, however these are written", async () => {
	const [linh, thu] = [await memberNamed("Võ Khánh Linh"), await memberNamed("Lê Thu")];
	const phone = "0987654321";
	const id = await storeTrial({ companyName: "Công ty TNHH Một Thành Viên Gốm Bát Tràng", phone });
	const fields = {
		companyName: "CÔNG TY CỔ PHẦN GỐM BÁT TRÀNG",
		customerPhone: "",
		customerEmail: "b@c.example",
	};
	const { id: inquiryId } = await submitInquiry(inquiryFields(fields), thu, "same company");
	const hinting = await storeMessage({ phone: "+84 987 654 321" });
	const other = await storeMessage({ email: "HOA@gom.example", phone: "+84 987.654.321" });
	await storeDemo({ companyName: "Gốm Chu Đậu", email: "x@y.example", phone: "0999999999" });
	const related = async (viewer: Viewer) => {
		const view = await Requests.findWithHistory(viewer, id);
		return view && relatedTo(viewer, { ...contactOf(view), customerId: view.customerId }, [id]);
	};
	const [own, ...hints] = (await related(linh)) ?? [];
	expect(own).toMatchObject({ id: other, name: "Phan Văn Lộc", owner: null, same: ["email", "phone"] });
	expect(hints).toHaveLength(2);
	expect(hints.find(({ what }) => what === "contact")).toMatchObject({ id: hinting, same: ["phone"] });
	const theirs = { id: null, name: null, owner: "Lê Thu", same: ["company"] };
	expect(hints.find(({ what }) => what === "inquiry")).toMatchObject(theirs);
	expect((await related(thu))?.map(({ id }) => id).sort()).toEqual([other, hinting, inquiryId].sort());
});

test("of what a customer has the open and the latest come first, however much is closed", async () => {
	for (const store of [storeTrial, storeMessage])
		for (let count = 0; count < 12; count++)
			await endRequest(khoi, await store({ email: "hoa@gom.example" }), { ending: "answered" }, null);
	for (let count = 0; count < 12; count++) {
		const fields = inquiryFields({ customerEmail: "hoa@gom.example" });
		const { id } = await submitInquiry(fields, khoi, `closed ${count}`);
		await setStatus(khoi, id, "completed", 1);
	}
	const fresh = [
		await storeMessage({ email: "hoa@gom.example" }),
		(await submitInquiry(inquiryFields({ customerEmail: "hoa@gom.example" }), khoi, "open")).id,
		await storeTrial({ email: "hoa@gom.example" }),
	];
	const found = await relatedTo(admin, { email: "hoa@gom.example", phone: "", company: "" });
	expect(new Set(found.slice(0, 3).map(({ id }) => id))).toEqual(new Set(fresh));
	expect(found).toHaveLength(10);
	expect(
		found.slice(3).every(({ what }) => what === "inquiry"),
		"the latest of the closed",
	).toBe(true);
});

test("one's own ended request cannot be taken", async () => {
	const id = await storeTrial();
	await endRequest(khoi, id, { ending: "notInterested" }, null);
	await expect(takeRequest(khoi, id)).rejects.toThrow(RequestEnded);
	expect(await takeRequest(huong, id)).toBe(false);
});

test.each([
	["in the morning", "09:00", "17:00"],
	["a minute before closing", "16:59", "17:00"],
	["at closing", "17:00", "24:00"],
	["in the evening", "21:30", "24:00"],
])(
	"who is to be called again on the same day, as is written down %s, is not late by that",
	async (_when, now, due) => {
		vi.useFakeTimers({ toFake: ["Date"], now: inVietnam(`2026-11-25 ${now}`) });
		const id = await storeTrial();
		await Requests.log(khoi, id, { way: "reached", nextOn: "2026-11-25" });
		const midnight = inVietnam("2026-11-26 00:00");
		expect((await recordOf(id))?.dueAt).toEqual(due === "24:00" ? midnight : inVietnam(`2026-11-25 ${due}`));
		expect(await Requests.findWithHistory(khoi, id)).toMatchObject({ isLate: false });
	},
);

test("a duplicate and what it is one of know of each other, as far as the viewer sees them", async () => {
	const [first, second, third] = [await storeTrial(), await storeDemo(), await storeMessage()];
	for (const id of [second, third])
		await endRequest(khoi, id, { ending: "duplicate", duplicateOf: first }, null);
	const of = async (viewer: Viewer, id: RequestId) => {
		const request = await Requests.findWithHistory(viewer, id);
		return request && duplicatesOf(viewer, request);
	};
	expect(await of(khoi, second)).toMatchObject({
		original: { id: first, name: "Nguyễn Thị Hòa" },
		copies: [],
	});
	expect(await of(khoi, first)).toMatchObject({ original: null, copies: [{ id: second }, { id: third }] });
	expect(await of(huong, first)).toEqual({ original: null, copies: [] });
	await takeRequest(huong, first);
	expect(await of(khoi, second)).toMatchObject({ original: null });
	await reopenRequest(khoi, third);
	expect(await of(admin, first)).toMatchObject({ copies: [{ id: second }] });

	for (const duplicateOf of [third, first, "trial-zzz"]) {
		await endRequest(khoi, third, { ending: "duplicate", duplicateOf }, null);
		expect(await recordOf(third), "itself, another's, nothing").not.toHaveProperty("duplicateOf");
		await reopenRequest(khoi, third);
	}
});
