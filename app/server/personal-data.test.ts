import mongoose from "mongoose";
import { expect, test } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { FormDraft } from "#models/account/form-draft.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { OneTimeLink } from "#models/account/one-time-link.server.ts";
import { Session } from "#models/account/session.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { readBoard } from "#models/inquiry/board.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { setStage, stageFingerprint } from "#models/inquiry/inquiry.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { erased, PersonalData, places, withoutPersons } from "#models/privacy/personal-data.server.ts";
import { handOverRecord } from "#models/records/hand-over.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { correctRequest } from "#models/request/own-request.server.ts";
import { takeRequest } from "#models/request/request.server.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { importInquiries } from "#scripts/seed/import.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { reader, sendLinkMails } from "#tests/support/link-mails.ts";
import { aDemo, aMessage, aTrial } from "#tests/support/request-fields.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";

const newInquiry = { path: "/portal/inquiry", form: "inquiry" };
const invitation = { path: "/portal/staff/invitations", form: "invite" };

// So that a model which nothing here uses is registered, too.
import.meta.glob("./*.server.ts", { eager: true });

useDatabase();

const password = "mot-mat-khau-dai-2026";

async function newViewer(email: string, fullName: string): Promise<Viewer> {
	const { id } = await Account.register({ email, password, fullName });
	const viewer = await Staff.viewer(id);
	if (!viewer) throw new Error("No account was made");
	return viewer;
}

/** Everything that a customer with this address can leave behind. */
async function leaveEverywhere(email: string, rep: Viewer): Promise<void> {
	const sender = { origin: null };
	const { request } = await submitRequest("trial", aTrial({ email, visit: {} }), sender);
	await takeRequest(rep, request?.id ?? "");
	await submitRequest("demo", aDemo({ email }), sender);
	await submitRequest("contact", aMessage({ email }), sender);
	await submitRequest("trial", aTrial({ email }), { ...sender, suspicion: ["trap", "haste"] });
	const fields = inquiryFields({ customerEmail: email });
	const ended = await submitInquiry(fields, rep, crypto.randomUUID());
	const said = {
		status: "completed",
		outcome: "lost",
		lostReason: "other",
		outcomeNote: `Hỏi lại ${email}`,
	} as const;
	await setStage(rep, ended.id, said, stageFingerprint({ status: "pending" }));
	const { id } = await submitInquiry(fields, rep, crypto.randomUUID());
	await deleteInquiry(rep, id);
	await FormDraft.keep(rep.id, { ...newInquiry, values: { customerEmail: email } });
	await FormDraft.keep(rep.id, { ...invitation, values: { email } });
}

/** But the audit log, which has a test of its own below. */
const everything = async () => {
	const names = Object.keys(places).filter((name) => !places[name]?.isEvidence);
	const all = await Promise.all(names.map((name) => stored(name).find().toArray()));
	return JSON.stringify(all).toLowerCase();
};

async function authorsOf(viewer: Viewer, id = ""): Promise<string[] | undefined> {
	return (await Inquiries.findWithHistory(viewer, id))?.history.rows.map(({ by }) => by);
}

test("every collection either is a place of personal data or has none", () => {
	const collections = Object.values(mongoose.models).map((model) => model.collection.collectionName);
	expect(collections.sort()).toEqual([...Object.keys(places), ...withoutPersons].sort());
});

test("a customer is found in every place, written in whatever case, and erased there; others stay", async () => {
	const rep = await newViewer("rep@may-erp.example", "Trần Văn Bình");
	await leaveEverywhere("Ha.Nguyen@MinhPhat.vn", rep);
	await leaveEverywhere("ha.nguyen2@minhphat.vn", rep);
	const held = await PersonalData.find(" ha.nguyen@minhphat.VN ");
	expect(Object.fromEntries(Object.entries(held).map(([place, records]) => [place, records.length]))).toEqual(
		{
			leads: 1,
			demoRequests: 1,
			contactMessages: 1,
			suspectedSubmissions: 1,
			salesInquiries: 1,
			deletedInquiries: 1,
			customers: 1,
			// Of a request; and one inquiry was logged, completed and lost, the other logged and deleted.
			historyEvents: 5,
			formDrafts: 2,
			// A confirmation and a note to the sales inbox each.
			outbox: 6,
		},
	);
	expect(await PersonalData.erase("HA.NGUYEN@minhphat.vn")).toEqual(held);
	expect(await PersonalData.find("ha.nguyen@minhphat.vn")).toEqual({});
	const left = await everything();
	expect(left).not.toContain("ha.nguyen@");
	expect(left).toContain("ha.nguyen2@");
	expect(Object.keys(await PersonalData.find("ha.nguyen2@minhphat.vn"))).toEqual(Object.keys(held));
	expect(await countInquiries(rep)).toMatchObject({ total: 1, completed: 1 });
});

