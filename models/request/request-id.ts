import { type RequestKind, requestKinds } from "./answer-deadline.ts";

/** Names a request of any kind, also in addresses: `demo-6741f0c2a9e4b35d7c8f1a20`. */
export type RequestId = `${RequestKind}-${string}`;

const written = new RegExp(`^(${requestKinds.join("|")})-([0-9a-f]{24})$`);

export const requestIdOf = (kind: RequestKind, _id: { toString(): string }): RequestId => `${kind}-${_id}`;

/** Kind and id in the collection; null for a text that names no request. */
export function readRequestId(id: string): { kind: RequestKind; _id: string } | null {
	const [, kind, _id] = written.exec(id) ?? [];
	return kind && _id ? { kind: kind as RequestKind, _id } : null;
}
