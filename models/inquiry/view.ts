import type { InquiryStatus, ProjectType, Urgency } from "#models/options.ts";
import type { InquiryEvent, InquiryFields, InquiryRecord } from "./record.server.ts";

/** An inquiry as lists show it; times are ISO 8601 in UTC, days are YYYY-MM-DD in Vietnam. */
export interface InquiryRow {
	id: string;
	version: number;
	customerName: string;
	companyName: string;
	projectType: ProjectType;
	urgency: Urgency;
	status: InquiryStatus;
	salesRepName: string;
	createdAt: string;
	updatedAt?: string;
	followUpOn?: string;
	/** Whether an open inquiry is to be followed up today, or should have been before. */
	due?: "today" | "overdue";
}

/** Something that happened to an inquiry, as its history shows it. */
export type InquiryEventView = Omit<InquiryEvent, "at" | "byId"> & { at: string };

/** An inquiry with everything that is known of it; the latest event comes first. */
export interface InquiryView extends InquiryRow, InquiryFields {
	events: InquiryEventView[];
}

/** The paths of a record that {@link rowOf} needs. */
export type RowRecord = Pick<InquiryRecord, "_id" | "createdAt" | "updatedAt" | keyof typeof rowPaths>;

export const rowPaths = {
	version: 1,
	customerName: 1,
	companyName: 1,
	projectType: 1,
	urgency: 1,
	status: 1,
	salesRepName: 1,
	createdAt: 1,
	updatedAt: 1,
	followUpOn: 1,
} as const;

/** @param today the calendar day in Vietnam */
export function rowOf<Record extends RowRecord>(record: Record, today: string) {
	const { _id, createdAt, updatedAt, ...row } = record;
	return {
		...row,
		id: String(_id),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt?.toISOString(),
		due: dueOf(record, today),
	};
}

/** @param today the calendar day in Vietnam */
export function viewOf(record: InquiryRecord, today: string): InquiryView {
	const { submissionId, ownerId, searchKeys, searchPairs, companyKey, events, ...shown } = record;
	const history = events.map(({ byId, ...event }) => ({ ...event, at: event.at.toISOString() })).reverse();
	return { ...rowOf(shown, today), events: history };
}

function dueOf({ status, followUpOn }: RowRecord, today: string): InquiryRow["due"] {
	if (!followUpOn || status === "completed" || followUpOn > today) return undefined;
	return followUpOn === today ? "today" : "overdue";
}
