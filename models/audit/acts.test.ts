import { beforeEach, expect, test, vi } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { OneTimeLink } from "#models/account/one-time-link.server.ts";
import { setPreferences } from "#models/account/preferences.server.ts";
import { Session } from "#models/account/session.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { deleteInquiry, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { eraseRequest } from "#models/request/own-request.server.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { codeOf } from "#tests/support/factor.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { reader } from "#tests/support/link-mails.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { find, submit } from "#tests/support/stored-inquiries.ts";
import { Audit } from "./audit.server.ts";
import { type Actor, auditLines, commandLine } from "./record.server.ts";

useDatabase();
beforeEach(() => stored("auditLines").deleteMany({}));

const network = "203.0.113.0/24";
const password = "mot-mat-khau-dai-2026";

let people = 0;
const newMember = () => memberNamed(`member${++people}`);

/** What was done since the test began, the first first. */
async function told() {
	const { rows } = await Audit.page({});
	return rows.map(({ id, at, ...line }) => line).reverse();
}

test("each act on an account leaves one line that says who, from where, what and to whom", async () => {
	const { id } = await Account.register(
		{ email: "moi@may-erp.example", password, fullName: "Đỗ Thị Mới" },
		undefined,
		null,
		network,
	);
	const self = { id, fullName: "Đỗ Thị Mới", network };
	const token = await Account.openSession({ id }, "Firefox", { from: network });
	await Session.prove(token ?? "", self);
	await Session.close(token ?? "", network);
	await Session.close(token ?? "", network);
	await Account.openSession({ id }, "Firefox", { from: network });
	const [device] = await Session.listFor(id);
	await Session.closeOne(self, device?.id ?? "");
	await Session.closeOne(self, device?.id ?? "");
	await Session.closeEverywhere(self);
	await Account.changePassword(self, `${password}!`);
	await AccountLink.mailReset("moi@may-erp.example", reader, network);
	await AccountLink.mailReset("nobody@may-erp.example", reader, network);
	const link = await OneTimeLink.issue("reset-password", id);
	await AccountLink.resetPassword(link, `${password}?`, null, undefined, network);
	await setPreferences(self, { digest: false, takesDemos: true });

	const own = { actor: "staff", by: { id, name: "Đỗ Thị Mới" }, network, subject: null };
	expect(await told()).toEqual([
		{ ...own, action: "signedUp", detail: { role: "sales" } },
		{ ...own, action: "signedIn", detail: {} },
		{ ...own, action: "proofGiven", detail: {} },
		{ ...own, action: "signedOut", detail: {} },
		{ ...own, action: "signedIn", detail: {} },
		{ ...own, action: "deviceSignedOut", detail: {} },
		{ ...own, action: "signedOutEverywhere", detail: {} },
		{ ...own, action: "passwordChanged", detail: {} },
		{
			actor: "unknown",
			by: null,
			network,
			action: "resetLinkAsked",
			detail: {},
			subject: { kind: "account", id, name: "Đỗ Thị Mới" },
		},
		{ ...own, action: "passwordReset", detail: {} },
		{ ...own, action: "preferencesSet", detail: { digest: "off", takesDemos: "on" } },
	]);
});

test("an administrator's changes, and those of the command line, name the account as it was called then", async () => {
	const [boss, rep] = [await memberNamed("boss", "admin"), await newMember()];
	const subject = { kind: "account", id: rep.id, name: rep.fullName };
	const byBoss = { actor: "staff", by: { id: boss.id, name: boss.fullName }, network, subject };
	await stored("auditLines").deleteMany({});
	await Staff.setAccess(rep.id, { role: "admin", disabled: true }, boss.id, network);
	await Staff.setAccess(rep.id, { role: "admin", disabled: true }, boss.id, network);
	await Staff.setAccess(rep.id, { role: "admin", disabled: false }, boss.id, network);
	await stored("users").updateOne({ email: rep.email }, { $set: { fullName: "Một tên khác" } });
	await Staff.giveRole(rep.id, "sales");
	await Staff.giveRole(rep.id, "sales");
	expect(await told()).toEqual([
		{ ...byBoss, action: "roleChanged", detail: { from: "sales", to: "admin" } },
		{ ...byBoss, action: "accountDisabled", detail: {} },
		{ ...byBoss, action: "accountEnabled", detail: {} },
		{
			actor: "commandLine",
			by: null,
			network: null,
			action: "roleChanged",
			detail: { from: "admin", to: "sales" },
			subject: { ...subject, name: "Một tên khác" },
		},
	]);
});

