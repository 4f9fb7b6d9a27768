/**
 * Counts as mailed what a restored database would mail now: it has been mailed since the backup was made, or is late. The
 * models are connected. @returns how many mails, late requests and coming demos that is
 */
export async function countAsTold(
	now = new Date(),
): Promise<{ mails: number; late: number; demos: number; trials: number }> {
	const { OutboxMail } = await import("#models/mail/outbox.server.ts");
	const { countLateAsTold } = await import("#models/request/late.server.ts");
	const { countAsReminded } = await import("#models/request/demo-reminders.server.ts");
	const { countAsStepped } = await import("#models/request/trial.server.ts");
	const { MorningMails } = await import("#models/account/morning-mails.server.ts");
	const { morningOf } = await import("#models/time/working-hours.ts");
	await MorningMails.countAsSent(morningOf(now), now);
	return {
		mails: await OutboxMail.giveUpWaiting(),
		late: await countLateAsTold(now),
		demos: await countAsReminded(now),
		trials: await countAsStepped(now),
	};
}
