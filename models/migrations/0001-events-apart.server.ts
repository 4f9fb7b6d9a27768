import type { ClientSession, mongo } from "mongoose";
import { transaction } from "#models/database/transaction.server.ts";
import { deletedInquiries, inquiries, withEvents } from "#models/inquiry/record.server.ts";

const batchSize = 200;

/** Moves events that an earlier version kept in the inquiry. */
export async function setEventsApart(): Promise<void> {
	for (const { collection } of [inquiries, deletedInquiries]) {
		while (await transaction((session) => moveBatch(collection, session)));
	}
}

async function moveBatch(collection: mongo.Collection, session: ClientSession): Promise<boolean> {
	const found = await collection
		.find(withEvents.partialFilterExpression, { session, hint: withEvents.name })
		.project<Stored>({ ownerId: 1, events: 1, deletedAt: 1 })
		.limit(batchSize)
		.toArray();
	if (found.length === 0) return false;
	const events = found.flatMap(({ _id, ownerId, events, deletedAt }) =>
		events.map((event) => ({ ...event, inquiryId: _id, ownerId, ...(deletedAt && { deletedAt }) })),
	);
	if (events.length > 0) await inquiries.db.collection("inquiryEvents").insertMany(events, { session });
	const ids = found.map(({ _id }) => _id);
	await collection.updateMany({ _id: { $in: ids } }, { $unset: { events: 1 } }, { session });
	return true;
}

type Stored = { _id: mongo.ObjectId; ownerId: mongo.ObjectId; events: object[]; deletedAt?: Date };
