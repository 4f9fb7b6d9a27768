import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { calendarDay } from "#app/content/calendar.ts";
import { formatTime } from "#app/i18n/format.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { type InquiryFields, type InquiryView, SalesInquiry } from "#models/sales-inquiry.server.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { readListQuery } from "./list-query.server.ts";

/** The list that the address asks for, all pages of it, as a file for spreadsheets; streamed. */
export const loader = forStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { options, inquiry: form, dashboard } = text(language, "portalInquiries");
	const { columns } = dashboard;
	const fieldNames = Object.keys(form.fields) as (keyof typeof form.fields)[];
	const words = { projectType: options.projectType, urgency: options.urgency };

	const cell = (inquiry: InquiryView, name: keyof InquiryFields | "salesRepName" | "followUpOn") =>
		name === "projectType" || name === "urgency"
			? (words[name] as Record<string, string>)[inquiry[name]]
			: inquiry[name];

	async function* lines() {
		yield byteOrderMark;
		yield csvLine([columns.date, columns.status, ...fieldNames.map((name) => form.fields[name].label)]);
		for await (const inquiry of SalesInquiry.exportFor(viewer, readListQuery(request))) {
			yield csvLine([
				formatTime(language, inquiry.createdAt),
				options.status[inquiry.status],
				...fieldNames.map((name) => cell(inquiry, name)),
			]);
		}
	}

	return new Response(createReadableStreamFromReadable(Readable.from(lines())), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="inquiries-${calendarDay(new Date())}.csv"`,
			"Cache-Control": "no-store",
		},
	});
});
