import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { submitRequest } from "./submit.server.ts";

useDatabase();

function send(email: string, submissionId = randomUUID()) {
	const message = { name: "Hà", subject: "Khác", message: "Chào", language: "vi", visit: {} } as const;
	return submitRequest("contact", { ...message, email, submissionId }, { origin: null });
}

async function sendMails(): Promise<void> {
	for (let mail = await OutboxMail.claim(); mail; mail = await OutboxMail.claim())
		if (await OutboxMail.mayLeave(mail)) await OutboxMail.markSent(mail);
}

test("who has had two confirmations within the hour is told that none comes, however often the form is sent", async () => {
	const [first, third] = [randomUUID(), randomUUID()];
	const ways = [await send("ha@gom.example", first), await send("h.a+tet@gom.example")];
	await sendMails();
	ways.push(await send("Ha@gom.example", third), await send("Ha@gom.example", third));
	ways.push(await send("ha@gom.example", first), await send("hoa@gom.example"));
	expect(ways.map(({ isQuiet }) => isQuiet)).toEqual([false, false, true, true, false, false]);
	const mails = await stored("outbox")
		.find({ nextAttemptAt: { $exists: true } })
		.sort({ _id: 1 })
		.toArray();
	expect(mails.map(({ kind, to }) => [kind, kind === "contact" && to])).toEqual([
		["contactNote", false],
		["contact", "hoa@gom.example"],
		["contactNote", false],
	]);
});
