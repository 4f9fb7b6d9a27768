import { heldForViewOf } from "#models/account/user.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { InquiryFields } from "./fields.ts";
import type { InquiryRecord } from "./record.server.ts";

/** Times are ISO 8601 in UTC, days are YYYY-MM-DD in Vietnam. */
export type InquiryRow = Omit<RowRecord, "_id" | Converted> &
	Record<"id" | "ownerId" | "createdAt", string> & {
		updatedAt?: string;
		contactedAt?: string;
		due?: "today" | "overdue";
	};

type Converted = "ownerId" | "createdAt" | "updatedAt" | "contactedAt";

export type InquiryView = InquiryRow &
	InquiryFields &
	Pick<InquiryRecord, "requestId" | "campaign" | "corrected" | "outcomeNote"> & {
		heldFor?: ReturnType<typeof heldForViewOf>;
	};

/** Where a customer is reached, with their own corrections, even if these are not applied yet. */
export const reachedAt = ({
	customerEmail,
	customerPhone,
	corrected,
}: Pick<InquiryRecord, "customerEmail" | "customerPhone" | "corrected">) => ({
	customerEmail,
	customerPhone,
	...corrected,
});

export type RowRecord = Pick<InquiryRecord, "_id" | keyof typeof rowPaths>;

export const rowPaths = {
	version: 1,
	customerName: 1,
	companyName: 1,
	projectType: 1,
	urgency: 1,
	status: 1,
	salesRepName: 1,
	ownerId: 1,
	customerId: 1,
	createdAt: 1,
	updatedAt: 1,
	followUpOn: 1,
	contactedAt: 1,
	outcome: 1,
	dealValue: 1,
	lostReason: 1,
	cameFrom: 1,
} as const;

export function rowOf<Record extends RowRecord>(record: Record, today: string) {
	const { _id, ownerId, createdAt, updatedAt, contactedAt, ...row } = record;
	return {
		...row,
		// It stays stored, so that reopening an inquiry that was completed by mistake restores it.
		...(row.status === "completed" && { followUpOn: undefined }),
		salesRepName: shownEmail(row.salesRepName),
		id: String(_id),
		ownerId: String(ownerId),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt?.toISOString(),
		contactedAt: contactedAt?.toISOString(),
		due: dueOf(record, today),
	};
}

/** A stored inquiry as pages show it. @param today YYYY-MM-DD in Vietnam, by which a follow-up is due */
export function inquiryViewOf(record: InquiryRecord, today: string): InquiryView {
	const { submissionId, searchKeys, searchPairs, companyKey, heldFor, ...shown } = record;
	return { ...rowOf(shown, today), heldFor: heldForViewOf(heldFor) };
}

function dueOf({ status, followUpOn }: RowRecord, today: string): InquiryRow["due"] {
	if (!followUpOn || status === "completed" || followUpOn > today) return undefined;
	return followUpOn === today ? "today" : "overdue";
}
