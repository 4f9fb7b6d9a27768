import { renewKeys } from "#models/customer/renew-keys.server.ts";
import { deletedInquiries, inquiries } from "#models/inquiry/record.server.ts";

/** Moves pairs of words among an inquiry's other keys. The previous version finds less by several words until it stops. */
export async function keepKeysInOne(): Promise<void> {
	await renewKeys();
	for (const { collection } of [inquiries, deletedInquiries])
		await collection.updateMany({ searchPairs: { $exists: true } }, { $unset: { searchPairs: 1 } });
}
