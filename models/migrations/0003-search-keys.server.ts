import { renewKeys } from "#models/inquiry/renew-keys.server.ts";
import { renewRequestKeys } from "#models/request/renew-keys.server.ts";

/** Gives what was stored before the keys by which lists and figures find it today; reads everything once. */
export async function renewSearchKeys(): Promise<void> {
	await renewKeys();
	await renewRequestKeys();
}
