import { demoRequests } from "#models/request/demo-request.server.ts";
import { leads } from "#models/request/lead.server.ts";
import { suspected } from "#models/request/spam-quarantine.server.ts";

/** Moves the text agreed to out of `consent`, which from now on says only whether consent still holds. */
export async function makeConsentABoolean(): Promise<void> {
	const isGiven = { $eq: [{ $type: "$consentWithdrawnAt" }, "missing"] };
	for (const { collection } of [leads, demoRequests]) {
		const moved = { agreedTo: "$consent", consent: isGiven };
		await collection.updateMany({ consent: { $type: "object" } }, [{ $set: moved }]);
	}
	const kept = { "fields.agreedTo": "$fields.consent", "fields.consent": true };
	await suspected.collection.updateMany({ "fields.consent": { $type: "object" } }, [{ $set: kept }]);
}
