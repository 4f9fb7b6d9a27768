import { formatDate } from "#app/i18n/format.ts";
import { readListQuery, searchFilter } from "#app/server/list-query.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { orTooManyWrites } from "#app/server/tries.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import { searchCustomers } from "#models/customer/search.server.ts";
import { noRows } from "#models/database/page.server.ts";
import type { Language } from "#models/language.ts";
import { lastWordsOf } from "../record/timeline.server.ts";

/** Runs the search in a page's address. */
export async function foundCustomers(request: Request, viewer: Viewer, language: Language) {
	const { asked } = await readListQuery(request, searchFilter);
	const { customers, isCut } = await searchCustomers(viewer, asked.q ?? "").catch(orTooManyWrites);
	const rows = customers.map(({ name, companyName, phone = "", isWrongNumber, records, ...contacts }) => ({
		name,
		companyName,
		number: { phone: shownPhone(phone), call: phoneAddress(phone), isWrongNumber },
		...lastWordsOf(language, contacts),
		records: records.map(({ createdAt, ...record }) => ({
			...record,
			came: formatDate(language, createdAt),
		})),
	}));
	return { q: asked.q, isCut, page: { ...noRows, rows } };
}

export type ShownFound = Awaited<ReturnType<typeof foundCustomers>>["page"]["rows"][number];
