import { heldForViewOf } from "#models/account/user.server.ts";
import { namesOf } from "#models/form-fields.ts";
import { type RequestId, requestIdOf } from "#models/records/record-id.ts";
import type { RequestKind } from "./answer-deadline.ts";
import { allRequestFields } from "./fields.ts";
import type { RequestRecord } from "./record.server.ts";
import { senderNameOf } from "./request-keys.ts";
import { sourceOf } from "./source.ts";
import { type TrialView, trialViewOf } from "./trial-days.ts";

const { name, contactName, ...answers } = allRequestFields;
const answerNames = namesOf(answers);

/** Fields that are shown as stored: in a row, and what a request's page adds. */
const rowNames = ["state", "ending", "email", "phone", "language", "companyName", "customerId"] as const;
const pageNames = [...answerNames, "visit", "duplicateOf"] as const;

/** Times are ISO 8601 in UTC. */
export type RequestRow = Pick<RequestRecord, (typeof rowNames)[number]> & {
	id: RequestId;
	kind: RequestKind;
	name: string;
	source: string;
	createdAt: string;
	dueAt: string;
	demoAt?: string;
	isLate: boolean;
	isMailRefused: boolean;
	ownerId: string | null;
};

type RowRecord = Pick<RequestRecord, keyof typeof rowPaths | "_id">;

export const rowPaths = {
	state: 1,
	ending: 1,
	email: 1,
	phone: 1,
	language: 1,
	companyName: 1,
	contactName: 1,
	name: 1,
	visit: 1,
	createdAt: 1,
	dueAt: 1,
	demoAt: 1,
	ownerId: 1,
	customerId: 1,
	mailRefusedAt: 1,
} as const;

export function rowOf(kind: RequestKind, record: RowRecord, now: Date): RequestRow {
	const { _id, state, visit, createdAt, dueAt, demoAt, ownerId, mailRefusedAt } = record;
	return {
		...pick(record, rowNames),
		id: requestIdOf(kind, _id),
		kind,
		name: senderNameOf(record),
		source: sourceOf(visit),
		createdAt: createdAt.toISOString(),
		dueAt: dueAt.toISOString(),
		demoAt: demoAt?.toISOString(),
		isLate: state !== "ended" && dueAt < now,
		isMailRefused: mailRefusedAt !== undefined,
		ownerId: ownerId && String(ownerId),
	};
}

export type RequestView = RequestRow &
	Pick<RequestRecord, (typeof pageNames)[number]> & {
		answerBy: string;
		trial?: TrialView;
		isTrialOff: boolean;
		answeredAt?: string;
		consentWithdrawnAt?: string;
		inquiryId?: string;
		heldFor?: ReturnType<typeof heldForViewOf>;
	};

export function viewOf(kind: RequestKind, record: RequestRecord, now: Date): RequestView {
	const { answerBy, answeredAt, inquiryId } = record;
	return {
		...rowOf(kind, record, now),
		...pick(record, pageNames),
		answerBy: answerBy.toISOString(),
		trial: record.trial && trialViewOf(record.trial, now),
		isTrialOff: record.trialOffAt !== undefined,
		answeredAt: answeredAt?.toISOString(),
		consentWithdrawnAt: record.consentWithdrawnAt?.toISOString(),
		inquiryId: inquiryId && String(inquiryId),
		heldFor: heldForViewOf(record.heldFor),
	};
}

const pick = <Source, Name extends keyof Source>(source: Source, names: readonly Name[]) =>
	Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
