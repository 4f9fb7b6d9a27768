import { type Types, trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { type Viewer, visibleTo } from "#models/account/user.server.ts";
import { type RecordKind, type RequestId, recordIdOf, recordKinds } from "#models/records/record-id.ts";
import {
	type Named,
	namedOf,
	namePaths,
	ofEachKind,
	Records,
	tableOf,
} from "#models/records/records.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { type RequestRecord, requestsOf } from "#models/request/record.server.ts";
import { env } from "#models/settings/env.server.ts";
import { type Contact, contactOf, isTelling, joining } from "./contact.server.ts";
import { type Customer, customers, type Held, heldPaths } from "./document.server.ts";

export type Related = {
	what: RecordKind;
	/** Null for what the viewer may not open. */
	id: RequestId | string | null;
	name: string | null;
	/** Full name; null if it is unassigned, or the colleague must not be named. */
	owner: string | null;
	createdAt: string;
	isOpen: boolean;
	/** What it was closed as a duplicate of; only of what the viewer may open. */
	duplicateOf?: string;
	/** What it shares with the customer; `customer` if it is theirs by another address, else nothing but an address joins it. */
	same: (keyof Contact | "customer")[];
};

type Found = Held & {
	what: Related["what"];
	ownerId: Types.ObjectId | null;
	name: string;
	isOpen: boolean;
	duplicateOf?: string;
};

const mostShown = 10;

/** Of whom something is told: a customer that is stored, or what is being typed. */
type About = Contact & { customerId?: string };

type Relations = {
	related: Related[];
	/** Whether the address takes no mail. */
	isMailRefused: boolean;
};

/** As {@link customerOf}, without what is known of the address. */
export const relatedTo = async (viewer: Viewer, about: About, but?: string[]): Promise<Related[]> =>
	(await customerOf(viewer, about, but)).related;

/**
 * What else a customer has, and then what shares a number or a company's name with them and was not said to be another's, at
 * most ten: open ones first, the latest of them first. What a colleague has is told as OTHERS_CUSTOMERS says.
 * @param but ids of inquiries and requests to leave out
 */
export async function customerOf(viewer: Viewer, about: About, but: string[] = []): Promise<Relations> {
	const own = await customerAbout(about);
	const hinted = await hintedAt([about], own);
	const found = await recordsOf([...(own ? [own._id] : []), ...hinted]);
	const others = found.filter((one) => !but.includes(idOf(one)));
	const isOwn = ({ customerId }: Held) => own?._id === customerId;
	const inOrder = [...others.filter(isOwn), ...others.filter((one) => !isOwn(one))];
	return {
		related: (await relatedIn(viewer, inOrder, [about], own)).slice(0, mostShown),
		isMailRefused: own?.refusedEmails?.includes(about.email) ?? false,
	};
}

/** Records as the viewer is told of them. @param contacts of what they are related to, a customer if it is stored */
export async function relatedIn(
	viewer: Viewer,
	found: Found[],
	contacts: Contact[],
	customer: Customer | null = null,
): Promise<Related[]> {
	return (await toldTo(viewer, found)).map(({ isSeen, owner, ...one }) => {
		const contact = contactOf(one);
		const isShared = (path: keyof Contact) =>
			contact[path] !== "" && contacts.some((given) => given[path] === contact[path]);
		const isOwn = customer?._id === one.customerId;
		return {
			what: one.what,
			id: isSeen ? idOf(one) : null,
			name: isSeen ? one.name : null,
			owner,
			createdAt: one.createdAt.toISOString(),
			isOpen: one.isOpen,
			duplicateOf: isSeen ? one.duplicateOf : undefined,
			same: [
				...(isOwn ? [isShared("email") ? ("email" as const) : ("customer" as const)] : []),
				...(isShared("phone") && isTelling(contact.phone) ? (["phone"] as const) : []),
				...(isShared("company") ? (["company"] as const) : []),
			],
		};
	});
}

async function customerAbout({ customerId, email }: About): Promise<Customer | null> {
	if (customerId) return customers.findById(customerId).lean<Customer>();
	const [emails] = await joining([email]);
	return emails ? customers.findOne({ emails }).lean<Customer>() : null;
}

const mostHinted = 20;

/** Other customers with a number or a company's name of one, of whom staff have not said that they are others. */
export async function hintedAt(contacts: Contact[], own: Customer | null): Promise<string[]> {
	const phones = contacts.map(({ phone }) => phone).filter(isTelling);
	const companies = contacts.map(({ company }) => company).filter(Boolean);
	const hints = Object.entries({ phones, companies })
		.filter(([, values]) => values.length > 0)
		.map(([path, values]) => ({ [path]: trusted({ $in: values }) }));
	if (hints.length === 0) return [];
	const but = own ? [own._id, ...(own.others ?? [])] : [];
	const found = await customers
		.find({ $or: hints, _id: trusted({ $nin: but }) }, { _id: 1 })
		.sort({ _id: -1 })
		.limit(mostHinted)
		.lean();
	return found.map(({ _id }) => _id);
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

/** The most records read of each kind: leaves enough when those that the viewer must not see are left out. */
export const mostRead = 50;

/** The newest of each kind; open ones first, the latest of them first. */
export async function recordsOf(customerIds: string[], match: object = {}): Promise<Found[]> {
	if (customerIds.length === 0) return [];
	const [first, ...others] = recordKinds.map((kind) => ({
		coll: tableOf(kind).model.collection.name,
		pipeline: newestOf({ customerId: { $in: customerIds }, ...match }, kind),
	}));
	return tableOf(recordKinds[0]).model.aggregate<Found>([
		...(first?.pipeline ?? []),
		...others.map(($unionWith) => ({ $unionWith })),
		{ $sort: { isOpen: -1, createdAt: -1, _id: -1 } },
	]);
}

function newestOf(match: object, what: RecordKind) {
	const { path, open } = tableOf(what).progress;
	return [
		{ $match: match },
		{ $sort: { createdAt: -1 } as const },
		{ $limit: mostRead },
		{
			$project: {
				...heldPaths,
				ownerId: 1,
				duplicateOf: 1,
				isOpen: { $in: [`$${path}`, open] },
				what: { $literal: what },
				name: { $ifNull: ["$customerName", "$contactName", "$name"] },
			},
		},
	];
}

/** What a request was closed as a duplicate of, and its own duplicates, as far as the viewer may see them. */
export async function duplicatesOf(
	viewer: Viewer,
	{ id, duplicateOf = "" }: { id: RequestId; duplicateOf?: string },
): Promise<{ original: Named | null; copies: Named[] }> {
	const [original, copies] = await Promise.all([
		Records.named(viewer, duplicateOf),
		ofEachKind(requestKinds, async (kind) => {
			const records = await requestsOf(kind)
				.find({ duplicateOf: id, ...visibleTo(viewer) }, namePaths)
				.hint("duplicates")
				.limit(mostShown)
				.lean<RequestRecord[]>();
			return records.map((record) => namedOf(kind, record));
		}),
	]);
	return { original, copies };
}

const idOf = ({ what, _id }: Pick<Found, "what" | "_id">) => recordIdOf(what, _id);
