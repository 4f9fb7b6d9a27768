import { env } from "#models/env.server.ts";
import { changeRequest } from "./change-request.server.ts";
import { requestKeysOf } from "./request-keys.ts";

/** Notes that a visitor's address takes no mail, for as long as it is theirs; once, and nothing of another's address. */
export async function noteMailRefused(id: string, email: string): Promise<void> {
	await changeRequest(id, { email, mailRefusedAt: null }, async (record) => {
		const event = { kind: "mailRefused" as const, at: new Date(), by: env.BRAND_NAME };
		const set = { mailRefusedAt: event.at };
		return { set: { ...set, searchKeys: requestKeysOf({ ...record, ...set }) }, event };
	});
}
