import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { accounts } from "#models/account/record.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { deletedInquiries, inquiries } from "#models/inquiry/record.server.ts";
import { maxLength } from "#models/limits.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { customerKeysOf } from "#models/search/search-keys.ts";

const statements = ["same", "other"] as const;

/** Two addresses belong to the same customer, or to different ones. */
export type Statement = (typeof statements)[number];

/** The latest statement about a pair of addresses (docs/decisions/0050). */
export interface CustomerLink {
	_id: Types.ObjectId;
	/** Search keys of the two addresses. `one` sorts before `other`, so that a pair is stored once. */
	one: string;
	other: string;
	statement: Statement;
	at: Date;
	/** Missing once the account has been erased. */
	byId?: Types.ObjectId;
}

const key = { type: String, required: true, maxlength: maxLength.choice } as const;

const schema = new Schema<CustomerLink>(
	{
		one: key,
		other: key,
		statement: { type: String, required: true, enum: statements },
		at: { type: Date, required: true },
		byId: { type: Schema.Types.ObjectId },
	},
	{ collection: "customerLinks", versionKey: false },
);
schema.index({ one: 1, other: 1 }, { unique: true });
schema.index({ other: 1 });

export const customerLinks = defineModel("CustomerLink", schema);

export const mostLinksRead = 5_000;

/** Picks the keys that are e-mail addresses. */
export const addressesIn = (keys: string[]) => keys.filter((key) => key.startsWith("email:"));

/** Returns the search keys of an e-mail address. */
export const addressKeys = (customerEmail: string) => customerKeysOf({ companyName: "", customerEmail });

/** Leaves out the addresses of staff, who type their own where a customer has none: they make nobody the same. */
export async function withoutStaff(keys: string[]): Promise<string[]> {
	const emails = addressesIn(keys).map((key) => key.slice("email:".length));
	if (emails.length === 0) return keys;
	const asWritten = { email: trusted({ $in: emails }) };
	// A long address stands in its key as a digest, which no account can be found by.
	const isLong = emails.some((email) => !email.includes("@"));
	const long = { email: trusted({ $regex: `.{${maxLength.choice - "email:".length}}` }) };
	const own = await accounts.distinct("email", isLong ? { $or: [asWritten, long] } : asWritten);
	const ownKeys = own.flatMap(addressKeys);
	return keys.filter((key) => !ownKeys.includes(key));
}

/** Matches the statements about any of these addresses. */
export function amongLinks(keys: string[]) {
	const among = trusted({ $in: keys });
	return { $or: [{ one: among }, { other: among }] };
}

/** Reads the statements about any of these addresses. */
export async function linksOf(keys: string[], session?: ClientSession): Promise<CustomerLink[]> {
	if (keys.length === 0) return [];
	const links = customerLinks.find(amongLinks(keys)).limit(mostLinksRead);
	return links.session(session ?? null).lean<CustomerLink[]>();
}

export type Said = {
	/** The same customer's other addresses. */
	same: string[];
	/** Addresses of other customers, even if they share a number or a company. */
	others: string[];
};

/** Sums up what links say about the customer with these keys. Every pair has a link of its own, so no chain is followed. */
export function saidIn(links: CustomerLink[], keys: string[]): Said {
	const across = (statement: Statement) => {
		const ends = links
			.filter((link) => link.statement === statement)
			.flatMap(({ one, other }) => [one, other]);
		return [...new Set(ends)].filter((key) => !keys.includes(key));
	};
	return { same: across("same"), others: across("other") };
}

/** Reads and sums up the statements about the customer with these keys. */
export async function saidOf(
	keys: string[],
	session?: ClientSession,
): Promise<Said & { links: CustomerLink[] }> {
	const links = await linksOf(addressesIn(keys), session);
	return { ...saidIn(links, keys), links };
}

/** Matches records with one of the keys, except those with an address of another customer. */
export const havingKeys = (keys: string[], others: string[]) => ({
	searchKeys: trusted({ $in: keys }),
	...(others.length > 0 && { $nor: [{ searchKeys: trusted({ $in: others }) }] }),
});

export type Pair = { ends: [string, string]; statement: Statement };

/** Stores statements about pairs of addresses. @returns false if nothing changed */
export async function link(pairs: Pair[], by: { id: string }, session: ClientSession): Promise<boolean> {
	const known = await linksOf(
		pairs.flatMap(({ ends }) => ends),
		session,
	);
	const said = new Set(known.map(({ one, other, statement }) => `${one} ${other} ${statement}`));
	const at = new Date();
	const writes = pairs.flatMap(({ ends: [some, others], statement }) => {
		const filter = some < others ? { one: some, other: others } : { one: others, other: some };
		if (said.has(`${filter.one} ${filter.other} ${statement}`)) return [];
		const update = { $set: { statement, at, byId: new Types.ObjectId(by.id) } };
		return [{ updateOne: { filter, update, upsert: true } }];
	});
	if (writes.length > 0) await customerLinks.bulkWrite(writes, { session });
	return writes.length > 0;
}

/** Deletes the statements about addresses. */
export async function forgetLinks(addresses: string[], session: ClientSession): Promise<void> {
	await customerLinks.deleteMany(amongLinks(addresses.flatMap(addressKeys)), { session });
}

/** Deletes the statements about addresses that no record has any more; deleted inquiries count as records. */
export async function forgetUnheldLinks(stopping: AbortSignal): Promise<void> {
	for await (const { _id, one, other } of customerLinks.find().lean().cursor()) {
		if (stopping.aborted) return;
		if (!((await isHeld(one)) && (await isHeld(other)))) await customerLinks.deleteOne({ _id });
	}
}

async function isHeld(key: string): Promise<boolean> {
	if (await inquiries.exists({ searchKeys: key })) return true;
	for (const kind of requestKinds) if (await requestsOf(kind).exists({ searchKeys: key })) return true;
	return (await deletedInquiries.exists({ searchKeys: key })) !== null;
}
