import { trusted } from "mongoose";
import { env } from "#models/env.server.ts";
import { customerKeysOf } from "#models/search-keys.ts";
import { requestKinds } from "./answer-deadline.ts";
import { changeRequest } from "./change-request.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestKeysOf } from "./request-keys.ts";

/** Notes that a visitor's address takes no mail, for as long as it is theirs; once, and nothing of another's address. */
export async function noteMailRefused(id: string, email: string): Promise<void> {
	await changeRequest(id, { email, mailRefusedAt: null }, async (record) => {
		const event = { kind: "mailRefused" as const, at: new Date(), by: env.BRAND_NAME };
		const set = { mailRefusedAt: event.at };
		return { set: { ...set, searchKeys: requestKeysOf({ ...record, ...set }) }, event };
	});
}

/** Whether a customer's address takes no mail, as far as the last form that was sent with it has shown. */
export async function takesNoMail(customerEmail: string): Promise<boolean> {
	const found = await Promise.all(
		requestKinds.map((kind) =>
			requestsOf(kind)
				.find({ searchKeys: trusted({ $in: customerKeysOf({ companyName: "", customerEmail }) }) })
				.sort({ createdAt: -1 })
				.limit(1)
				.lean<RequestRecord[]>(),
		),
	);
	const [last] = found.flat().sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
	return last?.mailRefusedAt !== undefined;
}
