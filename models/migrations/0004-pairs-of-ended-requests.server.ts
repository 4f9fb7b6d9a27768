import { renewRequestKeys } from "#models/customer/renew-keys.server.ts";

/** Gives requests that ended before the pairs of words by which several words find them. */
export async function pairEndedRequests(): Promise<void> {
	await renewRequestKeys();
}
