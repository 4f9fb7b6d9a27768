import { type ClientSession, Types } from "mongoose";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { authorOf, ownedBy, ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import type { Actor, Subject } from "#models/audit/record.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import type { Author } from "#models/history/history.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import type { Role } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { env } from "#models/settings/env.server.ts";
import { type RecordKind, readRecordId, recordIdOf } from "./record-id.ts";
import type { Change, Stored } from "./record-table.ts";
import { Inquiries, openHeldFor, openOfOwner, Records, Requests, tableOf } from "./records.server.ts";

/** How much of a person's work is open. */
export type OpenCounts = { inquiries: number; requests: number };

/** Few enough for a transaction that others hardly notice. */
const pieceSize = 20;

/** How long a hand-over may take, in milliseconds: less than a page waits. */
const patienceMs = 0.6 * env.MONGODB_TIMEOUT_MS;

/** Which records of a kind a hand-over is about. */
type Among = (kind: RecordKind) => object;

async function countAmong(among: Among): Promise<OpenCounts> {
	const [inquiries, requests] = await Promise.all([Inquiries.count(among), Requests.count(among)]);
	return { inquiries, requests };
}

/** How many open inquiries and requests a person has: what handing over the person would move. */
export const openOf = (ownerId: string): Promise<OpenCounts> =>
	countAmong((kind) => openOfOwner(kind, ownerId));

/**
 * Gives a request or an inquiry to an active account, which is mailed; an administrator any, others their own.
 * @param isTold whether the caller mails the account, about several at once
 * @returns false if either is missing @throws RequestEnded
 */
export async function handOverRecord(
	viewer: Viewer,
	id: string,
	accountId: string,
	origin: string | null,
	isTold = false,
): Promise<boolean> {
	const to = await Staff.activePerson(accountId);
	const kind = readRecordId(id)?.kind;
	if (!to || !kind) return false;
	const envelope = { to: to.email, language: "vi", origin } as const;
	return transaction(async (session) => {
		const isGiven = await give({ kind, id }, ownUnlessAdmin(viewer), { to, by: authorOf(viewer) }, session);
		if (isGiven && to.id !== viewer.id && !isTold)
			await OutboxMail.queue([tableOf(kind).handOverMail(id, to, envelope, viewer.fullName)], session);
		return isGiven !== null;
	});
}

type Giving = {
	to: Person;
	by: Author;
	/** Whose it remains, if it comes with all the work of a person; what they held for another stays the other's. */
	from?: string;
};

/**
 * Gives a record to somebody, together with what is worked on with it, in the caller's transaction.
 * @returns false if it is theirs already, null if there is none that matches @throws RequestEnded
 */
async function give(
	{ kind, id }: { kind: RecordKind; id: string },
	matching: object,
	{ to, by, from }: Giving,
	session: ClientSession,
): Promise<boolean | null> {
	const table = tableOf(kind);
	const at = new Date();
	const event = { kind: "handedOver" as const, at, ...by, to: to.name, toId: new Types.ObjectId(to.id) };
	const heldFor = from === undefined ? {} : { heldFor: { id: new Types.ObjectId(from), since: at } };
	const changed = <R extends Stored[RecordKind]>(record: R, owned: Partial<R>): Change<R> => ({
		set: { ...owned, ...(record.heldFor ? {} : heldFor) },
		unset: record.heldFor?.id.equals(to.id) ? ["heldFor"] : [],
		event,
	});
	const before = await Records.changeWithin(session, id, matching, (record) => {
		table.assertChangeable(record);
		return record.ownerId?.equals(to.id) ? null : changed(record, table.ownedBy(to));
	});
	if (!before) return null;
	if (before.ownerId?.equals(to.id)) return false;
	for (const other of await table.worksWith(before._id, session))
		await Requests.changeWithin(session, other.id, other.matching, (record) => changed(record, ownedBy(to)));
	return true;
}

/**
 * Gives one person's open work to another for as long as the time limit allows; called again, it continues.
 * @returns what is left; null if one of them is missing, or the viewer may not: an administrator may for anybody, others
 * for themselves
 */
export async function handOverPerson(
	viewer: Viewer,
	fromId: string,
	toId: string,
	origin: string | null,
): Promise<OpenCounts | null> {
	const to = viewer.isAdmin || viewer.id === fromId ? await Staff.activePerson(toId) : null;
	if (!to || to.id === fromId) return null;
	await transaction((session) => tellHandedOver(fromId, to, viewer, session));
	return giveAllOf(fromId, to, viewer, origin);
}

/** What is held for somebody until they have it back. */
export type Held = OpenCounts & { for: Person };

/** What colleagues hold for a person, if anything, and then what the person holds for them. */
export async function heldOf(personId: string): Promise<Held[]> {
	const others = await Records.heldForBy(personId);
	const people = await Staff.people([personId, ...others]);
	const held = await Promise.all(
		people.map(async (one) => {
			const holder = one.id === personId ? undefined : personId;
			return { for: one, ...(await countAmong((kind) => openHeldFor(kind, one.id, holder))) };
		}),
	);
	const isOwn = (one: Held) => Number(one.for.id === personId);
	return held.filter((one) => sizeOf(one) > 0).sort((one, other) => isOwn(other) - isOwn(one));
}

/**
 * Gives back what is held for a person, for as long as the time limit allows: all of it if an administrator or the person
 * asks, otherwise what the viewer has of it.
 * @returns what was given and what is left; null if the person has no active account
 */
export async function giveBackTo(
	viewer: Viewer,
	forId: string,
	origin: string | null,
): Promise<{ given: OpenCounts; left: OpenCounts } | null> {
	const to = await Staff.activePerson(forId);
	if (!to) return null;
	const holder = viewer.isAdmin || viewer.id === forId ? undefined : viewer.id;
	const among: Among = (kind) => openHeldFor(kind, forId, holder);
	const given = await giveAll(among, { to, by: authorOf(viewer) });
	if (sizeOf(given) > 0) {
		const line = { by: viewer, subject: await subjectOf(forId), detail: figuresOf(given) };
		await transaction((session) => Audit.write({ ...line, action: "workGivenBack" }, session));
	}
	await tellOfSeveral(viewer, forId, given, origin);
	return { given, left: await countAmong(among) };
}

type Access = { role: Role; disabled: boolean };

/** Given in place of an heir: what is open stays with the disabled account for now. */
export const nobodyYet = "nobody";

/** What a disabled account had open, its heir (an account's id or {@link nobodyYet}), and how much of it remains. */
export type Left = OpenCounts & { heirId: string; still: OpenCounts };

/**
 * As {@link Staff.setAccess}; who is disabled hands over what is open.
 * @param heirId as in {@link Left} @returns what is left, if somebody leaves something
 * @throws Refusal of `heir` if something is open and nobody is named, or not somebody who can get it; NotAllowed
 */
export async function changeAccess(
	viewer: Viewer,
	id: string,
	to: Access,
	heirId: string | undefined,
	origin: string | null,
): Promise<Left | null> {
	const member = await Staff.find(id);
	const leaves = to.disabled && member !== null && !member.disabled && id !== viewer.id;
	const open = leaves ? await openOf(id) : null;
	if (!open || sizeOf(open) === 0) {
		await Staff.setAccess(id, to, viewer.id, viewer.network);
		return null;
	}
	if (heirId === undefined) throw new Refusal({ heir: ["required"] });
	const heir = heirId === nobodyYet ? null : await Staff.activePerson(heirId);
	if (heirId !== nobodyYet && (!heir || heir.id === id)) throw new Refusal({ heir: ["personUnknown"] });
	await Staff.setAccess(id, to, viewer.id, viewer.network, (session) =>
		heir ? tellHandedOver(id, heir, viewer, session) : tellLeft(id, viewer, session),
	);
	return { ...open, heirId, still: heir ? await giveAllOf(id, heir, viewer, origin) : open };
}

/** Records in the audit log that nobody has taken over a disabled account's open work; does nothing if there is none. */
export async function tellLeft(id: string, by: Actor, session: ClientSession): Promise<void> {
	const open = await openOf(id);
	if (sizeOf(open) === 0) return;
	const line = { by, subject: await subjectOf(id), detail: figuresOf(open) };
	await Audit.write({ ...line, action: "workLeft" }, session);
}

/** Mails an account about several records it was given at once, unless it is the viewer's own. */
export async function tellOfSeveral(
	viewer: Viewer,
	accountId: string,
	given: OpenCounts,
	origin: string | null,
): Promise<void> {
	const to = sizeOf(given) > 0 && accountId !== viewer.id ? await Staff.activePerson(accountId) : null;
	if (!to) return;
	const facts = { ...given, by: viewer.fullName };
	const mail = { kind: "severalHandedOver" as const, to: to.email, language: "vi" as const, origin, facts };
	await transaction((session) => OutboxMail.queue([mail], session));
}

/** Records in the audit log who gets what is open of a person; does nothing if there is none. */
async function tellHandedOver(fromId: string, to: Person, by: Viewer, session: ClientSession): Promise<void> {
	const open = await openOf(fromId);
	if (sizeOf(open) === 0) return;
	const line = { by, subject: await subjectOf(fromId), detail: { heir: to.name, ...figuresOf(open) } };
	await Audit.write({ ...line, action: "workHandedOver" }, session);
}

/** As {@link giveAll}, what is open of a person; then sends one mail. @returns what remains */
async function giveAllOf(
	fromId: string,
	to: Person,
	viewer: Viewer,
	origin: string | null,
): Promise<OpenCounts> {
	const giving = { to, by: authorOf(viewer), from: fromId };
	const given = await giveAll((kind) => openOfOwner(kind, fromId), giving);
	if (to.id !== viewer.id && sizeOf(given) > 0) {
		const names = await Staff.names([fromId]);
		const facts = { ...given, by: viewer.fullName, from: names.get(fromId) ?? "" };
		const mail = { kind: "allHandedOver" as const, to: to.email, language: "vi" as const, origin, facts };
		await transaction((session) => OutboxMail.queue([mail], session));
	}
	return openOf(fromId);
}

/** Gives batch after batch until nothing is left or time is up. @returns what was given */
async function giveAll(among: Among, giving: Giving): Promise<OpenCounts> {
	const end = Date.now() + patienceMs;
	const given = { inquiries: 0, requests: 0 };
	for (let isLeft = true; isLeft && Date.now() < end; ) {
		const piece = await transaction((session) => givePiece(among, giving, session));
		given.inquiries += piece.inquiries;
		given.requests += piece.requests;
		isLeft = sizeOf(piece) > 0;
	}
	return given;
}

/** Gives some records of the first kind that has any. */
async function givePiece(among: Among, giving: Giving, session: ClientSession): Promise<OpenCounts> {
	for (const kind of ["inquiry", ...requestKinds] as const) {
		const matching = among(kind);
		const found = await tableOf(kind)
			.model.find(matching, { _id: 1 })
			.limit(pieceSize)
			.session(session)
			.lean<{ _id: Types.ObjectId }[]>();
		for (const { _id } of found) await give({ kind, id: recordIdOf(kind, _id) }, matching, giving, session);
		if (found.length > 0)
			return { inquiries: 0, requests: 0, [kind === "inquiry" ? "inquiries" : "requests"]: found.length };
	}
	return { inquiries: 0, requests: 0 };
}

type LeftBehind = OpenCounts & { id: string; name: string | null };

/** Open work of people who are disabled or deleted; whoever has most comes first. */
export async function leftBehind(): Promise<LeftBehind[]> {
	const ids = await Records.owners();
	const names = await Staff.names(ids);
	const active = await Staff.people(ids, { disabledAt: { $exists: false } });
	const gone = ids.filter((id) => !active.some((one) => one.id === id));
	const left = await Promise.all(
		gone.map(async (id) => ({ id, name: names.get(id) ?? null, ...(await openOf(id)) })),
	);
	return left.filter((one) => sizeOf(one) > 0).sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** An audit line's subject; it has no name if the account has been erased. */
async function subjectOf(accountId: string): Promise<Subject> {
	const [person] = await Staff.people([accountId]);
	return { kind: "account", id: accountId, name: person?.name };
}

const figuresOf = ({ inquiries, requests }: OpenCounts) => ({
	inquiries: String(inquiries),
	requests: String(requests),
});

const sizeOf = ({ inquiries, requests }: OpenCounts) => inquiries + requests;
