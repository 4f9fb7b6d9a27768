import mongoose, { type ClientSession, type mongo, type Types } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import { accountSubject } from "#models/account/people.server.ts";
import { User } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { InvalidEmail, normaliseEmail } from "#models/contact/email.server.ts";
import { customers, renewCustomer } from "#models/customer/document.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { historyEvents } from "#models/history/history.server.ts";
import { deletedInquiries, type InquiryRecord, inquiries } from "#models/inquiry/record.server.ts";
import { linkKinds } from "#models/mail/outbox.server.ts";
import { requestIdOf } from "#models/records/record-id.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { demoSlots } from "#models/request/demo-slot.server.ts";
import { requestsOf } from "#models/request/record.server.ts";

type Filter = mongo.Filter<mongo.Document>;

type Place = {
	email?: string[];
	account?: string[];
	ofInquiry?: true;
	ofRequest?: true;
	/** The path of an address that its owner has since corrected in a request. */
	formerEmail?: string;
	/** Not exported: it would let a reader in. */
	secret?: string[];
	/** Erased, but not exported. */
	unshown?: Filter;
	/** Not erased, but brought in line with what is left. */
	isRenewed?: true;
	/** Exported, but not erased before its time: the record of what was done stays (docs/decisions/0035). */
	isEvidence?: true;
};

/** Old mails, whose links were stored with them, and mails that name other customers, too. */
const unshownKinds = [...Object.values(linkKinds), "digest"];

/** Where a person's data lies, by collection: a customer's, and that of somebody with an account. */
export const places: Record<string, Place> = {
	leads: { email: ["email"] },
	demoRequests: { email: ["email"] },
	contactMessages: { email: ["email"] },
	demoSlots: { ofRequest: true },
	suspectedSubmissions: { email: ["fields.email"] },
	salesInquiries: { email: ["customerEmail", "corrected.customerEmail"] },
	deletedInquiries: { email: ["customerEmail", "corrected.customerEmail"] },
	historyEvents: { ofInquiry: true, ofRequest: true },
	// Not exported where it has another address, too, which may be somebody else's.
	customers: { email: ["emails"], unshown: { "emails.1": { $exists: true } }, isRenewed: true },
	formDrafts: { email: ["values.customerEmail", "values.email"], account: ["ownerId"] },
	outbox: {
		email: ["to", "replyTo", "about"],
		account: ["link.accountId"],
		ofRequest: true,
		formerEmail: "about",
		unshown: { kind: { $in: unshownKinds } },
	},
	accounts: {
		email: ["email"],
		secret: ["passwordHash", "factor.secret", "factor.recovery", "factorOffer", "passkeys.publicKey"],
	},
	users: { email: ["email"], account: ["_id"] },
	sessions: { account: ["accountId"], secret: ["_id"] },
	invitations: { email: ["email"] },
	oneTimeLinks: { account: ["accountId"], secret: ["_id"] },
	auditLines: { account: ["people"], isEvidence: true },
};

/** Counts, and digests that expire within a day. */
export const withoutPersons = [...["requestFigures", "attempts", "networkCounts", "migrations"]];

type Held = Record<string, mongo.Document[]>;

/** Replaces the name of an erased person in other people's data. */
export const erased = "(erased)";

type Person = { email: string; fullName?: string; id?: Types.ObjectId };

/** Commands about a person's data. Each run is a line of the audit log, which names only people with an account. */
export const PersonalData = {
	/** Everything held, by collection, except passwords, tokens and mails with a link. @throws InvalidEmail */
	async find(address: string): Promise<Held> {
		const person = await personOf(address);
		const held = await read(Object.keys(places), (collection, before) => ({
			$and: [filterFor(collection, person, before), { $nor: [places[collection]?.unshown ?? nothing] }],
		}));
		await Audit.write({
			by: commandLine,
			action: "personExported",
			subject: accountOf(person),
			detail: { count: countOf(held) },
		});
		return held;
	},

	/**
	 * Erases a person's data, all or nothing, and returns them; before, what stays loses the name, requests their owner.
	 * @throws InvalidEmail
	 */
	async erase(address: string): Promise<Held> {
		const person = await personOf(address);
		if (person.id) await forgetAuthor(person.id, person);
		await forgetCorrections(person);
		return transaction(async (session) => {
			const held = await read(
				erasedPlaces,
				(collection, before) => filterFor(collection, person, before),
				session,
			);
			for (const collection of Object.keys(held)) {
				if (places[collection]?.isRenewed) continue;
				await inCollection(collection).deleteMany(filterFor(collection, person, held), {
					collation,
					session,
				});
			}
			const found = [
				...Object.values(held).flat(),
				...(held.customers ?? []).map(({ _id }) => ({ customerId: _id })),
			];
			const left = new Map(found.map(({ customerId }) => [String(customerId), customerId]));
			for (const customerId of left.values()) if (customerId) await renewCustomer(customerId, session);
			const detail = { count: countOf(held) };
			await Audit.write(
				{ by: commandLine, action: "personErased", subject: accountOf(person), detail },
				session,
			);
			return held;
		});
	},
};

