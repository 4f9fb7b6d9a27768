import { type ClientSession, Schema, Types } from "mongoose";
import type { Agreement } from "#models/consent.ts";
import { groupCommit } from "#models/group-commit.ts";
import { type Language, languages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { assertKnownFields, type CheckedModel, checked } from "#models/model.server.ts";
import { isUnavailable, transaction } from "#models/transaction.server.ts";
import { answerDeadline, type RequestKind } from "./answer-deadline.ts";
import { type RequestId, requestIdOf } from "./request-id.ts";
import { derivedFrom, type Sender } from "./request-keys.ts";
import { requestToken, tokenHashOf } from "./request-token.server.ts";
import type { Attribution } from "./source.ts";
import { type Submitted, submissionIdPath, submitOnce } from "./submission.server.ts";

export type PublicFormFields = Sender & { submissionId: string; language: Language; visit?: Attribution };

const agreementSchema = new Schema<Agreement>(
	{
		textVersion: { type: String, required: true, maxlength: maxLength.choice },
		purpose: { type: String, required: true, maxlength: maxLength.line },
		language: { type: String, required: true, enum: languages },
		at: { type: Date, required: true },
	},
	{ _id: false },
);

export const consentPaths = {
	consent: { type: Boolean, required: true },
	agreedTo: { type: agreementSchema, required: true },
} as const;

const line = { type: String, maxlength: maxLength.line } as const;

const visitSchema = new Schema<Attribution>(
	{
		landingPage: line,
		referrer: line,
		utmSource: line,
		utmMedium: line,
		utmCampaign: line,
		utmTerm: line,
		utmContent: line,
		plan: line,
	},
	{ _id: false },
);

export const publicFormPaths = {
	submissionId: submissionIdPath,
	language: { type: String, required: true, enum: languages },
	visit: visitSchema,
} as const;

type FormCollection = CheckedModel & {
	modelName: string;
	insertOne(record: object, options: { session: ClientSession }): Promise<{ _id: Types.ObjectId }>;
	insertMany(
		records: object[],
		options: { session: ClientSession; lean: true },
	): Promise<{ _id: Types.ObjectId }[]>;
	exists(filter: { submissionId: string }): PromiseLike<{ _id: Types.ObjectId } | null>;
};

export type Stored = { id: RequestId; answerBy: Date };

/** What else is to be stored in a request's transaction. */
export type Also = (
	request: { _id: Types.ObjectId; createdAt: Date },
	session: ClientSession,
) => Promise<void>;

type Submission<Fields> = { fields: Fields; mails: (stored: Stored) => MailDraft[]; also?: Also };

/**
 * Makes a form's verb `submit`: fields and mails in one transaction, which submissions of the same moment share; a
 * repeated submissionId stores nothing new. `mails` hears by when to answer; `formPaths`: what a visitor may fill in.
 */
export function submitTo<Fields extends PublicFormFields>(
	kind: RequestKind,
	collection: FormCollection,
	formPaths: object,
) {
	/** A single one by insertOne, whose error alone tells which index had a duplicate. */
	async function insert(records: object[], session: ClientSession) {
		const [first, ...others] = records;
		if (!first || others.length > 0) {
			const checkedRecords = records.map((record) => checked(collection, record));
			return collection.insertMany(checkedRecords, { session, lean: true });
		}
		return [await collection.insertOne(first, { session })];
	}

	const store = groupCommit(
		(submissions: Submission<Fields>[]) =>
			transaction(async (session) => {
				const records = submissions.map(({ fields }) => {
					const _id = new Types.ObjectId();
					const createdAt = _id.getTimestamp();
					const answerBy = answerDeadline(kind, createdAt);
					const ours = {
						...derivedFrom({ ...fields, createdAt }),
						tokenHash: tokenHashOf(requestToken(kind, fields.submissionId)),
					};
					const times = { createdAt, answerBy, dueAt: answerBy };
					return { ...assertKnownFields(fields, formPaths), ...ours, ...times, _id };
				});
				const mails = records.flatMap(({ _id, answerBy }, index) => {
					const requestId = requestIdOf(kind, _id);
					const drafts = submissions[index]?.mails({ id: requestId, answerBy }) ?? [];
					return drafts.map((mail) => ({ ...mail, requestId }));
				});
				const stored = await insert(records, session);
				await OutboxMail.queue(mails, session);
				for (const [index, { _id, createdAt }] of records.entries())
					await submissions[index]?.also?.({ _id, createdAt }, session);
				return stored;
			}),
		isUnavailable,
	);
	return (fields: Fields, mails: Submission<Fields>["mails"], also?: Also): Promise<Submitted> =>
		submitOnce(
			`${collection.modelName} ${fields.submissionId}`,
			() => store({ fields, mails, also }),
			() => collection.exists({ submissionId: fields.submissionId }),
		);
}
