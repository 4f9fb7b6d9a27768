import { trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { appointmentOf, type HandoverMails } from "./demo-appointment.server.ts";
import { type DemoSlotRecord, demoSlots } from "./demo-slot.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestIdOf } from "./request-id.ts";

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
		if (matchedCount > 0) await OutboxMail.queueAbout(requestIdOf("demo", record._id), drafts, session);
	});
}
