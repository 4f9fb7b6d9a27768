import type { Reader } from "#models/mail/outbox.server.ts";

export const reader: Reader = { language: "vi", origin: "https://may-erp.example" };

/** Sends what waits in the outbox, but to nowhere. @returns the messages with a link, and the tokens in them */
export async function sendLinkMails(): Promise<{ to: string; token: string }[]> {
	// Not before a test file has set the settings.
	const { OutboxMail } = await import("#models/mail/outbox.server.ts");
	const { writeMail } = await import("#app/server/mail/write-mail.server.ts");
	const sent: { to: string; token: string }[] = [];
	for (let mail = await OutboxMail.claim(); mail; mail = await OutboxMail.claim()) {
		const letter = await writeMail(mail);
		const token = /\/portal\/\w+\/([\w-]{43})/.exec(letter?.text ?? "")?.[1];
		if (letter && token) sent.push({ to: letter.to, token });
		await OutboxMail.markSent(mail);
	}
	return sent;
}
