import { type ClientSession, type QueryFilter, trusted } from "mongoose";
import { havingId } from "#models/database/model.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { type AuditAction, type AuditActor, type AuditSubjectKind, allAuditActions } from "./actions.ts";
import { type AuditLine, type AuditRecord, auditLines, latestFirst, recordOf } from "./record.server.ts";

/** `at` is ISO 8601 in UTC; names are those of then. */
export type AuditLineView = {
	id: string;
	at: string;
	actor: AuditActor;
	by: { id: string; name: string } | null;
	network: string | null;
	action: AuditAction;
	subject: { kind: AuditSubjectKind; id: string; name: string | null } | null;
	detail: Record<string, string>;
};

export interface AuditQuery {
	/** An account's id: what they did, and what was done to their account. */
	person?: string;
	actions?: readonly AuditAction[];
	from?: Date;
	/** Exclusive. */
	until?: Date;
}

const exportBatch = 1_000;

type Filter = QueryFilter<AuditRecord>;

/** Who did what, and when. Lines are only added; MongoDB erases them when their time is over (docs/decisions/0035). */
export const Audit = {
	/** Adds a line in the act's transaction, or before data is handed out: nothing happens without its line. */
	async write(line: AuditLine, session?: ClientSession): Promise<void> {
		await auditLines.insertOne(recordOf(line, new Date()), { session });
	},

	/** When something was last done; null if never, or longer ago than lines are kept. */
	async last(action: AuditAction): Promise<Date | null> {
		const line = await auditLines.findOne({ action }, { at: 1 }).sort(latestFirst).hint("actions").lean();
		return line?.at ?? null;
	},

	/** A page of the log, latest first; the first page if the address is invalid or leads past the end. */
	async page({ after, before, ...query }: AuditQuery & PageAddress): Promise<Page<AuditLineView>> {
		const { filter, index } = filterOf(query);
		const { rows, ...around } = await readPage<AuditRecord>(
			{ after, before },
			{
				model: auditLines,
				order: latestFirst,
				read: ({ beyond, order, limit }) =>
					auditLines
						.find({ $and: [filter, beyond] })
						.sort(order)
						.limit(limit)
						.hint(index)
						.lean(),
			},
		);
		return { ...around, rows: rows.map(lineViewOf) };
	},

	/** All results of a query, latest first, in constant memory. */
	async *stream(query: AuditQuery): AsyncGenerator<AuditLineView> {
		const { filter, index } = filterOf(query);
		const found = auditLines.find(filter).sort(latestFirst).hint(index).lean<AuditRecord[]>();
		for await (const record of found.cursor({ batchSize: exportBatch })) yield lineViewOf(record);
	},
};

function filterOf({ person, actions, from, until }: AuditQuery): { filter: Filter; index: string } {
	const at = { ...(from && { $gte: from }), ...(until && { $lt: until }) };
	const time: Filter = from || until ? { at: trusted(at) } : {};
	const action: Filter = { action: trusted({ $in: [...(actions ?? allAuditActions)] }) };
	if (person !== undefined) {
		return { filter: { ...havingId("people", person), ...action, ...time }, index: "person" };
	}
	return actions ? { filter: { ...action, ...time }, index: "actions" } : { filter: time, index: "all" };
}

function lineViewOf({
	_id,
	at,
	actor,
	by,
	byId,
	network,
	action,
	subject,
	detail,
}: AuditRecord): AuditLineView {
	return {
		id: String(_id),
		at: at.toISOString(),
		actor,
		by: byId ? { id: String(byId), name: by ?? "" } : null,
		network: network ?? null,
		action,
		subject: subject ? { kind: subject.kind, id: subject.id, name: subject.name ?? null } : null,
		detail: detail ?? {},
	};
}
