import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { ownTokenOf } from "#models/request/own-request.server.ts";
import { readRequestId } from "#models/request/request-id.ts";
import { requestToken } from "#models/request/request-token.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { storeDemo, storeMessage } from "#tests/support/requests.ts";
import { keepNoToken } from "./0008-no-token-in-mails.server.ts";

useDatabase();

test("mails of before lose their token and keep their link; those of erased requests go; corrections are fields", async () => {
	const submissionId = randomUUID();
	const id = await storeDemo({ submissionId });
	const token = requestToken("demo", submissionId);
	const link = `https://may-erp.example/en/yeu-cau/${token}`;
	const mail = {
		kind: "demoBooked",
		to: "hoa@gom.example",
		language: "en",
		attempts: 0,
		createdAt: new Date(),
	};
	const calendar = {
		method: "REQUEST",
		content: `BEGIN:VEVENT\r\nDESCRIPTION:To change it:\\n${link.slice(0, 40)}\r\n ${link.slice(40)}\r\nEND:VEVENT`,
	};
	const gone = link.replace(token, requestToken("demo", randomUUID()));
	await stored("outbox").insertMany([
		{ ...mail, text: `Hello,\n\nTo change it:\n${link}\n\nBye`, calendar, nextAttemptAt: new Date(0) },
		{ ...mail, text: `Hello\n\n${gone}`, sentAt: new Date() },
		{ ...mail, text: "Hello", sentAt: new Date() },
	]);
	const other = await storeMessage();
	const event = { kind: "corrected", at: new Date(), by: "Hòa", eraseAt: new Date(2100, 0) };
	const requestId = readRequestId(other)?._id;
	await stored("requestEvents").insertMany([
		{ ...event, requestId, note: "hoa@gom.vn → hoa@gom.example\n– → số 3 → 5" },
		{ ...event, requestId, note: "0912345678 → –" },
	]);

	for (let times = 0; times < 2; times++) {
		await keepNoToken();
		const mails = await stored("outbox").find().toArray();
		expect(mails).toMatchObject([
			{
				text: "Hello,\n\nTo change it:\n{{link}}\n\nBye",
				requestId: id,
				link: { purpose: "about-request", origin: "https://may-erp.example" },
				calendar: { content: "BEGIN:VEVENT\r\nDESCRIPTION:To change it:\\n{{link}}\r\nEND:VEVENT" },
			},
			{ text: "Hello" },
		]);
		expect(JSON.stringify(mails)).not.toContain(token);
		const events = await stored("requestEvents").find().sort({ _id: 1 }).toArray();
		expect(events.map(({ note, corrected }) => ({ note, corrected }))).toEqual([
			{
				corrected: {
					email: { before: "hoa@gom.vn", after: "hoa@gom.example" },
					phone: { after: "số 3 → 5" },
				},
			},
			{ corrected: { phone: { before: "0912345678" } } },
		]);
	}
	expect(await OutboxMail.claim()).toMatchObject({
		requestId: id,
		origin: "https://may-erp.example",
	});
	expect(await ownTokenOf(id)).toBe(token);
});
