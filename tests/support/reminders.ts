import mongoose from "mongoose";
import { readRequestId } from "#models/request/request-id.ts";
import { stored } from "./database.ts";

const collections = { trial: "leads", demo: "demoRequests", contact: "contactMessages" };

/** A request as it is stored. */
export async function storedRequest(id: string) {
	const { kind, _id } = readRequestId(id) ?? { kind: "trial" };
	return stored(collections[kind]).findOne({ _id: new mongoose.Types.ObjectId(_id) });
}

/** The mails that wait, by whom they go to and what they are about. */
export async function queuedMails() {
	const mails = await stored("outbox").find().sort({ to: 1, kind: 1 }).toArray();
	return mails.map(({ to, kind, subject, text, about }) => ({ to, kind, subject, text, about }));
}

export async function forgetAll(): Promise<void> {
	const names = ["leads", "demoRequests", "contactMessages", "salesInquiries", "accounts", "users", "outbox"];
	for (const name of [...names, "suspectedSubmissions", "demoSlots", "attempts"])
		await stored(name).deleteMany({});
}

/** Of work in the background that nobody stops. */
export const goingOn = new AbortController().signal;
