import { chosenIn } from "#app/addresses/several.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { type NumberState, streamWithNumberState } from "#models/customer/number.server.ts";
import { streamInquiries } from "#models/inquiry/list.server.ts";
import { type InquiryFields, outcomeNames } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { calendarMinute } from "#models/time/calendar.ts";
import { onePage } from "../several/rows.server.ts";
import { csvAnswer, filtersOf } from "../shell/csv.server.ts";
import { choicesInWords } from "./choices.ts";
import { readInquiryQuery } from "./list-query.server.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	await requireProof(request);
	const { options, inquiry: form, dashboard, outcome } = text(language, "portalInquiries");
	const { columns } = dashboard;
	const ids = onePage(chosenIn(new URL(request.url).search));
	const query = ids.length > 0 ? { ids } : (await readInquiryQuery(request, viewer)).query;
	const fieldNames = Object.keys(form.fields) as (keyof typeof form.fields)[];
	const { wrongNumber } = text(language, "portalRecord").reach;

	const cell = (
		inquiry: InquiryView & NumberState,
		name: keyof InquiryFields | "salesRepName" | "followUpOn",
	) => {
		// With spaces Excel keeps the zero of a phone number; and it takes 1-10 for a day in October.
		if (name === "customerPhone") {
			const phone = inquiry[name] && shownPhone(inquiry[name]);
			return inquiry.isWrongNumber ? `${phone} (${wrongNumber})` : phone;
		}
		if (name === "customerEmail") return shownEmail(inquiry[name]);
		if (name === "employeeCount") return inquiry[name]?.replace("-", "–");
		return { ...inquiry, ...choicesInWords(options, inquiry) }[name];
	};

	async function* rows() {
		for await (const inquiry of streamWithNumberState(streamInquiries(viewer, query))) {
			yield [
				calendarMinute(new Date(inquiry.createdAt)),
				options.status[inquiry.status],
				...fieldNames.map((name) => cell(inquiry, name)),
				inquiry.contactedAt && calendarMinute(new Date(inquiry.contactedAt)),
				inquiry.outcome && options.outcome[inquiry.outcome],
				inquiry.lostReason && options.lostReason[inquiry.lostReason],
				inquiry.dealValue?.toString(),
				inquiry.outcomeNote,
			];
		}
	}

	const filters = filtersOf({ ...query, sort: undefined });
	await Audit.write({ by: viewer, action: "inquiriesExported", detail: { fields: filters } });
	const head = [
		columns.date,
		columns.status,
		...fieldNames.map((name) => form.fields[name].label),
		dashboard.lastContact,
		...outcomeNames.map((name) => outcome.columns[name]),
	];
	return csvAnswer("inquiries", language, head, rows());
});
