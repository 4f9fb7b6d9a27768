import { trusted } from "mongoose";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { type AppointmentMails, appointmentOf } from "./demo-appointment.server.ts";
import { type DemoSlotRecord, demoSlots, remindBeforeMs } from "./demo-slot.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestIdOf } from "./request-id.ts";

const unreminded = (now: Date) => ({
	startsAt: trusted({ $gt: now, $lte: new Date(now.getTime() + remindBeforeMs) }),
	remindedAt: null,
});

/** Demos that begin within a day, of which their visitors have not been reminded. */
export function findUnreminded(now = new Date()): Promise<DemoSlotRecord[]> {
	return demoSlots.find(unreminded(now)).lean<DemoSlotRecord[]>().exec();
}

/** Nobody is reminded of those that begin within a day; returns how many. */
export async function countAsReminded(now: Date): Promise<number> {
	return (await demoSlots.updateMany(unreminded(now), { $set: { remindedAt: now } })).modifiedCount;
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
