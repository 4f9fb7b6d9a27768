import type { Letter } from "#app/server/mail/transport.server.ts";
import { stored } from "./database.ts";

/** What waits in the outbox, as it would leave now, in the order in which it was queued; it waits on. */
export async function letters(): Promise<Letter[]> {
	// Not before a test file has set the settings.
	const { OutboxMail } = await import("#models/mail/outbox.server.ts");
	const { writeMail } = await import("#app/server/mail/write-mail.server.ts");
	const written: Letter[] = [];
	for (let mail = await OutboxMail.claim(); mail; mail = await OutboxMail.claim()) {
		const letter = await writeMail(mail);
		if (letter) written.push(letter);
	}
	const waiting = { nextAttemptAt: { $exists: true } };
	await stored("outbox").updateMany(waiting, { $set: { attempts: 0, nextAttemptAt: new Date(0) } });
	return written.sort((one, other) => (one.id < other.id ? -1 : 1));
}
