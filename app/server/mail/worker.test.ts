import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import getPort from "get-port";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { type Mailbox, startSmtp as openSmtp } from "#tests/support/smtp.ts";
import { transaction } from "../db.server.ts";

useDatabase();

beforeEach(() => stored("outbox").deleteMany({}));
afterEach(() => {
	vi.resetModules();
	vi.unstubAllEnvs();
});

/** The worker and the outbox as a process with these settings would load them, still on the test's connection. */
async function load(smtpUrl = "") {
	vi.resetModules();
	vi.stubEnv("SMTP_URL", smtpUrl);
	const { OutboxMail } = await import("#models/outbox.server.ts");
	const { deliverSoon, startMailWorker } = await import("./worker.server.ts");
	const start = () => {
		const worker = startMailWorker();
		onTestFinished(worker.stop);
		return worker;
	};
	const queue = (to: string, subject = "Đã nhận đăng ký") =>
		transaction((session) =>
			OutboxMail.queue([{ kind: "trial", to, subject, text: "Chào chị Hòa", language: "vi" }], session),
		);
	return { start, queue, deliverSoon };
}

async function startSmtp(port: number, refuse?: (address: string) => boolean): Promise<Mailbox["received"]> {
	const { received, close } = await openSmtp(port, refuse);
	onTestFinished(close);
	return received;
}

const sentCount = () => stored("outbox").countDocuments({ sentAt: { $exists: true } });
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

test("without a mail server a message becomes a file that a developer can read", async () => {
	const { start, queue } = await load();
	await queue("hoa@gom.example");
	start();
	await soon(async () => expect(await sentCount()).toBe(1));
	const folder = process.env.MAIL_FOLDER ?? "";
	const [file, ...others] = await readdir(folder);
	expect(others).toEqual([]);
	const text = await readFile(path.join(folder, file ?? ""), "utf8");
	expect(text).toMatch(/^To: hoa@gom\.example$/im);
	expect(text).toMatch(/^Content-Language: vi$/im);
	expect(text).toContain("=?UTF-8?");
});

test("messages go out in order, each once, at once after a nudge", async () => {
	const port = await getPort();
	const received = await startSmtp(port);
	const { start, queue, deliverSoon } = await load(`smtp://127.0.0.1:${port}`);
	start();
	await new Promise((resolve) => setTimeout(resolve, 300));
	await queue("a@gom.example");
	await queue("b@gom.example");
	const before = Date.now();
	deliverSoon();
	await soon(async () => expect(await sentCount()).toBe(2));
	expect(Date.now() - before).toBeLessThan(2_000);
	expect(received.map(({ to }) => to)).toEqual([["a@gom.example"], ["b@gom.example"]]);
});

test("a mail server that is down loses nothing, and one refused address does not hold up the others", async () => {
	const port = await getPort();
	const { start, queue, deliverSoon } = await load(`smtp://127.0.0.1:${port}`);
	await queue("early@gom.example");
	start();
	const soonAgain = { attempts: 1, nextAttemptAt: { $lt: new Date(Date.now() + 60_000) } };
	await soon(async () => expect(await stored("outbox").countDocuments(soonAgain)).toBe(1));
	expect(await sentCount()).toBe(0);

	const received = await startSmtp(port, (address) => address.startsWith("nobody"));
	await queue("nobody@gom.example");
	await queue("late@gom.example");
	await stored("outbox").updateMany({ attempts: 1 }, { $set: { nextAttemptAt: new Date() } });
	deliverSoon();
	await soon(async () => expect(await sentCount()).toBe(2));
	expect(received.map(({ to: [address] }) => address).sort()).toEqual([
		"early@gom.example",
		"late@gom.example",
	]);
	expect(await stored("outbox").findOne({ to: "nobody@gom.example" })).toMatchObject({ attempts: 1 });
});

test("neither an address nor a subject can smuggle in recipients or headers", async () => {
	const port = await getPort();
	const received = await startSmtp(port);
	const { start, queue } = await load(`smtp://127.0.0.1:${port}`);
	await queue("hoa@gom.example, spam@other.example", "Chào\r\nBcc: spam@other.example");
	await queue("hoa@gom.example");
	start();
	await soon(async () => expect(received.flatMap(({ to }) => to)).toContain("hoa@gom.example"));
	expect(received.flatMap(({ to }) => to)).not.toContain("spam@other.example");
	for (const { text } of received) expect(text).not.toMatch(/^bcc:/im);
});

test("stop waits for the message in hand", async () => {
	const port = await getPort();
	await startSmtp(port);
	const { start, queue } = await load(`smtp://127.0.0.1:${port}`);
	await queue("hoa@gom.example");
	const worker = start();
	await soon(async () => expect(await stored("outbox").findOne()).toMatchObject({ attempts: 1 }));
	await worker.stop();
	expect(await sentCount()).toBe(1);
});
