import { Types } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { transaction } from "#models/connection.server.ts";
import { countChanges } from "#models/inquiry/counts.server.ts";
import { authorOf, derivedFrom } from "#models/inquiry/inquiry.server.ts";
import { type InquiryEvent, type InquiryFields, inquiries } from "#models/inquiry/record.server.ts";
import type { InquiryStatus } from "#models/options.ts";

/** An inquiry from elsewhere, with the past that it brings along. */
export interface InquiryImport extends InquiryFields {
	owner: Pick<Viewer, "id" | "email" | "fullName">;
	submissionId: string;
	status: InquiryStatus;
	createdAt: Date;
	updatedAt?: Date;
	followUpOn?: string;
}

/** Stores inquiries that a script of this project has made, all or none; they are not validated. */
export async function importInquiries(imports: InquiryImport[]): Promise<void> {
	const records = imports.map(recordOf);
	await transaction(async (session) => {
		await inquiries.insertMany(records, { session, lean: true });
		await countChanges(
			records.map((record) => ({ ...record, to: record.status })),
			session,
		);
	});
}

/** What is stored of an inquiry from elsewhere. */
export function recordOf({ owner, ...fields }: InquiryImport) {
	const { createdAt, updatedAt, status } = fields;
	const author = authorOf(owner);
	const events: InquiryEvent[] = [{ kind: "created", at: createdAt, ...author }];
	if (updatedAt) events.push({ kind: "moved", at: updatedAt, ...author, from: "pending", to: status });
	return {
		...fields,
		...derivedFrom(fields),
		ownerId: new Types.ObjectId(owner.id),
		salesRepName: owner.email,
		version: 1,
		events,
	};
}
