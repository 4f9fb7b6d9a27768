import { type Types, trusted } from "mongoose";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { visitor } from "#models/audit/record.server.ts";
import { type Agreement, agreementOf } from "#models/consent.ts";
import { inquiries } from "#models/inquiry/record.server.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { byVisitor, changeRequest } from "./change-request.server.ts";
import {
	type AppointmentMails,
	appointmentOf,
	cancelDemo,
	type DemoAppointment,
	tellOfDemo,
} from "./demo-appointment.server.ts";
import { isToCome } from "./demo-hours.ts";
import { freeSlot, heldUntil } from "./demo-slot.server.ts";
import { formerAddresses, requestEvents } from "./history.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { type RequestId, readRequestId } from "./request-id.ts";
import { requestKeysOf } from "./request-keys.ts";
import { requestToken, storedToken, tokenHashOf } from "./request-token.server.ts";
import { type RequestView, viewOf } from "./view.ts";

/** A request as its visitor follows it; times are ISO 8601 in UTC. */
export type OwnRequest = RequestView & {
	/** Full name of who has it. */
	owner: string | null;
	/** When the provisional hold on an upcoming demo lapses; undefined if the hour is confirmed. */
	heldUntil?: string;
	/** An inquiry was made of it that is not completed. */
	isInHand: boolean;
	/** None was asked for where somebody only wrote a message. */
	consent: (Pick<Agreement, "textVersion" | "language"> & { at: string; withdrawnAt: string | null }) | null;
};

/** The request that a secret link leads to; null if there is none, or it has been erased. */
export async function findOwnRequest(token: string): Promise<OwnRequest | null> {
	const tokenHash = tokenHashOf(token);
	const found = await Promise.all(
		requestKinds.map(async (kind) => {
			const record = await requestsOf(kind).findOne({ tokenHash }).lean<RequestRecord>();
			return record && ownViewOf(kind, record);
		}),
	);
	return found.find((own) => own !== null) ?? null;
}

async function ownViewOf(kind: RequestKind, record: RequestRecord): Promise<OwnRequest> {
	const { _id, ownerId, inquiryId, consentWithdrawnAt, demoAt } = record;
	const agreedTo = agreementOf(record);
	const [owner] = ownerId ? await Staff.people([String(ownerId)]) : [];
	return {
		...viewOf(kind, record, new Date()),
		// Without a profile the name is the address, which is not for visitors.
		owner: owner && owner.name !== owner.emailShown ? owner.name : null,
		heldUntil: isToCome(demoAt) ? (await heldUntil(_id))?.toISOString() : undefined,
		isInHand: inquiryId !== undefined && (await isOpenInquiry(inquiryId)),
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

async function isOpenInquiry(_id: Types.ObjectId): Promise<boolean> {
	return (await inquiries.exists({ _id, status: trusted({ $ne: "completed" }) })) !== null;
}

/**
 * Changes how the visitor is reached, also at a demo to come. False if the request is gone.
 * @param note where no demo is to come: to whoever has it or, while it is open, to the sales inbox
 * @param confirmation to a new address, as long as what it promises is to come
 */
export function correctRequest(
	id: RequestId,
	{ email, phone }: { email: string; phone?: string },
	mails: AppointmentMails,
	note: (to: Person | null, request: RequestView) => MailDraft,
	confirmation: (request: RequestView) => MailDraft,
): Promise<boolean> {
	return changeRequest(id, {}, async (record, kind, session) => {
		if (record.email === email && record.phone === phone) return null;
		const { demoAt, state, answerBy } = record;
		const isMoved = record.email !== email;
		const corrected = { ...record, email, phone, ...(isMoved && { mailRefusedAt: undefined }) };
		const owner = await activeOwnerOf(record);
		const now = new Date();
		const view = viewOf(kind, corrected, now);
		if (isToCome(demoAt)) await tellOfDemo(corrected, kind, demoAt, mails, session);
		else if (owner || state !== "ended") await OutboxMail.queueAbout(id, [note(owner, view)], session);
		const isPromised = state === "waiting" && answerBy > now && !isToCome(demoAt);
		if (isMoved && isPromised) await OutboxMail.queueAbout(id, [confirmation(view)], session);
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

function newToken(kind: RequestKind, { submissionId, tokenVersion = 0 }: RequestRecord) {
	const next = tokenVersion + 1;
	return { tokenHash: tokenHashOf(requestToken(kind, submissionId, next)), tokenVersion: next };
}

/**
 * The token of a request's page, or null once its SESSION_SECRET is gone; undefined if there is no such request.
 * @param email of which visitor; of any without it
 */
export async function ownTokenOf(id: string, email?: string): Promise<string | null | undefined> {
	const address = readRequestId(id);
	if (!address) return undefined;
	const { kind, _id } = address;
	const record = await requestsOf(kind)
		.findOne({ _id, ...(email && { email }) })
		.lean<RequestRecord>();
	return record ? storedToken(kind, record) : undefined;
}

/** Notes, once, that the visitor has opened the link in our mail: an hour that was held for them is theirs. */
export async function noteMailOpened(id: RequestId): Promise<void> {
	await changeRequest(id, { confirmedAt: null }, async (record) => {
		const event = byVisitor("mailOpened", record);
		return { set: { confirmedAt: event.at }, event };
	});
}

/** The visitor agrees no more to be told of offers; what they asked for stays asked for. False if it is gone. */
export function withdrawConsent(id: RequestId): Promise<boolean> {
	return changeRequest(id, {}, async (record) => {
		if (!record.consent || record.consentWithdrawnAt) return null;
		const event = byVisitor("consentWithdrawn", record);
		return { set: { consent: false, consentWithdrawnAt: event.at }, event };
	});
}

/** Ends a request that its visitor no longer has, and cancels its demo. False if it is gone. @param mails about the demo */
export function withdrawRequest(id: RequestId, mails: AppointmentMails): Promise<boolean> {
	return changeRequest(id, {}, async (record, kind, session) => {
		if (record.state === "ended") return null;
		const event = byVisitor("withdrawn", record);
		const unset = await cancelDemo(record, kind, mails, session);
		return { set: { state: "ended", ending: "withdrawn", dueAt: event.at }, unset, event };
	});
}

/**
 * Erases a request with its history and its mails, at once and for good; false if it is gone already.
 * @param mail to whoever has it, or of a demo to come to the sales inbox; it must not say whose request it was
 */
export function eraseRequest(
	id: RequestId,
	mail: (to: Person | null, request: RequestView, demo: DemoAppointment | null) => MailDraft,
): Promise<boolean> {
	return transaction(async (session) => {
		const address = readRequestId(id);
		if (!address) return false;
		const { kind, _id } = address;
		const record = await requestsOf(kind).findOneAndDelete({ _id }, { session }).lean<RequestRecord>();
		if (!record) return false;
		const former = await formerAddresses(record._id, session);
		await requestEvents.deleteMany({ requestId: record._id }, { session });
		await freeSlot(record._id, session);
		await OutboxMail.eraseOfRequest(id, [record.email, ...former], session);
		const owner = await activeOwnerOf(record);
		const demo = isToCome(record.demoAt) ? await appointmentOf(kind, record, record.demoAt, session) : null;
		if (owner || demo) await OutboxMail.queue([mail(owner, viewOf(kind, record, new Date()), demo)], session);
		await Audit.write({ by: visitor, action: "requestErased", subject: { kind: "request", id } }, session);
		return true;
	});
}

const activeOwnerOf = async ({ ownerId }: RequestRecord): Promise<Person | null> =>
	ownerId && Staff.activePerson(String(ownerId));
