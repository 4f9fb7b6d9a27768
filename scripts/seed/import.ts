import { type ClientSession, Types } from "mongoose";
import { authorOf, type Viewer } from "#models/account/user.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { historyEvents } from "#models/history/history.server.ts";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import { inquirySearchFields } from "#models/inquiry/inquiry.server.ts";
import { type InquiryOutcome, inquiries } from "#models/inquiry/record.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import type { RequestId } from "#models/records/record-id.ts";

export type Owner = Pick<Viewer, "id" | "email" | "fullName">;

export interface InquiryImport extends InquiryFields, InquiryOutcome {
	owner: Owner;
	submissionId: string;
	status: InquiryStatus;
	createdAt: Date;
	updatedAt?: Date;
	followUpOn?: string;
	contactedAt?: Date;
	cameFrom?: string;
	campaign?: string;
	/** The visitor's request that it was made of. */
	request?: { id: RequestId; at: Date; by: string };
}

/**
 * Stores inquiries made by a script, all or none, without validation.
 * @param also what else is stored with them, given their records
 */
export async function importInquiries(
	imports: InquiryImport[],
	also?: (records: { _id: Types.ObjectId; requestId?: string }[], session: ClientSession) => Promise<void>,
): Promise<void> {
	const { records, past } = recordsOf(imports);
	await transaction(async (session) => {
		await inquiries.insertMany(records, { session, lean: true });
		await historyEvents.insertMany(past, { session, lean: true });
		await also?.(records, session);
	});
}

/** Records of the inquiries and of their events. */
export function recordsOf(imports: InquiryImport[]) {
	const both = imports.map(({ owner, request, ...fields }) => {
		const { createdAt, updatedAt, status } = fields;
		const [_id, ownerId] = [idAt(createdAt), new Types.ObjectId(owner.id)];
		const record = {
			...fields,
			...inquirySearchFields(fields),
			_id,
			ownerId,
			salesRepName: owner.email,
			version: 1,
			...(request && { requestId: request.id }),
		};
		const about = { subjectId: _id, ...authorOf(owner) };
		const created = { ...about, kind: "created" as const, at: createdAt };
		const moved = updatedAt && {
			...about,
			kind: "moved" as const,
			at: updatedAt,
			from: "pending",
			to: status,
		};
		const { outcome, lostReason, dealValue, outcomeNote: note } = fields;
		const ended = outcome && {
			...about,
			kind: "outcome" as const,
			at: updatedAt ?? createdAt,
			outcome,
			lostReason,
			dealValue,
			note,
		};
		const begun = request && {
			subjectId: _id,
			kind: "requested" as const,
			at: request.at,
			by: request.by,
			to: request.id,
		};
		return {
			record,
			past: [...(begun ? [begun] : []), created, ...(moved ? [moved] : []), ...(ended ? [ended] : [])],
		};
	});
	return { records: both.map(({ record }) => record), past: both.flatMap(({ past }) => past) };
}

/** An id as it would have been made at that time, since searches list by id. */
const idAt = (time: Date) => new Types.ObjectId(Types.ObjectId.generate(Math.floor(time.getTime() / 1000)));
