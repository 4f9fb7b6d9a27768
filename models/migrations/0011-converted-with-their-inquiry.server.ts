import { inquiries } from "#models/inquiry/record.server.ts";
import { contactMessages } from "#models/request/contact-message.server.ts";
import { demoRequests } from "#models/request/demo-request.server.ts";
import { leads } from "#models/request/lead.server.ts";

/** Gives what has become an inquiry to whom that is by now; an inquiry that is gone changes nothing. */
export async function giveConvertedToInquiryOwners(): Promise<void> {
	const from = inquiries.collection.collectionName;
	for (const { collection } of [leads, demoRequests, contactMessages]) {
		const moved = collection.aggregate([
			{ $match: { state: "ended", inquiryId: { $exists: true } } },
			{ $lookup: { from, localField: "inquiryId", foreignField: "_id", as: "inquiry" } },
			{ $unwind: "$inquiry" },
			{ $match: { $expr: { $ne: ["$ownerId", "$inquiry.ownerId"] } } },
			{ $project: { submissionId: 1, inquiryId: 1, ownerId: "$inquiry.ownerId" } },
		]);
		for await (const { ownerId, ...converted } of moved)
			await collection.updateOne(converted, { $set: { ownerId } });
	}
}
