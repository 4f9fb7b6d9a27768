import type { Person } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { calendarDay } from "#models/calendar.ts";
import type { PageAddress } from "#models/id-page.ts";
import { assertKnownFields } from "#models/model.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import { loadInquiries } from "#scripts/seed/load.ts";
import { type InquiryBoard, readBoard, readRepresentatives } from "./board.server.ts";
import { authorOf, changeInquiry, editOf, oneOf, PastDay } from "./change.server.ts";
import { countsOf, countsOfAll, type InquiryCounts } from "./counts.server.ts";
import { type InquiryPage, type InquiryQuery, readAll, readPage } from "./list.server.ts";
import { formPaths, type InquiryFields, type InquiryRecord, inquiries } from "./record.server.ts";
import { recount } from "./recount.server.ts";
import { renewKeys } from "./renew-keys.server.ts";
import { importInquiries, submitInquiry } from "./submit.server.ts";
import {
	type DeletedInquiryRow,
	type DeletedInquiryView,
	moveBack,
	moveToDeleted,
	readDeleted,
	readOneDeleted,
} from "./trash.server.ts";
import { type InquiryView, viewOf } from "./view.ts";

export type { InquiryBoard } from "./board.server.ts";
export { InquiryChanged, PastDay } from "./change.server.ts";
export type { InquiryCounts } from "./counts.server.ts";
export type { InquiryPage, InquiryQuery } from "./list.server.ts";
export type { InquiryFields } from "./record.server.ts";
export type { InquiryImport } from "./submit.server.ts";
export type { DeletedInquiryRow } from "./trash.server.ts";
export type { InquiryEventView, InquiryRow, InquiryView } from "./view.ts";

/** Customer inquiries that sales staff log. An inquiry of another representative answers like a missing one. */
export const SalesInquiry = {
	/**
	 * Stores a new, pending inquiry of the viewer's; a repeated submissionId stores nothing new, and answers with what
	 * was stored first.
	 * @param followUpOn YYYY-MM-DD in Vietnam
	 */
	submit: submitInquiry,

	/** Stores inquiries that a script of this project has made, all or none; they are not validated. */
	importMany: importInquiries,

	/** Stores very many of them, where nobody uses the database meanwhile. */
	load: loadInquiries,

	/** One page of what the viewer may see. */
	pageFor(viewer: Viewer, query: InquiryQuery & { after?: string; before?: string }): Promise<InquiryPage> {
		return readPage(viewer, query);
	},

	/** Everything that a query gives, as a stream. */
	exportFor(viewer: Viewer, query: InquiryQuery): AsyncIterable<InquiryView> {
		return readAll(viewer, query);
	},

	/** How many inquiries the viewer has, by status; costs the same for any number. */
	async countsFor(viewer: Viewer): Promise<InquiryCounts> {
		return viewer.isAdmin ? countsOfAll() : countsOf(viewer.id);
	},

	/** @returns null where the id is malformed, missing or another's */
	async findFor(viewer: Viewer, id: string): Promise<InquiryView | null> {
		const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
		return found && viewOf(found, calendarDay(new Date()));
	},

	/**
	 * Sets the status and the time of the change.
	 * @param version the one that the viewer has seen
	 * @returns false where there is no such inquiry
	 * @throws InquiryChanged where another version is stored
	 */
	moveTo(viewer: Viewer, id: string, status: InquiryStatus, version: number): Promise<boolean> {
		return changeInquiry(viewer, id, version, (record) => {
			if (record.status === status) return null;
			const at = new Date();
			const event = { kind: "moved" as const, at, ...authorOf(viewer), from: record.status, to: status };
			return { set: { status, updatedAt: at }, event };
		});
	},

	/** Replaces what the representative wrote; parameters, answer and errors as with moveTo. */
	async edit(viewer: Viewer, id: string, fields: InquiryFields, version: number): Promise<boolean> {
		assertKnownFields(fields, formPaths);
		return changeInquiry(viewer, id, version, (record) => editOf(record, fields, viewer));
	},

	/**
	 * Sets the day on which to follow up; parameters, answer and errors as with moveTo.
	 * @param day YYYY-MM-DD in Vietnam, null for none
	 * @throws PastDay for one before today, unless it was set already
	 */
	followUp(viewer: Viewer, id: string, day: string | null, version: number): Promise<boolean> {
		return changeInquiry(viewer, id, version, ({ followUpOn }) => {
			if ((followUpOn ?? null) === day) return null;
			if (day !== null && day < calendarDay(new Date())) throw new PastDay();
			const event = { kind: "followUp" as const, at: new Date(), ...authorOf(viewer), from: followUpOn };
			if (day === null) return { set: {}, unset: ["followUpOn"], event };
			return { set: { followUpOn: day }, event: { ...event, to: day } };
		});
	},

	/** Deletes an inquiry; an admin can restore it for thirty days. @returns false where there is no such inquiry */
	remove(viewer: Viewer, id: string): Promise<boolean> {
		return moveToDeleted(viewer, id);
	},

	/** Brings a deleted inquiry back. @returns false where there is none any more, or the viewer is no admin */
	async restore(viewer: Viewer, id: string): Promise<boolean> {
		return viewer.isAdmin && moveBack(viewer, id);
	},

	/** The inquiries that an admin can restore, the last deleted first; none for others. */
	async deletedFor(viewer: Viewer): Promise<DeletedInquiryRow[]> {
		return viewer.isAdmin ? readDeleted() : [];
	},

	/** A deleted inquiry. @returns null where there is none any more, or the viewer is no admin */
	async findDeletedFor(viewer: Viewer, id: string): Promise<DeletedInquiryView | null> {
		return viewer.isAdmin ? readOneDeleted(viewer, id) : null;
	},

	/** Some whose inquiries an admin may want to filter by; none for others. */
	async representativesFor(viewer: Viewer): Promise<Person[]> {
		return viewer.isAdmin ? readRepresentatives() : [];
	},

	/** The figures of the status board, with one page of the representatives; null for who is no admin. */
	async boardFor(viewer: Viewer, address: PageAddress = {}): Promise<InquiryBoard | null> {
		return viewer.isAdmin ? readBoard(new Date(), address) : null;
	},

	/** Counts all inquiries anew and corrects the kept counts where they are wrong. */
	recount,

	/** Makes the keys by which inquiries are searched anew where they are not as this version makes them. */
	renewKeys,
};
