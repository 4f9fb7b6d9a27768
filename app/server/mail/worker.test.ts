import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { log } from "#models/log.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { reader } from "#tests/support/link-mails.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { storedRequest } from "#tests/support/reminders.ts";
import { storeMessage } from "#tests/support/requests.ts";
import { changeSettings, useSettings } from "#tests/support/settings.ts";
import { type Mailbox, startSmtp as openSmtp, type Refuse } from "#tests/support/smtp.ts";
import { deliverSoon, startMailWorker } from "./worker.server.ts";

useDatabase();
useSettings({});

beforeEach(async () => {
	await stored("outbox").deleteMany({});
	await stored("attempts").deleteMany({});
});
afterEach(() => void vi.restoreAllMocks());

/** Starts a worker with the settings of now; it looks into the outbox at once, or by itself after a while. */
function start(atOnce = true) {
	const worker = startMailWorker();
	onTestFinished(worker.stop);
	if (atOnce) deliverSoon();
	return worker;
}

const queue = (to: string) =>
	transaction((session) => OutboxMail.queue([{ kind: "refused", to, language: "vi" }], session));

async function startSmtp(port: number, refuse?: Refuse): Promise<Mailbox["received"]> {
	const { received, close } = await openSmtp(port, refuse);
	onTestFinished(close);
	return received;
}

const sentCount = () => stored("outbox").countDocuments({ sentAt: { $exists: true } });
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

test("without a mail server a message becomes a file that a developer can read", async () => {
	const parent = await mkdtemp(path.join(tmpdir(), "mails-"));
	onTestFinished(() => rm(parent, { recursive: true }));
	const folder = path.join(parent, "mails");
	changeSettings({ MAIL_FOLDER: folder });
	await queue("hoa@gom.example");
	start(false);
	await soon(async () => expect(await sentCount()).toBe(1));
	const [file, ...others] = await readdir(folder);
	expect(others).toEqual([]);
	const text = await readFile(path.join(folder, file ?? ""), "utf8");
	expect(text).toMatch(/^To: hoa@gom\.example$/im);
	expect(text).toMatch(/^Content-Language: vi$/im);
	expect(text).toContain("=?UTF-8?");
	const { mode } = await stat(path.join(folder, file ?? ""));
	expect([mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700]);
});

test("a link is made when its mail is sent, anew with every try, and works for an hour from then", async () => {
	const port = await getPort();
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	const person = {
		email: "rep@may-erp.example",
		password: "mot-mat-khau-dai-2026",
		fullName: "Trần Minh Khôi",
	};
	await Account.register(person);
	await AccountLink.mailReset(person.email, reader);
	start();
	const tried = { attempts: 1, nextAttemptAt: { $lt: new Date(Date.now() + 60_000) } };
	await soon(async () => expect(await stored("outbox").countDocuments(tried)).toBe(1));

	const received = await startSmtp(port);
	await stored("oneTimeLinks").updateMany({}, { $set: { expiresAt: new Date() } });
	await stored("outbox").updateMany({}, { $set: { nextAttemptAt: new Date() } });
	deliverSoon();
	await soon(async () => expect(await sentCount()).toBe(1));
	const [link = ""] = linkIn(received[0]?.text ?? "", "reset");
	expect(link).toMatch(/^https:\/\/may-erp\.example\/portal\/reset\/[\w-]{43}$/);
	const token = link.split("/").at(-1) ?? "";
	const kept = ["outbox", "oneTimeLinks"].map((name) => stored(name).find().toArray());
	expect(JSON.stringify(await Promise.all(kept))).not.toContain(token);
	expect(await AccountLink.resetPassword(token, "mot-mat-khau-khac-2026")).toMatchObject({
		email: person.email,
	});
});

test("a mailbox that does not answer holds up nobody else's mail, and a link least of all", async () => {
	const port = await getPort();
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const received = await startSmtp(port, async (address) => {
		if (address.startsWith("slow")) await answered;
		return false;
	});
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	const person = {
		email: "waits@may-erp.example",
		password: "mot-mat-khau-dai-2026",
		fullName: "Trần Minh Khôi",
	};
	await Account.register(person);
	for (const name of ["slow1", "slow2", "a", "b", "c"]) await queue(`${name}@gom.example`);
	await AccountLink.mailReset(person.email, reader);
	const worker = start();
	await soon(async () => expect(await sentCount()).toBe(4));
	const order = received.flatMap(({ to }) => to);
	expect(order.indexOf(person.email)).toBeLessThan(order.indexOf("c@gom.example"));
	answer();
	await worker.stop();
	expect(await sentCount()).toBe(6);
});

