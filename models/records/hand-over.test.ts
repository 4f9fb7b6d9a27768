import mongoose from "mongoose";
import { beforeEach, expect, test, vi } from "vitest";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { listRequests } from "#models/request/list.server.ts";
import { giveBackRequest, takeRequest } from "#models/request/request.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import {
	changeAccess,
	giveBackTo,
	handOverPerson,
	handOverRecord,
	heldOf,
	leftBehind,
	nobodyYet,
	openOf,
	tellOfSeveral,
} from "./hand-over.server.ts";

useDatabase();

let from: Viewer;
let to: Viewer;
let other: Viewer;
let admin: Viewer;
let count = 0;

const newMember = (role?: Viewer["role"]) => memberNamed(`hand-over-${++count}`, role);

beforeEach(async () => {
	[from, to, other, admin] = await Promise.all([newMember(), newMember(), newMember(), newMember("admin")]);
	await Promise.all(["outbox", "auditLines"].map((name) => stored(name).deleteMany({})));
});

/** What the audit log says has become of open work. */
const workLines = () =>
	stored("auditLines")
		.find({ action: { $in: ["workHandedOver", "workLeft"] } })
		.sort({ _id: 1 })
		.toArray();

const subjectFor = ({ id, fullName }: Viewer) => ({ kind: "account", id, name: fullName });

const inquiryOf = async (viewer: Viewer) =>
	(await submitInquiry(inquiryFields(), viewer, crypto.randomUUID())).id;

async function fill(viewer: Viewer, inquiries: number): Promise<void> {
	for (let made = 0; made < inquiries; made++) await inquiryOf(viewer);
	for (const store of [storeTrial, storeDemo, storeMessage]) await takeRequest(viewer, await store());
}

const nothing = { inquiries: 0, requests: 0 };

const access = (disabled: boolean) => ({ role: "sales" as const, disabled });

test("an inquiry is given by whom it belongs to, or an administrator, to somebody active alone", async () => {
	const id = await inquiryOf(from);
	expect(await handOverRecord(other, id, to.id, null)).toBe(false);
	expect(await handOverRecord(from, id, String(new mongoose.Types.ObjectId()), null)).toBe(false);
	await changeAccess(admin, other.id, access(true), undefined, null);
	expect(await handOverRecord(admin, id, other.id, null)).toBe(false);

	expect(await handOverRecord(from, id, to.id, null)).toBe(true);
	expect(await Inquiries.find(from, id)).toBeNull();
	const given = await Inquiries.findWithHistory(to, id);
	expect(given).toMatchObject({ salesRepName: to.email, ownerId: to.id, version: 2 });
	expect(given?.history.rows[0]).toMatchObject({ kind: "handedOver", by: from.fullName, to: to.fullName });
	expect(await countInquiries(from)).toMatchObject({ total: 0 });
	expect(await countInquiries(to)).toMatchObject({ total: 1, pending: 1 });
	const mails = () => stored("outbox").find({ kind: "inquiryHandOver" }).toArray();
	expect(await mails()).toMatchObject([{ to: to.email, facts: { by: from.fullName, inquiryId: id } }]);

	expect(await handOverRecord(admin, id, to.id, null), "once more").toBe(true);
	expect(await mails()).toHaveLength(1);
	expect(await handOverRecord(admin, id, from.id, null)).toBe(true);
	expect(await Inquiries.find(from, id)).toMatchObject({ version: 3 });
});

test("who takes over another's work, one, several or all of it, is not mailed about what they did themselves", async () => {
	await fill(from, 2);
	for (const id of [await inquiryOf(from), await storeTrial()])
		expect(await handOverRecord(admin, id, admin.id, null)).toBe(true);
	await tellOfSeveral(admin, admin.id, { inquiries: 1, requests: 1 }, null);
	expect(await handOverPerson(admin, from.id, admin.id, null)).toEqual(nothing);
	expect(await openOf(admin.id)).toEqual({ inquiries: 3, requests: 4 });
	expect(await stored("outbox").distinct("kind", { to: admin.email })).toEqual([]);
	await tellOfSeveral(admin, to.id, { inquiries: 1, requests: 1 }, null);
	expect(await stored("outbox").distinct("kind", { to: to.email })).toEqual(["severalHandedOver"]);
});

