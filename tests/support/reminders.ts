import mongoose from "mongoose";
import type { Letter } from "#app/server/mail/transport.server.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { stored } from "./database.ts";
import { letters } from "./letters.ts";

const collections = {
	trial: "leads",
	demo: "demoRequests",
	contact: "contactMessages",
	inquiry: "salesInquiries",
};

/** A request as it is stored. */
export async function storedRequest(id: string) {
	const { kind, _id } = readRecordId(id) ?? { kind: "trial" as const };
	return stored(collections[kind]).findOne({ _id: new mongoose.Types.ObjectId(_id) });
}

/** The mails that wait, as they would leave now, by whom they go to and what they are. */
export async function queuedMails(): Promise<Letter[]> {
	const keyOf = ({ to, kind }: Letter) => `${to} ${kind}`;
	return (await letters()).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

export async function forgetAll(): Promise<void> {
	const names = [
		"leads",
		"demoRequests",
		"contactMessages",
		"salesInquiries",
		"deletedInquiries",
		"customers",
		"accounts",
		"users",
		"outbox",
	];
	for (const name of [...names, "suspectedSubmissions", "demoSlots", "attempts"])
		await stored(name).deleteMany({});
}

/** Of work in the background that nobody stops. */
export const goingOn = new AbortController().signal;
