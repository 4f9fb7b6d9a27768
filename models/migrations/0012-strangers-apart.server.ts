import { renewKeys, renewRequestKeys } from "#models/customer/renew-keys.server.ts";

/** Makes search keys anew: whole ones of a customer, numbers as they are since 2018, initials as they are said. */
export async function setStrangersApart(): Promise<void> {
	await renewKeys();
	await renewRequestKeys();
}
