import type { PipelineStage, Types } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { inquiries } from "#models/inquiry/record.server.ts";
import { type RequestKind, requestKinds } from "#models/request/answer-deadline.ts";
import {
	findRecord,
	ofEachKind,
	type RequestRecord,
	requestsOf,
	visibleTo,
} from "#models/request/record.server.ts";
import { type RequestId, readRequestId, requestIdOf } from "#models/request/request-id.ts";
import { senderNameOf } from "#models/request/request-keys.ts";
import { env } from "#models/settings/env.server.ts";
import {
	addressesIn,
	amongLinks,
	type CustomerLink,
	customerLinks,
	havingKeys,
	mostLinksRead,
	saidIn,
	withoutStaff,
} from "./links.server.ts";

export type Related = {
	what: RequestKind | "inquiry";
	/** Null for what the viewer may not open. */
	id: RequestId | string | null;
	name: string | null;
	/** Full name; null if it is unassigned, or the colleague must not be named. */
	owner: string | null;
	createdAt: string;
	isOpen: boolean;
	/** What it was closed as a duplicate of; only of what the viewer may open. */
	duplicateOf?: string;
	/** What it shares with the customer; `said` means that staff declared it the same customer's. */
	same: ("email" | "phone" | "company" | "said")[];
};

type Found = {
	_id: Types.ObjectId;
	what: Related["what"];
	searchKeys: string[];
	createdAt: Date;
	ownerId: Types.ObjectId | null;
	name: string;
	isOpen: boolean;
	mailRefusedAt?: Date;
	duplicateOf?: string;
	/** Set instead of everything else on a statement about the customer, which is read in the same query as the records. */
	link?: CustomerLink;
};

const mostShown = 10;

const openAndLatestFirst = { isOpen: -1, createdAt: -1, _id: -1 } as const;

type Customer = {
	related: Related[];
	/** Whether the address takes no mail, as far as the last form that was sent with it has shown. */
	isMailRefused: boolean;
};

/** As {@link customerOf}, without what is known of the address. */
export const relatedTo = async (viewer: Viewer, keys: string[], but?: string[]): Promise<Related[]> =>
	(await customerOf(viewer, keys, but)).related;

/**
 * What else has a customer's `given` keys (see `customerKeysOf`) or was said to belong to them, at most ten: open ones first, the
 * latest of them first. What a colleague has is told as OTHERS_CUSTOMERS says.
 * @param but ids of inquiries and requests to leave out
 */
export async function customerOf(viewer: Viewer, given: string[], but: string[] = []): Promise<Customer> {
	const keys = await withoutStaff(given);
	if (keys.length === 0) return { related: [], isMailRefused: false };
	const links = {
		coll: customerLinks.collection.name,
		pipeline: [
			{ $match: amongLinks(addressesIn(keys)) },
			{ $limit: mostLinksRead },
			{ $project: { link: "$$ROOT" } },
		],
	};
	const read = await recordsHaving(havingKeys(keys, []), [{ $unionWith: links }]);
	const said = saidIn(
		read.flatMap(({ link }) => link ?? []),
		keys,
	);
	const isSaid = said.same.length + said.others.length > 0;
	const found = isSaid
		? await recordsHaving(havingKeys([...keys, ...said.same], said.others))
		: read.filter(({ link }) => !link);
	const told = await toldTo(
		viewer,
		found.filter((one) => !but.includes(idOf(one))),
	);
	const related = told.slice(0, mostShown).map(({ isSeen, owner, ...one }) => ({
		what: one.what,
		id: isSeen ? idOf(one) : null,
		name: isSeen ? one.name : null,
		owner,
		createdAt: one.createdAt.toISOString(),
		isOpen: one.isOpen,
		duplicateOf: isSeen ? one.duplicateOf : undefined,
		same: [
			...keys.filter((key) => one.searchKeys.includes(key)).map(nameOfKey),
			...(said.same.some((key) => one.searchKeys.includes(key)) ? (["said"] as const) : []),
		],
	}));
	return { related, isMailRefused: isMailRefused(found, keys) };
}

