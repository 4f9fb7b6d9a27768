import { renewKeys } from "#models/customer/renew-keys.server.ts";
import { deletedInquiries, inquiries } from "#models/inquiry/record.server.ts";

/**
 * Moves pairs of words among an inquiry's other keys. Version 1.1.0 finds less by several words until it stops, and fails
 * without the emptied field.
 */
export async function keepKeysInOne(): Promise<void> {
	await renewKeys();
	for (const { collection } of [inquiries, deletedInquiries])
		await collection.updateMany({ searchPairs: { $ne: [] } }, { $set: { searchPairs: [] } });
}
