import { formatAgo, formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { readOverview } from "#models/inquiry/board.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import type { Language } from "#models/language.ts";
import { logged } from "#models/request/source.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { sourceInWords } from "../requests/source-in-words.server.ts";
import { readInquiryQuery } from "./list-query.server.ts";
import { outcomeText } from "./stage/outcome-text.server.ts";

/** The list that an address asks for, as its page shows it. */
export async function shownList(language: Language, viewer: Viewer, request: Request) {
	const { asked, page, query } = await readInquiryQuery(request, viewer);
	const { lastContact } = text(language, "portalRecord");
	const [found, overview] = await Promise.all([
		listInquiries(viewer, { ...query, ...page }),
		readOverview(viewer),
	]);
	const names = new Map(overview.representatives.map(({ id, name }) => [id, name]));
	// The overview already names the first fifty owners, so most firms need no further query.
	const others = viewer.isAdmin ? found.rows.filter(({ ownerId }) => !names.has(ownerId)) : [];
	if (others.length > 0)
		for (const { id, name } of await Staff.people(others.map(({ ownerId }) => ownerId))) names.set(id, name);
	const { sort: _order, status, ...filters } = asked;
	const isNarrowed = Object.values(filters).some(Boolean);
	return {
		asked,
		isFiltered: isNarrowed || status !== undefined,
		page: {
			...found,
			rows: found.rows.map(
				({
					createdAt,
					updatedAt,
					contactedAt,
					salesRepName,
					ownerId,
					cameFrom = logged,
					customerPhone = "",
					...row
				}) => ({
					...row,
					ended: endOf(language, row, cameFrom),
					phone: shownPhone(customerPhone),
					day: formatDate(language, createdAt),
					contact: contactedAt && interpolate(lastContact, { ago: formatAgo(language, contactedAt) }),
					...(viewer.isAdmin && { owner: names.get(ownerId) ?? salesRepName }),
				}),
			),
		},
		// The counts cover all inquiries: beside a search they would promise more than a tab shows.
		counts: isNarrowed ? null : overview.counts,
		/** Today, from which the month filter counts back. */
		today: calendarDay(new Date()),
		representatives: overview.representatives.map(({ name, emailShown }) => ({
			value: emailShown,
			label: name,
		})),
	};
}

/** How it ended and where the customer came from: whoever lists won deals asks both. */
function endOf(language: Language, inquiry: InquiryOutcome, source: string): string | undefined {
	const ended = outcomeText(language, inquiry);
	return ended && `${ended} · ${sourceInWords(language, source)}`;
}

export type ShownList = Awaited<ReturnType<typeof shownList>>;
