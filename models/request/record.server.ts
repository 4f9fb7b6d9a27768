import { type ClientSession, type Model, type QueryFilter, Types, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { type ContactMessageFields, contactMessages } from "./contact-message.server.ts";
import { type DemoRequestFields, demoRequests } from "./demo-request.server.ts";
import type { PublicFormFields } from "./form-paths.server.ts";
import type { Handling } from "./handling.server.ts";
import { type LeadFields, leads } from "./lead.server.ts";
import { readRequestId } from "./request-id.ts";

export type RequestForms = { trial: LeadFields; demo: DemoRequestFields; contact: ContactMessageFields };

/** What a visitor has sent in any of the forms: the fields of the others are missing. */
export type RequestFields = PublicFormFields &
	Partial<Omit<LeadFields & DemoRequestFields & ContactMessageFields, keyof PublicFormFields>>;

export type RequestRecord = Handling & RequestFields & { _id: Types.ObjectId };

const collections = { trial: leads, demo: demoRequests, contact: contactMessages };

/** The model of a kind, for what all kinds have in common. */
export const requestsOf = (kind: RequestKind) => collections[kind] as unknown as Model<RequestRecord>;

/** Reads rows of each kind, at the same time. */
export async function ofEachKind<Row>(read: (kind: RequestKind) => Promise<Row[]>): Promise<Row[]> {
	return (await Promise.all(requestKinds.map(read))).flat();
}

/** Reads the request of an id; null if the id is malformed, or none that it names matches. */
export async function findRecord(
	id: string,
	matching: object = {},
	session?: ClientSession,
): Promise<{ kind: RequestKind; record: RequestRecord } | null> {
	const address = readRequestId(id);
	if (!address) return null;
	const { kind, _id } = address;
	const found = requestsOf(kind).findOne({ _id, ...matching });
	const record = await found.session(session ?? null).lean<RequestRecord>();
	return record && { kind, record };
}

/** What a representative sees: their own and unassigned ones; an admin sees all. */
export const visibleTo = ({ id, isAdmin }: Viewer): QueryFilter<RequestRecord> =>
	isAdmin ? {} : { ownerId: trusted({ $in: [null, new Types.ObjectId(id)] }) };

/** Matches those of several request ids that are of one kind. */
export const amongIds = (kind: RequestKind, ids: string[]): QueryFilter<RequestRecord> => ({
	_id: trusted({ $in: ids.map(readRequestId).flatMap((one) => (one?.kind === kind ? one._id : [])) }),
});

/** As {@link amongIds}, of what is visible to the viewer. */
export const someOf = (viewer: Viewer, kind: RequestKind, ids: string[]): QueryFilter<RequestRecord> => ({
	...amongIds(kind, ids),
	...visibleTo(viewer),
});