test("a corrected address is erased in the request that it was corrected in; its visitor, with what was mailed to it", async () => {
	const [wrong, right] = ["sai.dia.chi@gom.example", "dung.dia.chi@gom.example"];
	const old = { subject: "", text: "", language: "vi", createdAt: new Date() };
	const storeCorrected = async () => {
		const id = await storeMessage({ email: wrong });
		const mail = { kind: "contact", to: wrong, language: "vi", requestId: id } as const;
		await transaction((session) => OutboxMail.queue([mail], session));
		// As version 1.1 wrote it.
		await stored("outbox").insertOne({ ...old, kind: "digest", to: "rep@may-erp.example", about: [wrong] });
		await correctRequest(id, { email: right }, null);
	};
	await storeCorrected();
	expect(Object.keys(await PersonalData.find(wrong))).toEqual(["outbox"]);
	await PersonalData.erase(wrong);
	expect(await everything()).not.toContain(wrong);
	expect(await everything()).toContain(right);

	await storeCorrected();
	await PersonalData.erase(right);
	expect(await everything()).not.toMatch(/(sai|dung)\.dia\.chi/);
});

test("somebody with an account is found without secrets and erased; their customers' inquiries stay, unnamed", async () => {
	const leaver = await newViewer("leaver@may-erp.example", "Lê Thị Đi");
	const admin = await newViewer("admin@may-erp.example", "Quản Trị");
	const { id } = await submitInquiry(inquiryFields(), leaver, crypto.randomUUID());
	await setStatus(admin, id, "completed", 1);
	await setStatus(leaver, id, "pending", 2);
	const token = await Session.open(leaver.id, "Firefox");
	await OneTimeLink.issue("reset-password", leaver.id);
	await AccountLink.mailReset(leaver.email, reader);
	// As it was stored before links were made at the moment of sending.
	await stored("outbox").insertOne({ kind: "reset", to: leaver.email, text: "/portal/reset/a-live-token" });
	await FormDraft.keep(leaver.id, { ...newInquiry, values: { customerEmail: "ai@khac.vn" } });

	const namesake = await newViewer("namesake@may-erp.example", leaver.fullName);
	const [, old] = await Promise.all(
		[inquiryFields({ companyName: "Mới" }), inquiryFields({ companyName: "Cũ" })].map((fields) =>
			submitInquiry(fields, namesake, crypto.randomUUID()),
		),
	);
	// As events were before they named an account.
	const subjectId = new mongoose.Types.ObjectId(old?.id);
	await stored("historyEvents").updateOne({ subjectId }, { $unset: { byId: 1 } });

	const held = await PersonalData.find(leaver.email);
	expect(Object.keys(held).sort()).toEqual([
		"accounts",
		"auditLines",
		"formDrafts",
		"oneTimeLinks",
		"sessions",
		"users",
	]);
	expect(JSON.stringify(held)).not.toMatch(/argon2|passwordHash|a-live-token/);

	await PersonalData.erase(leaver.email);
	const left = await everything();
	expect(left).not.toMatch(/leaver|a-live-token/);
	expect(left.match(/lê thị đi/g), "the namesake's profile and the event with an account").toHaveLength(2);
	expect(await authorsOf(namesake, old?.id)).toEqual([erased]);
	expect(await Session.accountOf(token)).toBeNull();
	expect(await Inquiries.find(admin, id)).toMatchObject({
		salesRepName: erased,
		customerEmail: inquiryFields().customerEmail,
	});
	expect(await authorsOf(admin, id)).toEqual([erased, "Quản Trị", erased]);
	expect((await readBoard(admin)).representatives.rows.length).toBeGreaterThan(0);
});

test("who is invited and has no account yet is found without the link, and erased with it", async () => {
	const email = "duoc.moi@gmail.com";
	await Invitation.invite({ email, role: "sales" }, reader, commandLine);
	const [mail] = await sendLinkMails();
	const held = await PersonalData.find(email.toUpperCase());
	expect(Object.keys(held)).toEqual(["invitations"]);
	await PersonalData.erase(email);
	expect(await everything()).not.toContain("duoc.moi");
	expect(await Invitation.ofLink(mail?.token ?? "")).toBeNull();
});