test("messages go out each once, at once after a nudge", async () => {
	const port = await getPort();
	const received = await startSmtp(port);
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	start(false);
	await new Promise((resolve) => setTimeout(resolve, 300));
	await queue("a@gom.example");
	await queue("b@gom.example");
	const before = Date.now();
	deliverSoon();
	await soon(async () => expect(await sentCount()).toBe(2));
	expect(Date.now() - before).toBeLessThan(2_000);
	expect(received.flatMap(({ to }) => to).sort()).toEqual(["a@gom.example", "b@gom.example"]);
});

test("a mail server that is down loses nothing, and one refused address does not hold up the others", async () => {
	const port = await getPort();
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	await queue("early@gom.example");
	start();
	const soonAgain = { attempts: 1, nextAttemptAt: { $lt: new Date(Date.now() + 60_000) } };
	await soon(async () => expect(await stored("outbox").countDocuments(soonAgain)).toBe(1));
	expect(await sentCount()).toBe(0);

	const received = await startSmtp(port, (address) => address.startsWith("nobody"));
	await queue("nobody@gom.example");
	await queue("late@gom.example");
	await stored("outbox").updateOne({ to: "early@gom.example" }, { $set: { nextAttemptAt: new Date() } });
	deliverSoon();
	await soon(async () => expect(await sentCount()).toBe(2));
	expect(received.map(({ to: [address] }) => address).sort()).toEqual([
		"early@gom.example",
		"late@gom.example",
	]);
	expect(await stored("outbox").findOne({ to: "nobody@gom.example" })).toMatchObject({ attempts: 1 });
});

test("an address that takes no mail is tried once, and its request says so; what is about us is tried again", async () => {
	const port = await getPort();
	const invited = "moi@congty.vn";
	const answers: Record<string, [step: "from" | "to" | "data", answer: string]> = {
		"gone@gom.example": ["to", "550 5.1.1 no such user"],
		"left@may-erp.example": ["to", "550 5.1.1 no such user"],
		"full@gom.example": ["data", "554 no"],
		[invited]: ["to", "550 5.1.1 no such user"],
		"later@gom.example": ["to", "450 4.2.0 greylisted"],
		"relay@gom.example": ["to", "554 5.7.1 relay access denied"],
		"login@gom.example": ["to", "530 authentication required"],
		"spam@gom.example": ["data", "550 5.7.26 SPF"],
	};
	let refusesUs = true;
	const received = await startSmtp(port, (address, step) => {
		if (step === "from") return refusesUs && "550 5.1.1 sender unknown";
		const [at, answer] = answers[address] ?? [];
		return at === step && (answer ?? false);
	});
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	const visitors = Object.keys(answers).filter((address) => address.endsWith("gom.example"));
	const addresses = [...visitors, "fine@gom.example"];
	const ids = new Map<string, string>();
	for (const email of addresses) {
		const id = await storeMessage({ email });
		ids.set(email, id);
		const mail = { kind: "contact", to: email, language: "vi", requestId: id } as const;
		await transaction((session) => OutboxMail.queue([mail], session));
	}
	const requestId = ids.get("fine@gom.example");
	const toStaff = { kind: "contactNote", to: "left@may-erp.example", language: "vi", requestId } as const;
	await transaction((session) => OutboxMail.queue([toStaff], session));
	const invitation = await stored("invitations").insertOne({
		email: invited,
		role: "sales",
		sentAt: new Date(),
	});
	const invitee = { id: String(invitation.insertedId), email: invited };
	await transaction((session) => OutboxMail.queueLink("accept-invitation", invitee, reader, session));
	start();
	const waiting = (attempts: number) =>
		stored("outbox").countDocuments({ attempts, nextAttemptAt: { $exists: true } });
	await soon(async () => expect(await waiting(1), "our address is refused").toBe(addresses.length + 2));
	expect(await stored("contactMessages").countDocuments({ mailRefusedAt: { $exists: true } })).toBe(0);

	refusesUs = false;
	await stored("outbox").updateMany({}, { $set: { nextAttemptAt: new Date() } });
	deliverSoon();
	const ended = { $or: [{ gaveUpAt: { $exists: true } }, { sentAt: { $exists: true } }] };
	await soon(async () => expect(await stored("outbox").countDocuments(ended)).toBe(5));
	await soon(async () => expect(await waiting(2)).toBe(4));
	const states = await Promise.all(
		addresses.map(async (email) => {
			const mail = await stored("outbox").findOne({ to: email });
			const own = await storedRequest(ids.get(email) ?? "");
			return [email.split("@")[0], mail?.gaveUpAt !== undefined, own?.mailRefusedAt !== undefined];
		}),
	);
	expect(states).toEqual([
		["gone", true, true],
		["full", true, true],
		...["later", "relay", "login", "spam", "fine"].map((name) => [name, false, false]),
	]);
	expect(received.flatMap(({ to }) => to)).toEqual(["fine@gom.example"]);
	const shown = async () =>
		(await Invitation.list()).map(({ email, isMailRefused }) => [email, isMailRefused]);
	expect(await shown()).toEqual([[invited, true]]);
	await Invitation.resend(invitee.id, null, commandLine);
	expect(await shown(), "sent again").toEqual([[invited, false]]);
});

