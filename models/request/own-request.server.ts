import type { ClientSession } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { visitor } from "#models/audit/record.server.ts";
import type { Agreement } from "#models/consent.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { customers, renewCustomer } from "#models/customer/document.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { historyEvents } from "#models/history/history.server.ts";
import { noteCorrection } from "#models/inquiry/inquiry.server.ts";
import { type Mail, OutboxMail, salesInbox } from "#models/mail/outbox.server.ts";
import { type RequestId, requestIdOf } from "#models/records/record-id.ts";
import { amongIds, ofEachKind, Requests } from "#models/records/records.server.ts";
import { byVisitor } from "#models/request/history.server.ts";
import { env } from "#models/settings/env.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { activeOwner, cancelDemo, mailDemo, nextVersion } from "./demo-appointment.server.ts";
import { isToCome } from "./demo-hours.ts";
import { freeSlot, heldUntil } from "./demo-slot.server.ts";
import { formerAddresses } from "./history.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestKeysOf } from "./request-keys.ts";
import { requestToken, storedToken, tokenHashOf } from "./request-token.server.ts";
import { cancelledTrial } from "./trial.server.ts";
import { type RequestView, viewOf } from "./view.ts";

/** A request as its visitor follows it; times are ISO 8601 in UTC. */
export type OwnRequest = RequestView & {
	/** Its owner's full name. */
	owner: string | null;
	/** When the provisional hold on an upcoming demo lapses; undefined if the hour is confirmed. */
	heldUntil?: string;
	/** None was asked for where somebody only wrote a message. */
	consent: (Pick<Agreement, "textVersion" | "language"> & { at: string; withdrawnAt: string | null }) | null;
};

/** The request that a secret link leads to; null if there is none, or it has been erased. */
export async function findOwnRequest(token: string): Promise<OwnRequest | null> {
	const tokenHash = tokenHashOf(token);
	const [own] = await ofEachKind(requestKinds, async (kind) => {
		const record = await requestsOf(kind).findOne({ tokenHash }).lean<RequestRecord>();
		return record ? [await ownViewOf(kind, record)] : [];
	});
	return own ?? null;
}

async function ownViewOf(kind: RequestKind, record: RequestRecord): Promise<OwnRequest> {
	const { _id, ownerId, agreedTo, consentWithdrawnAt, demoAt } = record;
	const [owner] = ownerId ? await Staff.people([String(ownerId)]) : [];
	return {
		...viewOf(kind, record, new Date()),
		// Without a profile the name is the address, which is not for visitors.
		owner: owner && owner.name !== owner.emailShown ? owner.name : null,
		heldUntil: isToCome(demoAt) ? (await heldUntil(_id))?.toISOString() : undefined,
		consent: agreedTo
			? {
					textVersion: agreedTo.textVersion,
					language: agreedTo.language,
					at: agreedTo.at.toISOString(),
					withdrawnAt: consentWithdrawnAt?.toISOString() ?? null,
				}
			: null,
	};
}

/**
 * Changes how the visitor is reached, also for a demo to come and the inquiry that their request has become. Mails whoever
 * has it or, while it is open, the sales inbox; a new address gets the confirmation, as long as what it promises is to come.
 * @returns false if the request is gone
 */
export function correctRequest(
	id: RequestId,
	{ email, phone }: { email: string; phone?: string },
	origin: string | null,
): Promise<boolean> {
	return Requests.change(id, {}, async (record, session, kind) => {
		if (record.email === email && record.phone === phone) return null;
		const isMoved = record.email !== email;
		const corrected = { ...record, email, phone, ...(isMoved && { mailRefusedAt: undefined }) };
		await mailCorrection(kind, corrected, isMoved, origin, session);
		if (record.inquiryId) {
			const isNewPhone = phone !== undefined && record.phone !== phone;
			const told = { ...(isMoved && { customerEmail: email }), ...(isNewPhone && { customerPhone: phone }) };
			await noteCorrection(record.inquiryId, told, session);
		}
		const set = { email, searchKeys: requestKeysOf(corrected), ...(isMoved && newToken(kind, record)) };
		const event = {
			...byVisitor("corrected", record),
			corrected: {
				...(isMoved && { email: { before: record.email, after: email } }),
				...(record.phone !== phone && { phone: { before: record.phone, after: phone } }),
			},
		};
		const unset = isMoved ? (["mailRefusedAt"] as const) : [];
		return phone
			? { set: { ...set, phone }, unset: [...unset], event }
			: { set, unset: [...unset, "phone"], event };
	});
}

async function mailCorrection(
	kind: RequestKind,
	record: RequestRecord,
	isMoved: boolean,
	origin: string | null,
	session: ClientSession,
): Promise<void> {
	const { _id, email, language, demoAt, state, answerBy, ownerId } = record;
	if (isToCome(demoAt)) {
		await mailDemo(record, { kind: "demoBooked", startsAt: demoAt }, origin, session);
		return;
	}
	const about = { requestId: requestIdOf(kind, _id), origin };
	const owner = await activeOwner(ownerId);
	const mails: Mail[] = [];
	if (owner || state !== "ended")
		mails.push({ ...about, kind: "corrected", to: owner?.email ?? salesInbox, language: "vi" });
	if (isMoved && state === "waiting" && answerBy > new Date())
		mails.push({ ...about, kind, to: email, language });
	await OutboxMail.queue(mails, session);
}