const erasedPlaces = Object.keys(places).filter((collection) => !places[collection]?.isEvidence);

const accountOf = ({ id, email, fullName = email }: Person) =>
	id && accountSubject({ id: String(id), fullName });

const countOf = (held: Held) => String(Object.values(held).flat().length);

/** @param filter selects the person's records, given what collections before it in {@link places} hold */
async function read(
	collections: string[],
	filter: (collection: string, held: Held) => Filter,
	session?: ClientSession,
): Promise<Held> {
	const held: Held = {};
	for (const collection of collections) {
		const { secret = [] } = places[collection] ?? {};
		const projection = Object.fromEntries(secret.map((path) => [path, 0]));
		const options = { collation, projection, session };
		const found = await inCollection(collection).find(filter(collection, held), options).toArray();
		if (found.length > 0) held[collection] = found;
	}
	return held;
}

const collation = { locale: "en", strength: 2 } as const;

async function personOf(address: string): Promise<Person> {
	const email = normaliseEmail(address);
	if (!email) throw new InvalidEmail(`${address} is no e-mail address`);
	const accountId = await Account.idOf(email);
	if (!accountId) return { email };
	const profile = (await User.profiles([accountId])).get(accountId);
	return { email, id: new mongoose.Types.ObjectId(accountId), fullName: profile?.fullName };
}

const nothing = { _id: { $in: [] } };

function filterFor(collection: string, { email, id }: Person, held: Held): Filter {
	const place = places[collection] ?? {};
	const { email: addresses = [], account = [], ofInquiry, ofRequest, formerEmail } = place;
	const byAddress = addresses.map((path) => ({ [path]: email }));
	const byAccount = id ? account.map((path) => ({ [path]: id })) : [];
	const own = ofInquiry
		? [...inquiriesIn(held, "salesInquiries"), ...inquiriesIn(held, "deletedInquiries")]
		: [];
	const byInquiry = own.map(({ _id }) => ({ subjectId: _id }));
	const byRequest = requestKinds.flatMap((kind) => {
		const requests = ofRequest ? (held[requestsOf(kind).collection.name] ?? []) : [];
		return requests.flatMap(({ _id }) => [
			{ subjectId: _id },
			{ requestId: { $in: [_id, requestIdOf(kind, String(_id))] } },
		]);
	});
	const former = (held.historyEvents ?? []).flatMap(({ corrected }) => corrected?.email?.before ?? []);
	const byFormer = formerEmail ? [{ [formerEmail]: { $in: former }, requestId: null }] : [];
	return { $or: [...byAddress, ...byAccount, ...byInquiry, ...byRequest, ...byFormer, nothing] };
}

const inquiriesIn = (held: Held, collection: "salesInquiries" | "deletedInquiries") =>
	(held[collection] ?? []) as InquiryRecord[];

/** An address that was corrected in a request, which may be somebody else's. */
async function forgetCorrections({ email }: Person): Promise<void> {
	for (const path of ["corrected.email.before", "corrected.email.after"])
		await updateInPieces(historyEvents.collection, { [path]: email }, { $set: { [path]: erased } });
}

/** Works in pieces, as somebody may have had a hundred thousand inquiries; what was broken off goes on when asked again. */
async function forgetAuthor(id: Types.ObjectId, { email, fullName = email }: Person): Promise<void> {
	for (const { collection } of [inquiries, deletedInquiries]) {
		await updateInPieces(collection, { ownerId: id }, { $set: { salesRepName: erased } });
	}
	// Events from before accounts were stored name the author only.
	const own = [{ byId: id }, { byId: { $exists: false }, by: { $in: [fullName, email] } }];
	const unnamed = { $set: { by: erased }, $unset: { byId: 1 } } as const;
	await updateInPieces(historyEvents.collection, { $or: own }, unnamed);
	for (const kind of requestKinds) {
		await updateInPieces(requestsOf(kind).collection, { ownerId: id }, { $set: { ownerId: null } });
	}
	// Demos to come are handed over first, see `findHandedOver`.
	const given = { hostId: id, startsAt: { $lte: new Date() } };
	await updateInPieces(demoSlots.collection, given, { $set: { hostId: null } });
	await updateInPieces(historyEvents.collection, { toId: id }, { $set: { to: erased }, $unset: { toId: 1 } });
	await updateInPieces(customers.collection, { "joined.byId": id }, { $unset: { "joined.byId": 1 } });
}

const pieceSize = 500;

async function updateInPieces(
	collection: mongo.Collection,
	filter: Filter,
	update: mongo.UpdateFilter<mongo.Document>,
): Promise<void> {
	let piece: unknown[] = [];
	const write = async () => {
		const still = { $and: [filter, { _id: { $in: piece } }] } as Filter;
		if (piece.length > 0) await collection.updateMany(still, update, { collation });
		piece = [];
	};
	for await (const { _id } of collection.find(filter, { collation }).project({ _id: 1 })) {
		if (piece.push(_id) === pieceSize) await write();
	}
	await write();
}

function inCollection(name: string): mongo.Collection {
	const { db } = mongoose.connection;
	if (!db) throw new Error("Not connected to MongoDB");
	return db.collection(name);
}