test("requests of somebody who is erased are nobody's again, and no event names them", async () => {
	const [leaver, stays] = [
		await newViewer("leaver@may-erp.example", "Lê Thị Đi"),
		await newViewer("stays@may-erp.example", "Lê Thị Đi"),
	];
	const admin = { ...(await newViewer("boss@may-erp.example", "Quản Trị")), isAdmin: true };
	const [taken, given, other] = [await storeTrial(), await storeMessage(), await storeDemo()];
	await takeRequest(leaver, taken);
	await Requests.log(leaver, taken, { way: "reached" });
	await handOverRecord(admin, given, leaver.id, null);
	await handOverRecord(admin, other, stays.id, null);
	await PersonalData.erase(leaver.email);
	expect(await Requests.findWithHistory(stays, taken)).toMatchObject({ ownerId: null, state: "answered" });
	const historyOf = async (id: string) => (await Requests.findWithHistory(admin, id))?.history.rows;
	expect(await historyOf(taken)).toMatchObject([{ by: erased }, { by: erased }]);
	expect(await historyOf(given)).toMatchObject([{ by: "Quản Trị", to: erased }]);
	expect(await Requests.findWithHistory(admin, given)).toMatchObject({ ownerId: null });
	expect(await historyOf(other), "of a namesake").toMatchObject([{ to: "Lê Thị Đi" }]);
	const left = JSON.stringify(await stored("historyEvents").find().toArray());
	expect(left).not.toContain(leaver.id);
	expect(await Requests.findWithHistory(admin, other)).toMatchObject({ ownerId: stays.id });
});

test("of somebody who has logged more than is changed at once, no inquiry keeps the name", async () => {
	const owner = await newViewer("fleissig@may-erp.example", "Lê Thị Chăm");
	const past = { ...inquiryFields(), owner, status: "pending", createdAt: new Date() } as const;
	await importInquiries(
		Array.from({ length: 501 }, (_, number) => ({ ...past, submissionId: `many-${number}` })),
	);
	await PersonalData.erase("fleissig@may-erp.example");
	const ownerId = new mongoose.Types.ObjectId(owner.id);
	expect(await stored("salesInquiries").countDocuments({ ownerId, salesRepName: erased })).toBe(501);
	const own = await stored("salesInquiries").distinct("_id", { ownerId });
	expect(await stored("historyEvents").countDocuments({ subjectId: { $in: own }, by: erased })).toBe(501);
});

test("requests of somebody whose account is disabled stay theirs, and an admin sees them and hands them on", async () => {
	const leaver = await newViewer("gone@may-erp.example", "Lê Thị Đi");
	const heir = await newViewer("heir@may-erp.example", "Võ Khánh Linh");
	const admin = { ...(await newViewer("chief@may-erp.example", "Quản Trị")), isAdmin: true };
	const id = await storeTrial();
	await takeRequest(leaver, id);
	await transaction((session) => Account.setDisabled(leaver.id, true, session));
	expect(await Requests.findWithHistory(heir, id)).toBeNull();
	expect((await listRequests(admin, { ownerId: leaver.id })).rows).toMatchObject([
		{ id, ownerId: leaver.id },
	]);
	expect(await handOverRecord(admin, id, leaver.id, null)).toBe(false);
	expect(await handOverRecord(admin, id, heir.id, null)).toBe(true);
	expect(await Requests.findWithHistory(heir, id)).toMatchObject({ ownerId: heir.id });
});

test("what is no address is refused, and an unknown one holds nothing", async () => {
	await expect(PersonalData.erase("")).rejects.toThrow("no e-mail address");
	await expect(PersonalData.erase("{}")).rejects.toThrow("no e-mail address");
	expect(await PersonalData.erase("nobody@may-erp.example")).toEqual({});
});

test("the audit log tells an account's owner what it holds of them, outlasts their erasure, and knows no customer", async () => {
	const leaver = await newViewer("logged@may-erp.example", "Ngô Thị Sổ");
	await leaveEverywhere("Chi.Le@Gom.example", leaver);
	const ofLeaver = () => stored("auditLines").find({ by: leaver.fullName }).toArray();
	const before = await ofLeaver();
	expect(before.map(({ action }) => action)).toEqual(["signedUp", "inquiryDeleted"]);
	const { auditLines = [] } = await PersonalData.find(leaver.email);
	expect(auditLines.map(({ _id }) => String(_id)).sort()).toEqual(before.map(({ _id }) => String(_id)));
	expect(await PersonalData.erase(leaver.email)).not.toHaveProperty("auditLines");
	expect(await ofLeaver()).toEqual(before);

	await PersonalData.find("chi.le@gom.example");
	const held = await PersonalData.erase("chi.le@gom.example");
	const { rows } = await Audit.page({});
	expect(rows.slice(0, 4)).toMatchObject([
		{ action: "personErased", actor: "commandLine", subject: null },
		{ action: "personExported", actor: "commandLine", subject: null },
		{ action: "personErased", subject: { kind: "account", id: leaver.id, name: "Ngô Thị Sổ" } },
		{ action: "personExported", subject: { kind: "account", id: leaver.id } },
	]);
	expect(rows[0]?.detail).toEqual({ count: String(Object.values(held).flat().length) });
	const all = JSON.stringify(await stored("auditLines").find().toArray()).toLowerCase();
	for (const word of ["gom.example", "gỗ minh phát", "thu hà", "0912", "@"]) expect(all).not.toContain(word);
});
