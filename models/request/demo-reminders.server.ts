import { trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { type AppointmentMails, appointmentOf, type HandoverMails } from "./demo-appointment.server.ts";
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
		const mailed = drafts.map((mail) => ({ ...mail, requestId: requestIdOf("demo", requestId) }));
		if (matchedCount > 0) await OutboxMail.queue(mailed, session);
	});
}

type Moved = { slot: DemoSlotRecord; record: RequestRecord };

/** Demos to come whose request somebody else has by now than whose calendar they stand in. */
export async function findHandedOver(now = new Date()): Promise<Moved[]> {
	const slots = await demoSlots.find({ startsAt: trusted({ $gt: now }) }).lean<DemoSlotRecord[]>();
	const ids = slots.map(({ requestId }) => requestId);
	const records = await requestsOf("demo")
		.find({ _id: trusted({ $in: ids }) })
		.lean<RequestRecord[]>();
	return slots.flatMap((slot) => {
		const record = records.find(({ _id }) => _id.equals(slot.requestId));
		const isSame = String(record?.ownerId ?? null) === String(slot.hostId ?? null);
		return record && !isSame ? [{ slot, record }] : [];
	});
}

/** Queues the mails about a demo that has changed hands, once. */
export async function tellHandedOver({ slot, record }: Moved, mails: HandoverMails): Promise<void> {
	const { _id, hostId, startsAt } = slot;
	const before = hostId && (await Staff.viewer(String(hostId)));
	const drafts = mails(await appointmentOf("demo", record, startsAt), before);
	await transaction(async (session) => {
		const change = { $set: { hostId: record.ownerId } };
		const { matchedCount } = await demoSlots.updateOne({ _id, hostId }, change, { session });
		const mailed = drafts.map((mail) => ({ ...mail, requestId: requestIdOf("demo", record._id) }));
		if (matchedCount > 0) await OutboxMail.queue(mailed, session);
	});
}