function newToken(kind: RequestKind, { submissionId, tokenVersion = 0 }: RequestRecord) {
	const next = tokenVersion + 1;
	return { tokenHash: tokenHashOf(requestToken(kind, submissionId, next)), tokenVersion: next };
}

/** The token of a request's page, or null once its SESSION_SECRET is gone; undefined if there is no such request. */
export async function ownTokenOf(id: string): Promise<string | null | undefined> {
	return (await requestForMail(id))?.token;
}

export type MailedRequest = RequestView & { isWrongNumber: boolean };

/** A request as a mail tells of it, and the token of its page; null if there is none. */
export async function requestForMail(
	id: string,
): Promise<{ request: MailedRequest; token: string | null } | null> {
	const found = await Requests.read(id);
	if (!found) return null;
	const { kind, record } = found;
	const [request] = await withNumberState([viewOf(kind, record, new Date())]);
	return request ? { request, token: storedToken(kind, record) } : null;
}

/** The requests that still exist, of the given ids. */
export async function requestsForMail(ids: RequestId[]): Promise<MailedRequest[]> {
	const found = await ofEachKind(requestKinds, async (kind) => {
		const records = await requestsOf(kind).find(amongIds(kind, ids)).lean<RequestRecord[]>();
		return records.map((record) => viewOf(kind, record, new Date()));
	});
	return withNumberState(found);
}

/** Notes, once, that the visitor has opened the link in our mail: an hour that was held for them is theirs. */
export async function noteMailOpened(id: RequestId): Promise<void> {
	await Requests.change(id, { confirmedAt: null }, async (record) => {
		const event = byVisitor("mailOpened", record);
		return { set: { confirmedAt: event.at }, event };
	});
}

/** Notes once that the visitor's current address takes no mail; does nothing for another address. */
export async function noteMailRefused(id: string, email: string): Promise<void> {
	await Requests.change(id, { email, mailRefusedAt: null }, async (record, session) => {
		const emails = contactOf(record).email;
		await customers.updateOne({ emails }, { $addToSet: { refusedEmails: emails } }, { session });
		const event = { kind: "mailRefused" as const, at: new Date(), by: env.BRAND_NAME };
		const set = { mailRefusedAt: event.at };
		return { set: { ...set, searchKeys: requestKeysOf({ ...record, ...set }) }, event };
	});
}

/** Withdraws the visitor's consent to offers; the request itself stays. False if it is gone. */
export function withdrawConsent(id: RequestId): Promise<boolean> {
	return Requests.change(id, {}, async (record) => {
		if (!record.consent || record.consentWithdrawnAt) return null;
		const event = byVisitor("consentWithdrawn", record);
		return { set: { consent: false, consentWithdrawnAt: event.at }, event };
	});
}

/** Ends a request that its visitor no longer has, and cancels its demo or trial. False if it is gone. */
export function withdrawRequest(id: RequestId, origin: string | null): Promise<boolean> {
	return Requests.change(id, {}, async (record, session) => {
		if (record.state === "ended") return null;
		const event = byVisitor("withdrawn", record);
		const unset = await cancelDemo(record, { kind: "demoCancelled" }, origin, session);
		const trial = cancelledTrial(record.trial, event.at);
		const set = { state: "ended" as const, ending: "withdrawn" as const, dueAt: event.at };
		return { set: { ...set, ...(trial && { trial }) }, unset, event };
	});
}

/**
 * Erases a request with its history and its mails, at once and for good; false if it is gone already. Whoever has it is
 * told or, of a demo to come, the sales inbox.
 */
export function eraseRequest(id: RequestId, origin: string | null): Promise<boolean> {
	return transaction(async (session) => {
		const found = await Requests.read(id, {}, session);
		if (!found) return false;
		const { kind, record } = found;
		await requestsOf(kind).deleteOne({ _id: record._id, submissionId: record.submissionId }, { session });
		const former = await formerAddresses(record._id, session);
		await historyEvents.deleteMany({ subjectId: record._id }, { session });
		await freeSlot(record._id, session);
		await OutboxMail.eraseOfRequest(id, [record.email, ...former], session);
		if (record.customerId) await renewCustomer(record.customerId, session);
		const { createdAt, inquiryId, demoAt } = record;
		const demo = isToCome(demoAt) ? { id, startsAt: demoAt, version: nextVersion(record) } : undefined;
		const owner = await activeOwner(record.ownerId);
		const to = owner?.email ?? salesInbox;
		const facts = { kind, createdAt, inquiryId: inquiryId && String(inquiryId), demo };
		if (demo || owner)
			await OutboxMail.queue([{ kind: "erasureNote", to, language: "vi", origin, facts }], session);
		await Audit.write({ by: visitor, action: "requestErased", subject: { kind: "request", id } }, session);
		return true;
	});
}
