import { deletedInquiries, inquiries } from "#models/inquiry/record.server.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { requestsOf } from "#models/request/record.server.ts";

/** Copies the source of its lead's visit to each inquiry; where the lead has been erased, the source stays unknown. */
export async function noteSources(): Promise<void> {
	for (const { collection } of [inquiries, deletedInquiries]) {
		const unknown = collection.find({ requestId: { $exists: true }, cameFrom: { $exists: false } });
		for await (const { _id, ownerId, requestId } of unknown) {
			const lead = readRecordId(requestId);
			if (!lead || lead.kind === "inquiry") continue;
			const found = await requestsOf(lead.kind).findById(lead._id, { cameFrom: 1, visit: 1 }).lean();
			if (!found) continue;
			const { cameFrom, visit } = found;
			const campaign = visit?.utmCampaign;
			await collection.updateOne({ _id, ownerId }, { $set: { cameFrom, ...(campaign && { campaign }) } });
		}
	}
}
