import { type ClientSession, Types } from "mongoose";
import { authorOf, type Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { customerFor } from "#models/customer/document.server.ts";
import { assertKnownFields } from "#models/database/model.server.ts";
import { submitOnce } from "#models/database/submission.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { recordEvent } from "#models/history/history.server.ts";
import { type Mail, OutboxMail, salesInbox, webhook } from "#models/mail/outbox.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { type RequestId, requestIdOf } from "#models/records/record-id.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";
import { answerDeadline, type RequestKind } from "./answer-deadline.ts";
import { contactFormPaths } from "./contact-message.server.ts";
import { demoFormPaths } from "./demo-request.server.ts";
import type { PublicFormFields } from "./form-paths.server.ts";
import { subjectOf } from "./history.server.ts";
import { trialFormPaths } from "./lead.server.ts";
import { type RequestForms, type RequestRecord, requestsOf } from "./record.server.ts";
import { requestSearchFields } from "./request-keys.ts";
import { requestToken, tokenHashOf } from "./request-token.server.ts";
import { SpamQuarantine, SuspectedGone, type Suspicion } from "./spam-quarantine.server.ts";

export type Sender = {
	/** Where the links of its mails lead; null if nothing tells, and there are none. */
	origin: string | null;
	networkDigest?: string | null;
	/** What makes a robot of the sender; null for a person. */
	suspicion?: Suspicion | null;
};

export type Submitted = {
	/** Holds the token of its visitor's page; null if it was taken for a robot's. */
	request: { id: RequestId; token: string } | null;
	/** The time by which somebody answers. */
	answerBy: Date;
	/** Without a confirmation, as the address has had enough of them. */
	isQuiet: boolean;
};

/**
 * Stores a public form with its mails, once however often it is sent, or keeps it apart as a robot's.
 * @throws Refusal 429 for a network that sends too many
 */
export async function submitRequest<Kind extends RequestKind>(
	kind: Kind,
	fields: RequestForms[Kind],
	{ origin, networkDigest = null, suspicion = null }: Sender,
): Promise<Submitted> {
	if (!(await NetworkCount.add("form", networkDigest))) throw new Refusal("tooManyForms", 429);
	if (suspicion) {
		const at = await SpamQuarantine.keep(kind, suspicion, fields);
		return { request: null, answerBy: answerDeadline(kind, at), isQuiet: false };
	}
	const isLimited = await OutboxMail.isLimited(kind, fields.email);
	const { _id, token, answerBy, repeated } = await store(kind, { fields, origin, isQuiet: isLimited });
	const id = requestIdOf(kind, _id);
	const isQuiet = repeated ? !(await OutboxMail.comes(kind, id)) : isLimited;
	return { request: { id, token }, answerBy, isQuiet };
}

/**
 * Makes a suspected request a regular one, once, with its mails and a fresh deadline; null if it is gone.
 * @param by whose decision its history begins with; null for the command line's @param origin as of {@link Sender}
 */
export async function acceptSuspected(
	id: string,
	by: Viewer | null,
	origin: string | null,
): Promise<RequestId | null> {
	const found = await SpamQuarantine.find(id);
	if (!found) return null;
	const { form: kind, fields } = found;
	const also = async (request: NewRequest, session: ClientSession) => {
		await SpamQuarantine.release(found._id, session);
		const subject = { kind: "request" as const, id: requestIdOf(kind, request._id) };
		await Audit.write({ by: by ?? commandLine, action: "suspectedLetIn", subject }, session);
		if (!by) return;
		const event = { kind: "letIn" as const, at: new Date(), ...authorOf(by) };
		await recordEvent(subjectOf(kind, request), event, session);
	};
	try {
		const { _id, repeated } = await store(kind, { fields, origin, isQuiet: false, also });
		// The visitor may have sent the same form again, more slowly.
		if (repeated) await SpamQuarantine.discard(id, by ?? commandLine);
		return requestIdOf(kind, _id);
	} catch (error) {
		if (error instanceof SuspectedGone) return null;
		throw error;
	}
}

type NewRequest = Pick<RequestRecord, "_id" | "createdAt">;

type Submission = {
	fields: PublicFormFields;
	origin: string | null;
	isQuiet: boolean;
	/** What else is stored in its transaction. */
	also?: (request: NewRequest, session: ClientSession) => Promise<void>;
};

type Stored = { _id: Types.ObjectId; answerBy: Date };

async function store(
	kind: RequestKind,
	submission: Submission,
): Promise<Stored & { token: string; repeated: boolean }> {
	const { submissionId } = submission.fields;
	const token = requestToken(kind, submissionId);
	const { stored, repeated } = await submitOnce<Stored>(
		`${kind} ${submissionId}`,
		() => insert(kind, { ...submission, token }),
		() => requestsOf(kind).findOne({ submissionId }, { answerBy: 1 }).lean<Stored>(),
	);
	return { ...stored, token, repeated };
}

function insert(kind: RequestKind, submission: Submission & { token: string }): Promise<Stored> {
	const record = recordOf(kind, submission);
	return transaction(async (session) => {
		const { eraseAt: renewAt } = subjectOf(kind, record);
		const customerId = await customerFor(contactOf(record), session, { renewAt, isSent: true });
		await requestsOf(kind).insertOne({ ...record, customerId }, { session });
		await OutboxMail.queue(mailsOf(kind, record, submission), session);
		await submission.also?.(record, session);
		return record;
	});
}

/** What a visitor may fill in. */
const formPaths = { trial: trialFormPaths, demo: demoFormPaths, contact: contactFormPaths };

function recordOf(kind: RequestKind, { fields, token }: Submission & { token: string }) {
	const _id = new Types.ObjectId();
	const createdAt = _id.getTimestamp();
	const answerBy = answerDeadline(kind, createdAt);
	return {
		...assertKnownFields(fields, formPaths[kind]),
		...requestSearchFields({ ...fields, createdAt }),
		_id,
		createdAt,
		answerBy,
		dueAt: answerBy,
		tokenHash: tokenHashOf(token),
	};
}

function mailsOf(
	kind: RequestKind,
	{ _id, email, language }: ReturnType<typeof recordOf>,
	{ origin, isQuiet }: Submission,
): Mail[] {
	const about = { requestId: requestIdOf(kind, _id), origin };
	const mails: Mail[] = [{ ...about, kind: `${kind}Note`, to: salesInbox, language: "vi" }];
	if (!isQuiet) mails.unshift({ ...about, kind, to: email, language });
	if (env.LEAD_WEBHOOK_URL) mails.push({ ...about, kind: "bell", to: webhook, language: "vi" });
	return mails;
}
