import { renewRequestKeys } from "#models/customer/renew-keys.server.ts";

/** Gives requests that ended before the keys by which a source, campaign, page or language of one week is found. */
export async function pairWeeksOfEndedRequests(): Promise<void> {
	await renewRequestKeys();
}
