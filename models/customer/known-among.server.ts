import { trusted } from "mongoose";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { inquiries } from "#models/inquiry/record.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { contactOf, isTelling } from "./contact.server.ts";
import { customers } from "./document.server.ts";

export type Known = "email" | "phone" | null;

type Told = Parameters<typeof contactOf>[0];

/**
 * By what each of these is a customer of whom the viewer has a record: by the whole address, or perhaps by the number. Of
 * colleagues' customers nothing is told, as hundreds would be asked for at once.
 */
export async function knownAmong(viewer: Viewer, told: Told[]): Promise<Known[]> {
	const contacts = told.map(contactOf);
	const among = (values: string[]) => trusted({ $in: values.filter(Boolean) });
	const emails = among(contacts.map(({ email }) => email));
	const phones = among(contacts.map(({ phone }) => (isTelling(phone) ? phone : "")));
	const found = await customers.find({ $or: [{ emails }, { phones }] }, { emails: 1, phones: 1 }).lean();
	const own = { ...ownUnlessAdmin(viewer), customerId: among(found.map(({ _id }) => _id)) };
	const held = await Promise.all([
		inquiries.distinct("customerId", own),
		...requestKinds.map((kind) => requestsOf(kind).distinct("customerId", own)),
	]);
	const mine = new Set(held.flat());
	const seen = found.filter(({ _id }) => mine.has(_id));
	return contacts.map(({ email, phone }) => {
		if (email && seen.some((customer) => customer.emails?.includes(email))) return "email";
		return isTelling(phone) && seen.some((customer) => customer.phones?.includes(phone)) ? "phone" : null;
	});
}