test("all that is open of a person goes to another with counts, lines and one mail; what is completed stays", async () => {
	await fill(from, 60);
	const completed = await inquiryOf(from);
	await setStatus(from, completed, "completed", 1);
	expect(await handOverPerson(other, from.id, to.id, null), "somebody else's").toBeNull();
	expect(await handOverPerson(from, from.id, from.id, null), "to oneself").toBeNull();
	expect(await openOf(from.id)).toEqual({ inquiries: 60, requests: 3 });

	expect(await handOverPerson(from, from.id, to.id, null)).toEqual(nothing);
	expect(await openOf(from.id)).toEqual({ inquiries: 0, requests: 0 });
	expect(await openOf(to.id)).toEqual({ inquiries: 60, requests: 3 });
	expect(await Inquiries.find(from, completed)).toMatchObject({ status: "completed" });
	const toId = new mongoose.Types.ObjectId(to.id);
	expect(await stored("historyEvents").countDocuments({ kind: "handedOver", toId })).toBe(63);
	expect(await stored("salesInquiries").countDocuments({ salesRepName: to.email })).toBe(60);
	expect(await stored("outbox").find({ to: to.email }).toArray()).toMatchObject([
		{ kind: "allHandedOver", facts: { by: from.fullName, from: from.fullName, inquiries: 60, requests: 3 } },
	]);
	expect(await handOverPerson(from, from.id, to.id, null), "with nothing open").toEqual(nothing);
	expect(await workLines()).toMatchObject([
		{
			action: "workHandedOver",
			by: from.fullName,
			subject: subjectFor(from),
			detail: { heir: to.fullName, inquiries: "60", requests: "3" },
		},
	]);
});

test("what there was no time for is left, and goes on when somebody asks again, each thing given once", async () => {
	await fill(from, 45);
	// Each look at the clock costs a second and a half.
	let now = Date.now();
	const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_500));
	const left = await handOverPerson(admin, from.id, to.id, null).finally(() => clock.mockRestore());
	expect(left).toMatchObject({ requests: 3 });
	expect(left?.inquiries).toBeGreaterThan(0);
	expect(left?.inquiries).toBeLessThan(45);
	expect(await handOverPerson(admin, from.id, to.id, null)).toEqual(nothing);
	expect(await openOf(to.id)).toEqual({ inquiries: 45, requests: 3 });
	const toId = new mongoose.Types.ObjectId(to.id);
	expect(await stored("historyEvents").countDocuments({ kind: "handedOver", toId })).toBe(48);
	const mails = await stored("outbox").find({ to: to.email, kind: "allHandedOver" }).toArray();
	expect(mails.map(({ facts }) => facts.inquiries).reduce((sum, one) => sum + one, 0)).toBe(45);
});

test("who is disabled leaves it to somebody, or to nobody yet, which administrators are told until it is given", async () => {
	await fill(from, 2);
	const disable = (heir?: string) => changeAccess(admin, from.id, access(true), heir, null);
	const open = { inquiries: 2, requests: 3 };
	for (const heir of [undefined, from.id, "x", String(new mongoose.Types.ObjectId())]) {
		await expect(disable(heir), String(heir)).rejects.toThrow(Refusal);
		expect(await Staff.find(from.id)).toMatchObject({ disabled: false });
	}

	expect(await disable(nobodyYet)).toEqual({ ...open, heirId: nobodyYet, still: open });
	expect(await Staff.find(from.id)).toMatchObject({ disabled: true });
	expect(await leftBehind()).toContainEqual({ id: from.id, name: from.fullName, inquiries: 2, requests: 3 });
	expect(await handOverPerson(admin, from.id, to.id, null)).toEqual(nothing);
	expect((await leftBehind()).map(({ id }) => id)).not.toContain(from.id);

	expect(await changeAccess(admin, to.id, access(true), other.id, null)).toEqual({
		...open,
		heirId: other.id,
		still: nothing,
	});
	const figures = { inquiries: "2", requests: "3" };
	expect(await workLines()).toMatchObject([
		{ action: "workLeft", by: admin.fullName, subject: subjectFor(from), detail: figures },
		{ action: "workHandedOver", subject: subjectFor(from), detail: { heir: to.fullName, ...figures } },
		{ action: "workHandedOver", subject: subjectFor(to), detail: { heir: other.fullName, ...figures } },
	]);
	expect(await openOf(other.id)).toEqual({ inquiries: 2, requests: 3 });
	await stored("accounts").deleteOne({ _id: new mongoose.Types.ObjectId(other.id) });
	expect(await leftBehind()).toContainEqual({ id: other.id, name: null, inquiries: 2, requests: 3 });
	const [request] = await stored("leads")
		.find({ ownerId: new mongoose.Types.ObjectId(other.id) })
		.toArray();
	expect(await Requests.findWithHistory(admin, `trial-${request?._id}`)).toMatchObject({ ownerId: other.id });
});

