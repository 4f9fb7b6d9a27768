import { trusted } from "mongoose";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { type AppointmentMails, appointmentOf } from "./demo-appointment.server.ts";
import { type DemoSlotRecord, demoSlots, remindBeforeMs } from "./demo-slot.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestIdOf } from "./request-id.ts";

/** Demos that begin within a day, of which their visitors have not been reminded. */
export function findUnreminded(now = new Date()): Promise<DemoSlotRecord[]> {
	const soon = { $gt: now, $lte: new Date(now.getTime() + remindBeforeMs) };
	return demoSlots
		.find({ startsAt: trusted(soon), remindedAt: null })
		.lean<DemoSlotRecord[]>()
		.exec();
}

/** Queues the mails that remind of a demo, once, however many processes do it at the same time. */
export async function remindOfDemo(
	{ _id, requestId, startsAt }: DemoSlotRecord,
	mails: AppointmentMails,
): Promise<void> {
	const record = await requestsOf("demo").findById(requestId).lean<RequestRecord>();
	if (!record) return;
	const drafts = mails(await appointmentOf("demo", record, startsAt));
	await transaction(async (session) => {
		const { matchedCount } = await demoSlots.updateOne(
			{ _id, remindedAt: null },
			{ $set: { remindedAt: new Date() } },
			{ session },
		);
		if (matchedCount > 0) await OutboxMail.queueAbout(requestIdOf("demo", requestId), drafts, session);
	});
}
