import { Types } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { countChanges } from "#models/inquiry/counts.server.ts";
import { authorOf, events } from "#models/inquiry/history.server.ts";
import { derivedFrom } from "#models/inquiry/inquiry.server.ts";
import { type InquiryFields, inquiries } from "#models/inquiry/record.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import { transaction } from "#models/transaction.server.ts";

export interface InquiryImport extends InquiryFields {
	owner: Pick<Viewer, "id" | "email" | "fullName">;
	submissionId: string;
	status: InquiryStatus;
	createdAt: Date;
	updatedAt?: Date;
	followUpOn?: string;
}

/** Stores inquiries made by a script, all or none, without validation. */
export async function importInquiries(imports: InquiryImport[]): Promise<void> {
	const { records, past } = recordsOf(imports);
	await transaction(async (session) => {
		await inquiries.insertMany(records, { session, lean: true });
		await events.insertMany(past, { session, lean: true });
		await countChanges(
			records.map((record) => ({ ...record, to: record.status })),
			session,
		);
	});
}

/** Records of the inquiries and of their events. */
export function recordsOf(imports: InquiryImport[]) {
	const both = imports.map(({ owner, ...fields }) => {
		const { createdAt, updatedAt, status } = fields;
		const [_id, ownerId] = [new Types.ObjectId(), new Types.ObjectId(owner.id)];
		const record = {
			...fields,
			...derivedFrom(fields),
			_id,
			ownerId,
			salesRepName: owner.email,
			version: 1,
		};
		const about = { inquiryId: _id, ownerId, ...authorOf(owner) };
		const created = { ...about, kind: "created" as const, at: createdAt };
		const moved = updatedAt && {
			...about,
			kind: "moved" as const,
			at: updatedAt,
			from: "pending",
			to: status,
		};
		return { record, past: moved ? [created, moved] : [created] };
	});
	return { records: both.map(({ record }) => record), past: both.flatMap(({ past }) => past) };
}