test("who was away has back what is open of all they handed over, through whose hands it went; nobody else's moves", async () => {
	await fill(from, 2);
	const closed = await inquiryOf(from);
	await handOverPerson(from, from.id, to.id, null);
	await inquiryOf(to);
	expect(await heldOf(from.id)).toMatchObject([{ for: { id: from.id }, inquiries: 3, requests: 3 }]);
	expect(await heldOf(to.id)).toMatchObject([{ for: { id: from.id }, inquiries: 3, requests: 3 }]);
	expect((await listInquiries(to, { heldFor: from.id })).rows).toHaveLength(3);
	expect((await listRequests(to, { heldFor: from.id })).rows).toHaveLength(3);
	expect((await listInquiries(other, { heldFor: from.id })).rows).toEqual([]);
	const [lead] = (await listRequests(to, { heldFor: from.id })).rows;
	expect(await Requests.find(to, lead?.id ?? "")).toMatchObject({
		heldFor: { id: from.id, since: expect.any(String) },
	});

	await setStatus(to, closed, "completed", 2);
	await handOverPerson(to, to.id, other.id, null);
	expect(await heldOf(other.id)).toMatchObject([
		{ for: { id: from.id }, inquiries: 2, requests: 3 },
		{ for: { id: to.id }, inquiries: 1, requests: 0 },
	]);
	expect(await giveBackTo(to, from.id, null), "who has none of it").toMatchObject({ given: nothing });
	expect(await giveBackTo(from, from.id, null)).toEqual({
		given: { inquiries: 2, requests: 3 },
		left: nothing,
	});
	expect(await openOf(from.id)).toEqual({ inquiries: 2, requests: 3 });
	expect(await heldOf(from.id)).toEqual([]);
	expect(await giveBackTo(other, to.id, null)).toEqual({
		given: { inquiries: 1, requests: 0 },
		left: nothing,
	});
	expect(await openOf(to.id)).toEqual({ inquiries: 1, requests: 0 });
	expect(await Inquiries.find(to, closed)).toMatchObject({ status: "completed" });
	expect(await stored("outbox").find({ kind: "severalHandedOver" }).toArray()).toMatchObject([
		{ to: to.email, facts: { by: other.fullName, inquiries: 1, requests: 0 } },
	]);
	expect(await stored("auditLines").distinct("subject.name", { action: "workGivenBack" })).toEqual(
		[from.fullName, to.fullName].sort(),
	);
});

test("who is away has back what went to nobody, and what they took again themselves is not counted", async () => {
	const lead = await storeTrial();
	await takeRequest(from, lead);
	await handOverPerson(from, from.id, to.id, null);
	await giveBackRequest(to, lead);
	expect(await heldOf(from.id)).toMatchObject([{ inquiries: 0, requests: 1 }]);
	await takeRequest(from, lead);
	expect(await heldOf(from.id)).toEqual([]);
	await changeAccess(admin, from.id, access(true), nobodyYet, null);
	expect(await giveBackTo(admin, from.id, null), "to a closed account").toBeNull();
});
