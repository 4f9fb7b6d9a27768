import { beforeEach, expect, test } from "vitest";
import { historyOf, subjectIdOf } from "#models/history/history.server.ts";
import { setStage, stageFingerprint } from "#models/inquiry/inquiry.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { RequestEnded } from "#models/request/handling.server.ts";
import { endRequest, takeRequest } from "#models/request/request.server.ts";
import { openTrial } from "#models/request/trial.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, storedRequest } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { addToInquiry, convertRequest } from "./conversion.server.ts";
import { findCustomer } from "./customer.server.ts";
import { duplicatesOf, relatedTo } from "./related.server.ts";
import { sayOfCustomers } from "./say.server.ts";

useDatabase();
beforeEach(forgetAll);

/** What shares nothing with another but what is given. */
const apart = (name: string) => ({
	companyName: `Công ty ${name}`,
	email: `${name}@khach.example`,
	phone: `09${String([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e8).padStart(8, "0")}`,
});

test("a customer is whole, in one history, open things first", async () => {
	const khoi = await memberNamed("khoi");
	const one = apart("mot");
	const trial = await storeTrial(one);
	const further = await storeDemo({ ...apart("hai"), email: one.email });
	const said = await storeMessage({ email: "hai@khach.example", phone: undefined });
	await sayOfCustomers(khoi, trial, said, "same");
	const another = await storeDemo(apart("ba"));
	await openTrial(khoi, trial, null);
	await Requests.log(khoi, further, { way: "reached", note: "Hẹn xem kho" });
	const customerEmail = one.email;
	const fields = inquiryFields({ customerEmail, companyName: "Công ty mot", customerPhone: one.phone });
	const { id: inquiry } = await convertRequest(trial, fields, khoi, "of-a-customer");
	await Inquiries.log(khoi, inquiry, { way: "met" });
	const sentAt = new Date();
	await stored("outbox").updateMany({}, { $set: { sentAt }, $unset: { nextAttemptAt: 1 } });

	const found = await findCustomer(khoi, inquiry);
	expect(found?.records.map(({ id }) => id).sort()).toEqual([inquiry, further, said, trial].sort());
	expect(found?.records.at(-1)).toMatchObject({ id: trial, isOpen: false, trial: { state: "running" } });
	expect(found?.records.map(({ id }) => id)).not.toContain(another);
	expect(found?.others).toEqual([]);
	const kinds = found?.history.rows.map(({ kind }) => kind) ?? [];
	expect([...new Set(kinds)].sort()).toEqual(["came", "contact", "created", "mailed", "trialOpened"].sort());
	expect(kinds.filter((kind) => kind === "came")).toHaveLength(3);
	const times = found?.history.rows.map(({ at }) => at) ?? [];
	expect(times).toEqual([...times].sort().reverse());
	expect(found?.ways.flatMap(({ email }) => email || []).sort()).toEqual([
		"hai@khach.example",
		"mot@khach.example",
	]);
	for (const id of [trial, said]) expect((await findCustomer(khoi, id))?.records).toHaveLength(4);
});

test("what is a colleague's is named with its day, and not a word of it is told; by it the customer is not found", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const boss = await memberNamed("boss", "admin");
	const one = apart("chung");
	const mine = await storeTrial(one);
	await takeRequest(khoi, mine);
	const theirs = await storeDemo({ ...apart("mat"), email: one.email, notes: "Chuyện riêng" });
	await takeRequest(huong, theirs);
	await Requests.log(huong, theirs, { way: "reached", note: "Bí mật" });
	const fields = inquiryFields({ customerEmail: one.email, companyName: "", customerPhone: "" });
	const { id } = await submitInquiry({ ...fields, companyName: "Kín" }, huong, "of-a-colleague");

	const found = await findCustomer(khoi, mine);
	expect(found?.records.map((record) => record.id)).toEqual([mine]);
	expect(found?.others.map(({ what, owner }) => `${what} ${owner}`).sort()).toEqual([
		...["demo Họ Tên huong", "inquiry Họ Tên huong"],
	]);
	expect(JSON.stringify(found)).not.toMatch(/Công ty mat|Chuyện|Bí mật|Kín|Thu Hà/);
	for (const hidden of [theirs, id]) expect(await findCustomer(khoi, hidden)).toBeNull();
	for (const missing of ["6560a1b2c3d4e5f6a7b8c9d0", "trial-6560a1b2c3d4e5f6a7b8c9d0", "x", ""])
		expect(await findCustomer(khoi, missing)).toBeNull();
	const whole = await findCustomer(boss, id);
	expect(whole?.records).toHaveLength(3);
	expect(whole?.others).toEqual([]);
});