type Told = {
	/** Whether the viewer may open it. */
	isSeen: boolean;
	/** Full name; null if it is unassigned, or the colleague must not be named. */
	owner: string | null;
};

/** Leaves out colleagues' records if OTHERS_CUSTOMERS hides them, and names the owners of the rest. */
export async function toldTo<Owned extends { ownerId: Types.ObjectId | string | null }>(
	viewer: Viewer,
	found: Owned[],
): Promise<(Owned & Told)[]> {
	const others = found
		.map((one) => ({ ...one, isSeen: viewer.isAdmin || String(one.ownerId ?? viewer.id) === viewer.id }))
		.filter(({ isSeen }) => isSeen || env.OTHERS_CUSTOMERS !== "hidden");
	const names = await Staff.names(others.map(({ ownerId }) => ownerId));
	return others.map((one) => {
		const isNamed = one.isSeen || env.OTHERS_CUSTOMERS === "named";
		return { ...one, owner: (isNamed && names.get(String(one.ownerId))) || null };
	});
}

function isMailRefused(found: Found[], keys: string[]): boolean {
	const byMail = keys.filter((key) => nameOfKey(key) === "email");
	const requests = found.filter(
		({ what, searchKeys }) => what !== "inquiry" && byMail.some((key) => searchKeys.includes(key)),
	);
	const [last] = requests.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
	return last?.mailRefusedAt !== undefined;
}

/** Leaves enough of each when those that the viewer must not see are left out. */
const mostRead = 50;

type Match = ReturnType<typeof havingKeys>;

/** Open ones first, the latest of them first. */
const recordsHaving = (match: Match, more: PipelineStage.UnionWith[] = []) =>
	inquiries.aggregate<Found>([
		...having(match, "inquiry", { $ne: ["$status", "completed"] }),
		...requestKinds.map((kind) => ({
			$unionWith: {
				coll: requestsOf(kind).collection.name,
				pipeline: having(match, kind, { $ne: ["$state", "ended"] }),
			},
		})),
		{ $sort: openAndLatestFirst },
		...more,
	]);

const having = (match: Match, what: Related["what"], isOpen: object) => [
	{ $match: match },
	{
		$project: {
			searchKeys: 1,
			createdAt: 1,
			ownerId: 1,
			mailRefusedAt: 1,
			duplicateOf: 1,
			isOpen,
			what: { $literal: what },
			name: { $ifNull: ["$customerName", "$contactName", "$name"] },
		},
	},
	{ $sort: openAndLatestFirst },
	{ $limit: mostRead },
];

export type NamedRecord = { id: RequestId | string; kind: Related["what"]; name: string };

/** What a request was closed as a duplicate of, and its own duplicates, as far as the viewer may see them. */
export async function duplicatesOf(
	viewer: Viewer,
	{ id, duplicateOf = "" }: { id: RequestId; duplicateOf?: string },
): Promise<{ original: NamedRecord | null; copies: NamedRecord[] }> {
	const [original, copies] = await Promise.all([
		namedRecord(viewer, duplicateOf),
		ofEachKind(async (kind) => {
			const records = await requestsOf(kind)
				.find({ duplicateOf: id, ...visibleTo(viewer) }, { contactName: 1, name: 1 })
				.hint("duplicates")
				.limit(mostShown)
				.lean<RequestRecord[]>();
			return records.map((record) => named(kind, record));
		}),
	]);
	return { original, copies };
}

const named = (kind: RequestKind, record: RequestRecord) => ({
	id: requestIdOf(kind, record._id),
	kind,
	name: senderNameOf(record),
});

async function namedRecord(viewer: Viewer, id: string): Promise<NamedRecord | null> {
	if (id === "") return null;
	if (!readRequestId(id)) {
		const inquiry = await findInquiry(viewer, id);
		return inquiry && { id, kind: "inquiry", name: inquiry.customerName };
	}
	const found = await findRecord(id, visibleTo(viewer));
	return found && named(found.kind, found.record);
}

const idOf = ({ what, _id }: Found) => (what === "inquiry" ? String(_id) : requestIdOf(what, _id));

const nameOfKey = (key: string) => key.split(":")[0] as Related["same"][number];
