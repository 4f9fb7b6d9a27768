import { type RequestKind, requestKinds } from "#models/request/answer-deadline.ts";

/** Everything that staff work on: requests from the website, and inquiries. */
export const recordKinds = [...requestKinds, "inquiry"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Names a request of any kind, also in addresses: `demo-6741f0c2a9e4b35d7c8f1a20`. An inquiry's id is bare. */
export type RequestId = `${RequestKind}-${string}`;

const written = new RegExp(`^(?:(${requestKinds.join("|")})-)?([0-9a-f]{24})$`);

export const requestIdOf = (kind: RequestKind, _id: { toString(): string }): RequestId => `${kind}-${_id}`;

export const recordIdOf = (kind: RecordKind, _id: { toString(): string }): string =>
	kind === "inquiry" ? String(_id) : requestIdOf(kind, _id);

/** Whether a text names a demo request. */
export const isOfDemo = (id = ""): boolean => readRecordId(id)?.kind === "demo";

/** Returns the kind and the id in its collection; null for a text that names no record. */
export function readRecordId(id: string): { kind: RecordKind; _id: string } | null {
	const [, kind = "inquiry", _id] = written.exec(id) ?? [];
	return _id ? { kind: kind as RecordKind, _id } : null;
}
