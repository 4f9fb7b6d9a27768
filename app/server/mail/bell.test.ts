import getPort from "get-port";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { transaction } from "#models/database/transaction.server.ts";
import { errorReason } from "#models/error-reason.ts";
import { log } from "#models/log.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import type { Suspicion } from "#models/request/spam-quarantine.server.ts";
import { acceptSuspected, submitRequest } from "#models/request/submit.server.ts";
import { startChat } from "#tests/support/chat.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { letters } from "#tests/support/letters.ts";
import { aMessage } from "#tests/support/request-fields.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { changeSettings, useSettings } from "#tests/support/settings.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { deliverSoon, startMailWorker } from "./worker.server.ts";

useDatabase();
useSettings({});

beforeEach(async () => {
	await stored("outbox").deleteMany({});
	await stored("attempts").deleteMany({});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const somewhere = "https://chat.example/hooks/secret";
const origin = "https://may-erp.example";

const send = (suspicion: Suspicion | null = null) => {
	const message = aMessage({ phone: "0912345678", message: "Gọi tôi số 0912345678" });
	return submitRequest("contact", message, { origin, suspicion });
};

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const bells = () => stored("outbox").find({ kind: "bell" }).toArray();

test("a chat that hangs, fails and redirects rings once in the end, names nobody, and holds up no lead and no mail", async () => {
	const [port, smtpPort] = [await getPort(), await getPort()];
	const chat = await startChat(port, [new Promise(() => {}), 500, 302, 200]);
	onTestFinished(chat.close);
	const mailbox = await startSmtp(smtpPort);
	onTestFinished(mailbox.close);
	changeSettings({
		LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/secret`,
		SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
	});
	const warned = vi.spyOn(log, "warn");
	const worker = startMailWorker();
	onTestFinished(worker.stop);

	const { request } = await send();
	await soon(async () => expect(chat.posts).toHaveLength(1));
	await soon(async () => expect(mailbox.received).toHaveLength(2));
	expect(warned, "the chat still hangs").not.toHaveBeenCalled();
	expect(await stored("contactMessages").countDocuments()).toBe(1);
	for (const [attempts, reason] of [
		[1, "ETIMEDOUT, no answer in time"],
		[2, "EANSWER, the other side does not take it (500)"],
		[3, "EREDIRECT, the other side leads elsewhere, where nothing is sent (302)"],
	] as const) {
		const again = { kind: "bell", attempts, nextAttemptAt: { $lt: new Date(Date.now() + 90_000) } };
		await soon(async () => expect(await stored("outbox").countDocuments(again)).toBe(1));
		const [told] = warned.mock.lastCall as unknown as [{ err: Error }];
		expect(errorReason(told.err)).toBe(reason);
		expect(JSON.stringify([told, told.err.message, told.err.stack])).not.toContain("hooks");
		await stored("outbox").updateOne({ kind: "bell" }, { $set: { nextAttemptAt: new Date() } });
		deliverSoon();
	}
	await soon(async () => expect(await bells()).toMatchObject([{ sentAt: expect.any(Date), attempts: 4 }]));
	expect(chat.posts.map(({ path }) => path)).toEqual(Array(4).fill("/hooks/secret"));
	const { body, type } = chat.posts[3] ?? {};
	expect(type).toBe("application/json");
	expect(Object.keys(body as object)).toEqual(["text"]);
	expect(JSON.stringify(body)).toContain(`${origin}/portal/requests/${request?.id}`);
	expect(JSON.stringify([body, await bells()])).not.toMatch(/Lộc|loc@|0912|hooks/);
	expect(mailbox.received).toHaveLength(2);
});

test("several leads ring one after the other, while mails pass by", async () => {
	const [port, smtpPort] = [await getPort(), await getPort()];
	let answer = (_status: number) => {};
	const held = new Promise<number>((resolve) => {
		answer = resolve;
	});
	const chat = await startChat(port, [held]);
	onTestFinished(chat.close);
	const mailbox = await startSmtp(smtpPort);
	onTestFinished(mailbox.close);
	const address = `http://127.0.0.1:${port}`;
	changeSettings({ LEAD_WEBHOOK_URL: address, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
	for (let count = 0; count < 5; count++) await send();
	const worker = startMailWorker();
	onTestFinished(worker.stop);
	await soon(async () => expect(mailbox.received.length).toBeGreaterThanOrEqual(7));
	expect(chat.posts).toHaveLength(1);
	answer(200);
	await soon(async () => expect(await stored("outbox").countDocuments({ nextAttemptAt: null })).toBe(15));
	expect(chat.posts).toHaveLength(5);
});

test("a bell says what has come, by when it is answered, and where it stands", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam("2026-11-20T09:10") });
	changeSettings({ LEAD_WEBHOOK_URL: somewhere });
	const texts: string[] = [];
	for (const store of [storeTrial, storeDemo, storeMessage]) {
		const requestId = await store();
		await transaction((session) =>
			OutboxMail.queue([{ kind: "bell", to: "webhook", language: "vi", requestId, origin }], session),
		);
		texts.push((await letters()).map(({ text }) => text.replace(requestId, "…")).join());
		await stored("outbox").deleteMany({});
	}
	const open = "Mở trong cổng kinh doanh: https://may-erp.example/portal/requests/…";
	expect(texts).toEqual([
		`Có khách đăng ký dùng thử. Anh chị gọi trước 17:00 thứ\u00a0Sáu, 20/11.\n\n${open}`,
		`Có khách muốn xem demo. Anh chị gọi trước 14:00 thứ\u00a0Sáu, 20/11.\n\n${open}`,
		`Có khách nhắn tin. Anh chị trả lời trước 17:00 thứ\u00a0Sáu, 20/11.\n\n${open}`,
	]);
});

test("what looks like a robot's rings as it is let in, and not before", async () => {
	changeSettings({ LEAD_WEBHOOK_URL: somewhere });
	await send(["trap", "links"]);
	expect(await bells()).toEqual([]);
	const suspected = await stored("suspectedSubmissions").findOne({}, { sort: { _id: -1 } });
	const requestId = await acceptSuspected(String(suspected?._id), null, origin);
	expect(await bells()).toMatchObject([{ requestId, to: "webhook", link: { purpose: "bell" } }]);
});

test("nothing is queued without a webhook, and a process without one leaves the bells of others alone", async () => {
	changeSettings({ LEAD_WEBHOOK_URL: somewhere });
	await send();
	changeSettings({ LEAD_WEBHOOK_URL: "" });
	await send();
	expect(await bells()).toHaveLength(1);
	const kinds = [];
	for (let mail = await OutboxMail.claim(); mail; mail = await OutboxMail.claim()) kinds.push(mail.kind);
	expect(kinds.sort()).toEqual(["contact", "contact", "contactNote", "contactNote"]);
	expect(await bells()).toMatchObject([{ attempts: 0, nextAttemptAt: expect.any(Date) }]);
	expect(await OutboxMail.waiting()).toMatchObject({ count: 4 });
	changeSettings({ LEAD_WEBHOOK_URL: somewhere });
	expect(await OutboxMail.claim(false)).toBeNull();
	expect(await OutboxMail.claim()).toMatchObject({ kind: "bell", attempts: 1 });
});

test("nobody is called to a lead that is answered already", async () => {
	changeSettings({ LEAD_WEBHOOK_URL: somewhere });
	await send();
	await stored("contactMessages").updateMany({}, { $set: { state: "ended" } });
	expect((await letters()).map(({ kind }) => kind)).not.toContain("bell");
	await stored("contactMessages").updateMany({}, { $set: { state: "waiting" } });
	expect((await letters()).map(({ kind }) => kind)).toContain("bell");
});
