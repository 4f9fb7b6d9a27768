import { beforeEach } from "vitest";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import { fingerprintsOf } from "#models/inquiry/merge.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { stored, useDatabase } from "./database.ts";
import { inquiryFields, viewerNamed } from "./inquiries.ts";

/** As {@link useDatabase}; every test begins without inquiries. */
export function useInquiries(): void {
	useDatabase();
	beforeEach(async () => {
		for (const name of ["salesInquiries", "deletedInquiries", "historyEvents"])
			await stored(name).deleteMany({});
	});
}

export const [khoi, huong, admin] = [
	viewerNamed("khoi"),
	viewerNamed("huong"),
	viewerNamed("admin", "admin"),
];

/** What tells an edit that the form was opened with {@link inquiryFields}. */
export const opened = fingerprintsOf(inquiryFields());

let submissions = 0;

/** Logs an inquiry and returns its id. */
export async function submit(viewer = khoi, changes: Partial<InquiryFields> = {}): Promise<string> {
	return (await submitInquiry(inquiryFields(changes), viewer, `submission-${++submissions}`)).id;
}

export async function find(id: string): Promise<InquiryView> {
	const found = await Inquiries.find(admin, id);
	if (!found) throw new Error("gone");
	return found;
}

/** A page of an inquiry's history, the latest first. */
export async function historyOf(id: string, after?: string) {
	const { rows, ...around } = (await Inquiries.findWithHistory(admin, id, after))?.history ?? { rows: [] };
	return { ...around, events: rows.map(({ id: _, ...event }) => event) };
}
