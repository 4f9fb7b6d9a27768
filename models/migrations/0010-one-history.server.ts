import mongoose, { type mongo } from "mongoose";
import { lastContactAt } from "#models/history/contact.server.ts";
import { historyEvents, subjectIdOf } from "#models/history/history.server.ts";
import { inquiries } from "#models/inquiry/record.server.ts";
import { retentionDays } from "#models/retention.ts";
import { dayMs } from "#models/time/calendar.ts";

const batchSize = 1_000;

type Stored = mongo.Document & { _id: mongo.ObjectId };

/** Moves the events of inquiries and of requests into the one history, and notes when customers were last in contact. */
export async function makeOneHistory(): Promise<void> {
	await move("requestEvents", ({ requestId, ...event }) => ({ ...event, subjectId: requestId }));
	await move("inquiryEvents", ({ inquiryId, ownerId, deletedAt, ...event }) => ({
		...dayIn(event),
		subjectId: inquiryId,
		...(deletedAt && { eraseAt: new Date(deletedAt.getTime() + retentionDays.deletedInquiries * dayMs) }),
	}));
	const converted = { requestId: { $exists: true }, contactedAt: { $exists: false } };
	for await (const { _id, ownerId, requestId } of inquiries.collection.find(converted)) {
		const contactedAt = await lastContactAt(subjectIdOf(requestId));
		if (contactedAt) await inquiries.updateOne({ _id, ownerId, contactedAt: null }, { contactedAt });
	}
}

/** If it was killed half-way, events are in both places; it goes on from there. */
async function move(from: string, renewed: (event: Stored) => mongo.Document): Promise<void> {
	const before = mongoose.connection.collection<Stored>(from);
	for (;;) {
		const batch = await before.find().limit(batchSize).toArray();
		if (batch.length === 0) return;
		const puts = batch.map(renewed).map((event) => {
			const { subjectId, at, _id } = event;
			return { replaceOne: { filter: { subjectId, at, _id }, replacement: event, upsert: true } };
		});
		await historyEvents.collection.bulkWrite(puts, { ordered: false });
		await before.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
	}
}

/** Days were once stored in the fields for statuses. */
function dayIn({ from, to, ...event }: mongo.Document): mongo.Document {
	if (event.kind !== "followUp") return { ...event, ...(from && { from }), ...(to && { to }) };
	return { ...event, ...(to ? { nextOn: to } : { nextOff: true }) };
}
