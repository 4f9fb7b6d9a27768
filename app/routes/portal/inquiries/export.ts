import { chosenIn } from "#app/addresses/records.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { type NumberState, streamWithNumberState } from "#models/customer/number.server.ts";
import { streamInquiries } from "#models/inquiry/list.server.ts";
import { outcomeNames } from "#models/inquiry/record.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { calendarMinute } from "#models/time/calendar.ts";
import { sourceInWords } from "../requests/source-in-words.server.ts";
import { onePage } from "../several/rows.server.ts";
import { csvAnswer, filtersOf } from "../shell/csv.server.ts";
import { fieldsInWords } from "./fields-in-words.ts";
import { readInquiryQuery } from "./list-query.server.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	await requireProof(request);
	const { options, inquiry: form, dashboard, outcome } = text(language, "portalInquiries");
	const { cameFrom } = text(language, "portalRequests").detail;
	const { columns } = dashboard;
	const ids = onePage(chosenIn(new URL(request.url).search));
	const query = ids.length > 0 ? { ids } : (await readInquiryQuery(request, viewer)).query;
	const fieldNames = Object.keys(form.fields) as (keyof typeof form.fields)[];
	const { wrongNumber } = text(language, "portalRecord").reach;

	const cellsOf = (inquiry: InquiryView & NumberState) => {
		// With spaces Excel keeps the zero of a phone number.
		const phone = inquiry.customerPhone && shownPhone(inquiry.customerPhone);
		const { salesRepName, followUpOn } = inquiry;
		const customerPhone = inquiry.isWrongNumber ? `${phone} (${wrongNumber})` : phone;
		const customerEmail = shownEmail(inquiry.customerEmail);
		const told = fieldsInWords(language, options, inquiry);
		return { ...told, customerEmail, customerPhone, salesRepName, followUpOn };
	};

	async function* rows() {
		for await (const inquiry of streamWithNumberState(streamInquiries(viewer, query))) {
			const cells = cellsOf(inquiry);
			yield [
				calendarMinute(new Date(inquiry.createdAt)),
				options.status[inquiry.status],
				...fieldNames.map((name) => cells[name]),
				inquiry.contactedAt && calendarMinute(new Date(inquiry.contactedAt)),
				inquiry.outcome && options.outcome[inquiry.outcome],
				inquiry.lostReason && options.lostReason[inquiry.lostReason],
				inquiry.dealValue?.toString(),
				inquiry.outcomeNote,
				sourceInWords(language, inquiry.cameFrom),
				inquiry.campaign,
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
		cameFrom.source,
		cameFrom.campaign,
	];
	return csvAnswer("inquiries", language, head, rows());
});