test("each page of the history has what happened in its time, and nothing twice", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeTrial(apart("dai"));
	const note = (index: number) => `lần ${index}`;
	for (let index = 0; index < 60; index++) await Requests.log(khoi, id, { way: "note", note: note(index) });
	const first = await findCustomer(khoi, id);
	expect(first?.history.rows).toHaveLength(50);
	const second = await findCustomer(khoi, id, first?.history.next ?? "");
	expect(second?.history.rows.map(({ kind }) => kind)).toEqual([...Array(10).fill("contact"), "came"]);
	const ids = [...(first?.history.rows ?? []), ...(second?.history.rows ?? [])].map((row) => row.id);
	expect(new Set(ids).size).toBe(61);
});

test("a request joins the inquiry that its customer has: both tell so, and the inquiry comes up when it would have", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const request = await storeTrial(apart("gop"));
	const { id } = await submitInquiry(inquiryFields(), khoi, "joined", { followUpOn: "2099-01-01" });
	expect(await addToInquiry(huong, request, id), "somebody else's").toBeNull();
	expect(await addToInquiry(khoi, request, "6560a1b2c3d4e5f6a7b8c9d0")).toBeNull();
	await Requests.log(khoi, request, { way: "reached" });
	expect(await addToInquiry(khoi, request, id)).toEqual({ id });
	const due = (await storedRequest(request))?.dueAt;
	expect(await storedRequest(request)).toMatchObject({
		state: "ended",
		ending: "inquiry",
		status: "converted",
	});
	const inquiry = await Inquiries.find(khoi, id);
	expect(inquiry?.followUpOn).not.toBe("2099-01-01");
	expect(inquiry?.contactedAt).toBeDefined();
	expect(due).toBeInstanceOf(Date);
	const kinds = (await historyOf({ _id: subjectIdOf(id) })).rows.map(({ kind }) => kind);
	expect(kinds).toEqual(["requested", "created"]);
	await expect(addToInquiry(khoi, request, id)).rejects.toThrow(RequestEnded);

	const another = await storeDemo(apart("sau"));
	await setStage(khoi, id, { status: "completed" }, stageFingerprint({ status: "pending" }));
	expect(await addToInquiry(khoi, another, id), "completed").toBeNull();
	expect(await storedRequest(another)).toMatchObject({ state: "waiting" });
});

test("a request is closed as a duplicate of an inquiry, and both tell so; of a colleague's it is not told", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const sent = apart("trung");
	const fields = inquiryFields({ customerEmail: sent.email });
	const { id } = await submitInquiry(fields, khoi, "the-original");
	const { id: theirs } = await submitInquiry(fields, huong, "a-colleagues");
	const [copy, other] = [await storeTrial(sent), await storeDemo(sent)];
	await endRequest(khoi, copy, { ending: "duplicate", duplicateOf: id }, null);
	await endRequest(khoi, other, { ending: "duplicate", duplicateOf: theirs }, null);
	const told = { id, kind: "inquiry", name: fields.customerName };
	expect(await duplicatesOf(khoi, { id: copy, duplicateOf: id })).toMatchObject({ original: told });
	expect(await duplicatesOf(huong, { id: copy, duplicateOf: id })).toMatchObject({ original: null });
	expect((await storedRequest(other))?.duplicateOf).toBeUndefined();
	const related = await relatedTo(khoi, { email: sent.email, phone: "", company: "" }, [id]);
	expect(related.find((one) => one.id === copy)).toMatchObject({ duplicateOf: id });
	const seen = await relatedTo(huong, { email: sent.email, phone: "", company: "" }, [theirs]);
	expect(JSON.stringify(seen)).not.toContain(id);
});
