import { trusted } from "mongoose";
import { transaction } from "#models/database/transaction.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { requestIdOf } from "#models/records/record-id.ts";
import { addressOf, nextVersion } from "./demo-appointment.server.ts";
import { type DemoSlotRecord, demoSlots, remindBeforeMs } from "./demo-slot.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";

/** A place, and the request that has it. */
type Held = { slot: DemoSlotRecord; record: RequestRecord };

const unreminded = (now: Date) => ({
	startsAt: trusted({ $gt: now, $lte: new Date(now.getTime() + remindBeforeMs) }),
	remindedAt: null,
});

/** Demos that begin within a day, of which their visitors have not been reminded. */
export async function findUnreminded(): Promise<Held[]> {
	return withRequests(await demoSlots.find(unreminded(new Date())).lean<DemoSlotRecord[]>());
}

/** Marks demos that begin within a day as reminded, so that nobody is mailed; returns how many. */
export async function countAsReminded(now: Date): Promise<number> {
	return (await demoSlots.updateMany(unreminded(now), { $set: { remindedAt: now } })).modifiedCount;
}

/** Reminds the visitor of a demo, once, however many processes do it at the same time. */
export async function remindOfDemo({ slot, record }: Held, origin: string | null): Promise<void> {
	const { _id, startsAt, heldUntil } = slot;
	await transaction(async (session) => {
		const change = { $set: { remindedAt: new Date() } };
		const { matchedCount } = await demoSlots.updateOne({ _id, remindedAt: null }, change, { session });
		if (matchedCount === 0) return;
		const facts = { startsAt, version: nextVersion(record), heldUntil };
		const { email: to, language } = record;
		const requestId = requestIdOf("demo", record._id);
		await OutboxMail.queue([{ kind: "demoReminder", to, language, origin, requestId, facts }], session);
	});
}

/** Coming demos in the calendar of somebody who no longer owns the request. */
export async function findHandedOver(): Promise<Held[]> {
	const coming = await withRequests(
		await demoSlots.find({ startsAt: trusted({ $gt: new Date() }) }).lean<DemoSlotRecord[]>(),
	);
	return coming.filter(({ slot, record }) => String(record.ownerId) !== String(slot.hostId ?? null));
}

/** Moves a demo that has changed hands from one calendar to another, once. */
export async function mailHandedOver({ slot, record }: Held, origin: string | null): Promise<void> {
	const { _id, hostId, startsAt } = slot;
	const [before, now] = [await addressOf(hostId), await addressOf(record.ownerId)];
	const requestId = requestIdOf("demo", record._id);
	const facts = { startsAt, version: nextVersion(record) };
	const note = { language: "vi", origin, requestId, facts } as const;
	await transaction(async (session) => {
		const change = { $set: { hostId: record.ownerId } };
		const { matchedCount } = await demoSlots.updateOne({ _id, hostId }, change, { session });
		if (matchedCount === 0) return;
		// The calendar of an account that is gone is gone, too.
		const off = before === now ? [] : [{ ...note, kind: "demoHandedOnNote" as const, to: before }];
		await OutboxMail.queue([...off, { ...note, kind: "demoBookedNote", to: now }], session);
	});
}

async function withRequests(slots: DemoSlotRecord[]): Promise<Held[]> {
	const ids = slots.map(({ requestId }) => requestId);
	const records = await requestsOf("demo")
		.find({ _id: trusted({ $in: ids }) })
		.lean<RequestRecord[]>();
	return slots.flatMap((slot) => {
		const record = records.find(({ _id }) => _id.equals(slot.requestId));
		return record ? [{ slot, record }] : [];
	});
}