test("an invitation tells who invited and who came; an operator's, too", async () => {
	const boss = await memberNamed("host", "admin");
	const by = { ...boss, network };
	await stored("auditLines").deleteMany({});
	const invite = (email: string, inviter: Actor) =>
		Invitation.invite({ email, role: "admin" }, null, inviter);
	const id = await invite("khach@may-erp.example", by);
	await Invitation.resend(id, reader, by);
	const token = await OneTimeLink.issue("accept-invitation", id);
	await Invitation.accept(token, { fullName: "Lê Khách", password }, null, network);
	const withdrawn = await invite("thoi@may-erp.example", commandLine);
	for (const _ of [1, 2]) await Invitation.withdraw(withdrawn, by);
	await Invitation.resend(withdrawn, reader, by);

	const byBoss = { actor: "staff", by: { id: boss.id, name: boss.fullName }, network };
	const sent = { action: "invitationSent", detail: { role: "admin" } };
	const subject = { kind: "account", id, name: null };
	const other = { kind: "account", id: withdrawn, name: null };
	expect(await told()).toEqual([
		{ ...byBoss, ...sent, subject },
		{ ...byBoss, ...sent, subject },
		{
			actor: "staff",
			by: { id, name: "Lê Khách" },
			network,
			subject: null,
			action: "invitationAccepted",
			detail: { role: "admin" },
		},
		{ actor: "commandLine", by: null, network: null, ...sent, subject: other },
		{ ...byBoss, action: "invitationWithdrawn", subject: other, detail: {} },
	]);
});

test("a second factor that comes, gets new codes and goes is told, by whomever", async () => {
	const [boss, rep] = [await memberNamed("factor-boss", "admin"), await newMember()];
	const by = { id: rep.id, fullName: rep.fullName, network };
	const turnOn = async () => {
		await Factor.offer(rep.id);
		const { secret = "" } = (await Factor.offered(rep.id)) ?? {};
		await Factor.turnOn(by, codeOf(secret), "vi");
	};
	await stored("auditLines").deleteMany({});
	await turnOn();
	await Factor.renewCodes(by);
	await Factor.remove(rep.id, by, "vi");
	await Factor.remove(rep.id, by, "vi");
	await turnOn();
	await Staff.takeFactorOff(rep.id, boss.id, network);
	await turnOn();
	await Factor.remove(rep.id, commandLine, "vi");
	const own = { by: { id: rep.id, name: rep.fullName }, network, subject: null };
	const subject = { kind: "account", id: rep.id, name: rep.fullName };
	expect(await told()).toMatchObject([
		{ ...own, action: "factorAdded" },
		{ ...own, action: "codesRenewed" },
		{ ...own, action: "factorRemoved" },
		{ ...own, action: "factorAdded" },
		{ by: { id: boss.id }, network, action: "factorTakenOff", subject },
		{ ...own, action: "factorAdded" },
		{ actor: "commandLine", by: null, network: null, action: "factorTakenOff", subject },
	]);
});

test("what is done with customers' data names no customer", async () => {
	const admin = { ...viewerNamed("admin", "admin"), network };
	const id = await submit(admin);
	const { companyName, customerName, customerEmail } = await find(id);
	await deleteInquiry(admin, id);
	expect(await deleteInquiry(admin, id)).toBe(false);
	await restoreInquiry(admin, id);
	const request = await storeTrial();
	await eraseRequest(request, null);
	const fields = { submissionId: "s", language: "vi" as const, email: "may@robot.example" };
	await SpamQuarantine.keep("contact", ["trap", "haste"], fields);
	const [suspected] = (await SpamQuarantine.page()).rows;
	await SpamQuarantine.discard(suspected?.id ?? "", admin);
	const byAdmin = { actor: "staff", by: { id: admin.id, name: "admin" }, network, detail: {} };
	const inquiry = { kind: "inquiry", id, name: null };
	expect(await told()).toEqual([
		{ ...byAdmin, action: "inquiryDeleted", subject: inquiry },
		{ ...byAdmin, action: "inquiryRestored", subject: inquiry },
		{
			actor: "visitor",
			by: null,
			network: null,
			action: "requestErased",
			detail: {},
			subject: { kind: "request", id: request, name: null },
		},
		{
			...byAdmin,
			action: "suspectedDiscarded",
			subject: { kind: "suspected", id: suspected?.id, name: null },
		},
	]);
	const all = JSON.stringify(await stored("auditLines").find().toArray());
	for (const word of [companyName, customerName, customerEmail, "@"]) expect(all).not.toContain(word);
});

test("an act whose line cannot be written is not done", async () => {
	const [boss, rep] = [await memberNamed("chief", "admin"), await newMember()];
	const id = await submit(rep);
	await stored("auditLines").deleteMany({});
	const broken = vi.spyOn(auditLines, "insertOne").mockRejectedValue(new Error("no place for it"));
	try {
		const to = { role: "admin", disabled: true } as const;
		await expect(Staff.setAccess(rep.id, to, boss.id)).rejects.toThrow("no place for it");
		await expect(deleteInquiry(rep, id)).rejects.toThrow("no place for it");
		await expect(Account.openSession({ id: rep.id }, "Firefox")).rejects.toThrow("no place for it");
	} finally {
		broken.mockRestore();
	}
	expect(await Staff.find(rep.id)).toMatchObject({ role: "sales", disabled: false });
	expect(await find(id)).toMatchObject({ id });
	expect(await Session.listFor(rep.id)).toEqual([]);
	expect(await told()).toEqual([]);
});

test("an act that fails after its line was written leaves none", async () => {
	const failed = transaction(async (session) => {
		const detail = { count: "0" };
		await Audit.write({ by: commandLine, action: "recounted", detail }, session);
		throw new Error("after all");
	});
	await expect(failed).rejects.toThrow("after all");
	expect(await told()).toEqual([]);
});
