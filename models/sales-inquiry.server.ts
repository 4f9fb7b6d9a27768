import { isValidObjectId, Schema, Types } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import {
	type EmployeeCount,
	employeeCounts,
	type InquiryStatus,
	inquiryStatuses,
	type ProjectType,
	projectTypes,
	type Urgency,
	urgencies,
} from "#app/content/options.ts";
import { transaction } from "#app/server/db.server.ts";
import { compile, createdAtPath, only } from "./model.server.ts";
import { type Submitted, submissionIdPath, submitOnce } from "./submission.server.ts";
import type { Viewer } from "./user.server.ts";

/** What a representative writes down. */
export interface InquiryFields {
	customerName: string;
	companyName: string;
	customerEmail: string;
	customerPhone?: string;
	projectType: ProjectType;
	industry: string;
	employeeCount?: EmployeeCount;
	currentSystem?: string;
	requirements: string;
	painPoints?: string;
	timeline?: string;
	budget?: string;
	urgency: Urgency;
	notes?: string;
}

interface InquiryRecord extends InquiryFields {
	_id: Types.ObjectId;
	submissionId: string;
	ownerId: Types.ObjectId;
	/** The owner's e-mail address. */
	salesRepName: string;
	status: InquiryStatus;
	createdAt: Date;
	updatedAt?: Date;
}

/** An inquiry as pages show it; times are ISO 8601 in UTC. */
export interface InquiryView extends InquiryFields {
	id: string;
	salesRepName: string;
	status: InquiryStatus;
	createdAt: string;
	updatedAt?: string;
}

/** An inquiry from elsewhere, with the past that it brings along. */
export interface InquiryImport extends InquiryFields {
	owner: Pick<Viewer, "id" | "email">;
	submissionId: string;
	status: InquiryStatus;
	createdAt: Date;
	updatedAt?: Date;
}

/** How many inquiries a viewer sees, in all and by status. */
export type InquiryCounts = Record<InquiryStatus | "total", number>;

const formPaths = {
	customerName: { type: String, required: true, maxlength: maxLength.name },
	companyName: { type: String, required: true, maxlength: maxLength.company },
	customerEmail: { type: String, required: true, maxlength: maxLength.email },
	customerPhone: { type: String, maxlength: maxLength.phone },
	projectType: { type: String, required: true, enum: projectTypes },
	industry: { type: String, required: true, maxlength: maxLength.choice },
	employeeCount: { type: String, enum: employeeCounts },
	currentSystem: { type: String, maxlength: maxLength.line },
	requirements: { type: String, required: true, maxlength: maxLength.text },
	painPoints: { type: String, maxlength: maxLength.text },
	timeline: { type: String, maxlength: maxLength.line },
	budget: { type: String, maxlength: maxLength.line },
	urgency: { type: String, required: true, enum: urgencies, default: "medium" },
	notes: { type: String, maxlength: maxLength.text },
} as const;

const schema = new Schema<InquiryRecord>(
	{
		...formPaths,
		submissionId: submissionIdPath,
		ownerId: { type: Schema.Types.ObjectId, required: true },
		salesRepName: { type: String, required: true, maxlength: maxLength.email },
		status: { type: String, required: true, enum: inquiryStatuses, default: "pending" },
		createdAt: createdAtPath,
		updatedAt: { type: Date },
	},
	{ collection: "salesInquiries", versionKey: false },
);
// With the owner in front, one representative's submission can never answer with another's inquiry.
schema.index({ ownerId: 1, submissionId: 1 }, { unique: true });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });

const inquiries = compile("SalesInquiry", schema);

const pageSize = 50;

const ownedBy = ({ id }: Viewer) => ({ ownerId: new Types.ObjectId(id) });

/** Everything for an admin, their own for a representative. */
const visibleTo = (viewer: Viewer) => (viewer.isAdmin ? {} : ownedBy(viewer));

const oneOf = (viewer: Viewer, id: string) => ({
	_id: isValidObjectId(id) ? id : null,
	...visibleTo(viewer),
});

function view({ _id, submissionId, ownerId, createdAt, updatedAt, ...fields }: InquiryRecord): InquiryView {
	return {
		...fields,
		id: String(_id),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt?.toISOString(),
	};
}

/** Customer inquiries that sales staff log. An inquiry of another representative answers like a missing one. */
export const SalesInquiry = {
	/** Stores a new, pending inquiry of the viewer's; a repeated submissionId stores nothing new. */
	async submit(fields: InquiryFields, viewer: Viewer, submissionId: string): Promise<Submitted> {
		const mine = { ...ownedBy(viewer), submissionId };
		return submitOnce(
			(session) =>
				inquiries.insertOne({ ...only(fields, formPaths), ...mine, salesRepName: viewer.email }, { session }),
			() => inquiries.exists(mine),
		);
	},

	/** Stores inquiries that were logged elsewhere, all or none. */
	async importMany(imports: InquiryImport[]): Promise<void> {
		const records = imports.map(({ owner, ...fields }) => ({
			...fields,
			ownerId: new Types.ObjectId(owner.id),
			salesRepName: owner.email,
		}));
		await transaction((session) => inquiries.insertMany(records, { session }));
	},

	/** The viewer's fifty newest inquiries, newest first. */
	async listFor(viewer: Viewer): Promise<InquiryView[]> {
		const found = await inquiries
			.find(visibleTo(viewer))
			.sort({ createdAt: -1, _id: -1 })
			.limit(pageSize)
			.lean<InquiryRecord[]>();
		return found.map(view);
	},

	/** How many inquiries the viewer has, by status. */
	async countsFor(viewer: Viewer): Promise<InquiryCounts> {
		const groups = await inquiries.aggregate<{ _id: InquiryStatus; count: number }>([
			{ $match: visibleTo(viewer) },
			{ $group: { _id: "$status", count: { $sum: 1 } } },
		]);
		const counts: InquiryCounts = { total: 0, pending: 0, "in-progress": 0, completed: 0 };
		for (const { _id, count } of groups) {
			counts[_id] = count;
			counts.total += count;
		}
		return counts;
	},

	/** @returns null where the id is malformed, missing or another's */
	async findFor(viewer: Viewer, id: string): Promise<InquiryView | null> {
		const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
		return found && view(found);
	},

	/** Sets the status and the time of the change. @returns false where there is no such inquiry */
	async moveTo(viewer: Viewer, id: string, status: InquiryStatus): Promise<boolean> {
		const change = { $set: { status, updatedAt: new Date() } };
		const { matchedCount } = await inquiries.updateOne(oneOf(viewer, id), change, { runValidators: true });
		return matchedCount === 1;
	},

	/** Deletes an inquiry. @returns false where there is no such inquiry */
	async remove(viewer: Viewer, id: string): Promise<boolean> {
		const { deletedCount } = await inquiries.deleteOne(oneOf(viewer, id));
		return deletedCount === 1;
	},
};
