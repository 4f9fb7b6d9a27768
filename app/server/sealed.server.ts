import { openText, sealText } from "#models/sealed-text.server.ts";

const purpose = "sent";
const lifetimeMs = 60 * 60 * 1000;

/** Encrypts texts into a token for an address, that {@link unseal} opens for an hour. */
export function seal(values: Record<string, string>): string {
	return sealText(purpose, JSON.stringify({ at: Date.now(), values }));
}

/** Null for a token that is too old or not ours. */
export function unseal(token: string | null): Record<string, string> | null {
	const opened = openText(purpose, token ?? "");
	if (opened === null) return null;
	const { at, values } = JSON.parse(opened);
	return Date.now() - at < lifetimeMs ? values : null;
}
