import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { MorningMails, type MorningReader } from "#models/account/morning-mails.server.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { morningOf } from "#models/working-hours.ts";
import { digestMail } from "./digest-mail.server.ts";
import { quarantineMail } from "./staff-mails.server.ts";
import { deliverSoon } from "./worker.server.ts";

/** On the morning of a working day: to each who has some, what is due; to admins, what has come into quarantine. */
export async function mailMorning(stopping: AbortSignal): Promise<void> {
	const day = morningOf(new Date());
	if (!day) return;
	await oneByOne(MorningMails.readers(day), stopping, async (reader) => {
		const now = new Date();
		const { viewer, wantsDigest } = reader;
		const digest = wantsDigest ? await digestMail(viewer, day, mailOrigin()) : null;
		const quarantine = await quarantineNews(reader);
		const mails = [digest, quarantine].filter((mail) => mail !== null);
		await MorningMails.queue(viewer.id, day, mails, quarantine ? now : undefined);
		if (mails.length > 0) deliverSoon();
	});
}

async function quarantineNews({ viewer, quarantineToldAt }: MorningReader): Promise<MailDraft | null> {
	const count = viewer.isAdmin ? await SpamQuarantine.countSince(quarantineToldAt) : 0;
	return count > 0 ? quarantineMail(mailOrigin(), viewer.email, count) : null;
}
