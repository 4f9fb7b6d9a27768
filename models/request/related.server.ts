import { type Types, trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { type InquiryRecord, inquiries } from "#models/inquiry/record.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { requestsOf } from "./record.server.ts";
import { type RequestId, requestIdOf } from "./request-id.ts";
import { senderNameOf } from "./request-keys.ts";

export type Related = {
	what: RequestKind | "inquiry";
	/** Null for what the viewer may not open. */
	id: RequestId | string | null;
	name: string | null;
	owner: string | null;
	createdAt: string;
	same: ("email" | "phone" | "company")[];
};

type Found = Pick<InquiryRecord, "_id" | "searchKeys" | "createdAt"> & {
	what: Related["what"];
	ownerId: Types.ObjectId | null;
	name: string;
};

const mostShown = 10;

/** What else has a customer's `keys` (see `customerKeysOf`), but `except`; latest first, at most ten. */
export async function relatedTo(viewer: Viewer, keys: string[], except?: string): Promise<Related[]> {
	if (keys.length === 0) return [];
	const having = { searchKeys: trusted({ $in: keys }) };
	const found = await Promise.all([
		...requestKinds.map(async (what): Promise<Found[]> => {
			const records = await requestsOf(what)
				.find(having, { searchKeys: 1, createdAt: 1, ownerId: 1, contactName: 1, name: 1 })
				.hint("words")
				.limit(mostShown + 1)
				.lean();
			return records.map((record) => ({ ...record, what, name: senderNameOf(record) }));
		}),
		inquiries
			.find(having, { searchKeys: 1, createdAt: 1, ownerId: 1, customerName: 1 })
			.hint("all-words-date")
			.limit(mostShown + 1)
			.lean()
			.then((records) =>
				records.map(({ customerName, ...record }) => ({
					...record,
					what: "inquiry" as const,
					name: customerName,
				})),
			),
	]);
	const others = found
		.flat()
		.filter((one) => idOf(one) !== except)
		.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
		.slice(0, mostShown);
	const owners = await Staff.people(others.flatMap(({ ownerId }) => (ownerId ? [String(ownerId)] : [])));
	const names = new Map(owners.map(({ id, name }) => [id, name]));
	return others.map((one) => {
		const isSeen = viewer.isAdmin || String(one.ownerId ?? viewer.id) === viewer.id;
		return {
			what: one.what,
			id: isSeen ? idOf(one) : null,
			name: isSeen ? one.name : null,
			owner: one.ownerId && (names.get(String(one.ownerId)) ?? ""),
			createdAt: one.createdAt.toISOString(),
			same: keys.filter((key) => one.searchKeys.includes(key)).map(nameOfKey),
		};
	});
}

const idOf = ({ what, _id }: Found) => (what === "inquiry" ? String(_id) : requestIdOf(what, _id));

const nameOfKey = (key: string) => key.split(":")[0] as Related["same"][number];
