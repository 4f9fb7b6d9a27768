import { type ClientSession, Schema, Types } from "mongoose";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { authorOf, type Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import type { Actor, Subject } from "#models/audit/record.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { countOpenInquiriesOf, inquiryOwners } from "#models/inquiry/counts.server.ts";
import { giveInquiries, giveInquiry } from "#models/inquiry/hand-over.server.ts";
import { type Mail, OutboxMail } from "#models/mail/outbox.server.ts";
import type { Role } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { countOpenRequestsOf, requestOwners } from "#models/request/counts.server.ts";
import { giveConverted, giveRequest, giveRequests } from "#models/request/hand-over.server.ts";
import { readRequestId } from "#models/request/request-id.ts";

/** How much of a person's work is open. */
export type OpenCounts = { inquiries: number; requests: number };

/** A running hand-over of all of somebody's open work, which is done in batches. */
interface HandOverRecord extends OpenCounts {
	/** The previous owner; each has at most one hand-over at a time. */
	_id: Types.ObjectId;
	toId: Types.ObjectId;
	/** Whoever decided it. */
	byId: Types.ObjectId;
	/** The site's origin, for the links in the mail. */
	origin: string | null;
}

const account = { type: Schema.Types.ObjectId, required: true } as const;
const count = { type: Number, required: true, default: 0 } as const;

const schema = new Schema<HandOverRecord>(
	{
		_id: account,
		toId: account,
		byId: account,
		origin: { type: String, default: null },
		inquiries: count,
		requests: count,
	},
	{ collection: "handOvers", versionKey: false },
);

const handOvers = defineModel("HandOver", schema);

/** Few enough for a transaction that others hardly notice. */
const pieceSize = 50;

/** How long a page waits for it; the rest is done in the background. */
const waitsMs = 2_000;

/** How many open inquiries and requests a person has: what handing over the person would move. */
export async function openOf(ownerId: string): Promise<OpenCounts> {
	const [inquiries, requests] = await Promise.all([
		countOpenInquiriesOf(ownerId),
		countOpenRequestsOf(ownerId),
	]);
	return { inquiries, requests };
}

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
	if (!to) return false;
	const isRequest = readRequestId(id) !== null;
	const { fullName: by } = viewer;
	const envelope = { to: to.email, language: "vi", origin } as const;
	const mail: Mail = isRequest
		? { ...envelope, kind: "handOver", requestId: id, facts: { by } }
		: { ...envelope, kind: "inquiryHandOver", accountId: to.id, facts: { by, inquiryId: id } };
	return transaction(async (session) => {
		const isGiven = await (isRequest ? giveRequest : giveInquiry)(viewer, id, to, session);
		if (isGiven && !isRequest) await giveConverted([new Types.ObjectId(id)], to, authorOf(viewer), session);
		if (isGiven && to.id !== viewer.id && !isTold) await OutboxMail.queue([mail], session);
		return isGiven !== null;
	});
}

/**
 * Gives all that is open of one person to another; of thousands it leaves some to {@link continueHandOvers}.
 * @returns false if one of them is missing, or the viewer may not: an administrator may for anybody, others for themselves
 * @throws Refusal of `person` while another hand-over of theirs is under way
 */
export async function handOverPerson(
	viewer: Viewer,
	fromId: string,
	toId: string,
	origin: string | null,
): Promise<boolean> {
	const to = viewer.isAdmin || viewer.id === fromId ? await Staff.activePerson(toId) : null;
	if (!to || to.id === fromId) return false;
	const isBegun = await transaction((session) => begin(fromId, to, viewer, origin, session));
	if (!isBegun) throw new Refusal({ person: ["handOverRunning"] });
	await goOn(fromId);
	return true;
}

type Access = { role: Role; disabled: boolean };

/** Given in place of an heir: what is open stays with the disabled account for now. */
export const nobodyYet = "nobody";

/** The open work of a disabled account and its heir, which is an account's id or {@link nobodyYet}. */
export type Left = OpenCounts & { heirId: string };

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
	await Staff.setAccess(id, to, viewer.id, viewer.network, async (session) => {
		if (!heir) return tellLeft(id, viewer, session);
		const isBegun = await begin(id, heir, viewer, origin, session);
		if (!isBegun) throw new Refusal({ heir: ["handOverRunning"] });
	});
	if (heir) await goOn(id);
	return { ...open, heirId };
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

/** Continues hand-overs that were started and not finished, because they are long or their process was killed. */
export async function continueHandOvers(stopping?: AbortSignal): Promise<void> {
	for (const { _id } of await handOvers.find({}, { _id: 1 }).lean())
		while (!stopping?.aborted && (await givePiece(_id)));
}

/** Starts a hand-over, unless one to the same person is running. @returns false if one to somebody else is */
async function begin(
	fromId: string,
	to: Person,
	by: Viewer,
	origin: string | null,
	session: ClientSession,
): Promise<boolean> {
	const running = await handOvers.findById(fromId).session(session).lean<HandOverRecord>();
	if (running) return running.toId.equals(to.id);
	const [_id, toId, byId] = [fromId, to.id, by.id].map((id) => new Types.ObjectId(id));
	await handOvers.insertOne({ _id, toId, byId, origin }, { session });
	const open = await openOf(fromId);
	if (sizeOf(open) === 0) return true;
	const line = { by, subject: await subjectOf(fromId), detail: { heir: to.name, ...figuresOf(open) } };
	await Audit.write({ ...line, action: "workHandedOver" }, session);
	return true;
}

async function goOn(fromId: string): Promise<void> {
	const end = Date.now() + waitsMs;
	while (Date.now() < end && (await givePiece(new Types.ObjectId(fromId))));
}

/**
 * Gives one piece, with its counts and history lines, in one transaction; once nothing is left, queues the mail.
 * @returns false once nothing is left
 */
function givePiece(_id: Types.ObjectId): Promise<boolean> {
	return transaction(async (session) => {
		const job = await handOvers.findById(_id).session(session).lean<HandOverRecord>();
		if (!job) return false;
		const [fromId, byId] = [String(_id), String(job.byId)];
		const to = await Staff.activePerson(String(job.toId));
		const names = await Staff.names([fromId, byId]);
		const author = { by: names.get(byId) ?? "", byId: job.byId };
		const given = to ? await giveInquiries(fromId, to, author, pieceSize, session) : [];
		if (to) await giveConverted(given, to, author, session);
		const inquiries = given.length;
		const requests = to && inquiries === 0 ? await giveRequests(fromId, to, author, pieceSize, session) : 0;
		if (inquiries + requests > 0) {
			await handOvers.updateOne({ _id }, { $inc: { inquiries, requests } }, { session });
			return true;
		}
		await handOvers.deleteOne({ _id }, { session });
		const all = { inquiries: job.inquiries, requests: job.requests };
		if (to && to.id !== byId && sizeOf(all) > 0) {
			const facts = { ...all, by: author.by, from: names.get(fromId) ?? "" };
			const { origin } = job;
			const mail = { kind: "allHandedOver" as const, to: to.email, language: "vi" as const, origin, facts };
			await OutboxMail.queue([mail], session);
		}
		return false;
	});
}

type LeftBehind = OpenCounts & { id: string; name: string | null };

/** Open work of people who are disabled or deleted; whoever has most comes first. */
export async function leftBehind(): Promise<LeftBehind[]> {
	const ids = [...new Set([...(await inquiryOwners()), ...(await requestOwners())])];
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
