import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { calendarDay, calendarMinute } from "#app/content/calendar.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { type InquiryFields, type InquiryView, SalesInquiry } from "#models/sales-inquiry.server.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { readListQuery } from "./list-query.server.ts";

/** Characters that are sent at once: line by line would take several times as long. */
const pieceLength = 32_000;

/** The list that the address asks for, all pages of it, as a file for spreadsheets; streamed. */
export const loader = forStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { options, inquiry: form, dashboard } = text(language, "portalInquiries");
	const { columns } = dashboard;
	const { query } = await readListQuery(request, viewer);
	const fieldNames = Object.keys(form.fields) as (keyof typeof form.fields)[];
	const words = { projectType: options.projectType, urgency: options.urgency };

	const cell = (inquiry: InquiryView, name: keyof InquiryFields | "salesRepName" | "followUpOn") =>
		name === "projectType" || name === "urgency"
			? (words[name] as Record<string, string>)[inquiry[name]]
			: inquiry[name];

	async function* pieces() {
		const head = [columns.date, columns.status, ...fieldNames.map((name) => form.fields[name].label)];
		let piece = byteOrderMark + csvLine(head);
		for await (const inquiry of SalesInquiry.exportFor(viewer, query)) {
			piece += csvLine([
				calendarMinute(new Date(inquiry.createdAt)),
				options.status[inquiry.status],
				...fieldNames.map((name) => cell(inquiry, name)),
			]);
			if (piece.length < pieceLength) continue;
			yield piece;
			piece = "";
		}
		yield piece;
	}

	return new Response(createReadableStreamFromReadable(Readable.from(pieces())), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="inquiries-${calendarDay(new Date())}.csv"`,
			"Cache-Control": "no-store",
		},
	});
});