test("a message given up after its last try leaves an error in the log, with nothing personal", async () => {
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${await getPort()}` });
	const failed = vi.spyOn(log, "error");
	await queue("late@gom.example");
	await queue("early@gom.example");
	await stored("outbox").updateOne({ to: "late@gom.example" }, { $set: { attempts: 79 } });
	const id = String((await stored("outbox").findOne({ to: "late@gom.example" }))?._id);
	start();
	await soon(async () =>
		expect(await stored("outbox").countDocuments({ gaveUpAt: { $exists: true } })).toBe(1),
	);
	await soon(async () => expect(await stored("outbox").countDocuments({ attempts: 1 })).toBe(1));
	await soon(async () => expect(failed).toHaveBeenCalledTimes(1));
	expect(failed).toHaveBeenCalledWith(
		{ id, kind: "refused", attempts: 80 },
		expect.stringContaining("given up"),
	);
});

test("neither an address nor a subject can smuggle in recipients or headers", async () => {
	const port = await getPort();
	const received = await startSmtp(port);
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	const old = {
		kind: "trial",
		language: "vi",
		attempts: 0,
		createdAt: new Date(),
		nextAttemptAt: new Date(),
	};
	const words = { subject: "Chào\r\nBcc: spam@other.example", text: "Chào chị Hòa" };
	await stored("outbox").insertOne({ ...old, ...words, to: "hoa@gom.example, spam@other.example" });
	await queue("hoa@gom.example");
	start();
	await soon(async () => expect(received.flatMap(({ to }) => to)).toContain("hoa@gom.example"));
	expect(received.flatMap(({ to }) => to)).not.toContain("spam@other.example");
	for (const { text } of received) expect(text).not.toMatch(/^bcc:/im);
});

test("of eight confirmations to one mailbox two leave, and other mails are not counted", async () => {
	const port = await getPort();
	const received = await startSmtp(port);
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	const queue = async (to: string) => {
		const mail = {
			kind: "contact",
			to,
			language: "vi",
			requestId: await storeMessage({ email: to }),
		} as const;
		await transaction((session) => OutboxMail.queue([mail], session));
	};
	const spellings = ["hoa@gom.example", "HOA@Gom.example", "h.o.a@gom.example", "hoa+tet@gom.example"];
	for (let round = 0; round < 2; round++) for (const to of spellings) await queue(to);
	await queue("ha@gom.example");
	const note = {
		kind: "quarantine",
		to: "banhang@may-erp.example",
		language: "vi",
		facts: { count: 1 },
	} as const;
	await transaction((session) => OutboxMail.queue([note], session));
	start();
	await soon(async () => expect(await stored("outbox").countDocuments({ nextAttemptAt: null })).toBe(10));
	const addresses = received.flatMap(({ to }) => to);
	expect(addresses.filter((to) => to.endsWith("gom.example"))).toHaveLength(3);
	expect(addresses).toContain("ha@gom.example");
	expect(addresses).toContain("banhang@may-erp.example");
	expect(await stored("outbox").countDocuments({ gaveUpAt: { $exists: true } })).toBe(6);
});

test("stop waits for the message in hand", async () => {
	const port = await getPort();
	await startSmtp(port);
	changeSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	await queue("hoa@gom.example");
	const worker = start();
	await soon(async () => expect(await stored("outbox").findOne()).toMatchObject({ attempts: 1 }));
	await worker.stop();
	expect(await sentCount()).toBe(1);
});
