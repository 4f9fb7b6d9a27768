import { type QueryFilter, trusted } from "mongoose";
import { havingId } from "#models/database/model.server.ts";
import type { LostReason, Outcome } from "#models/options.ts";
import { logged, sourceNamed } from "#models/request/source.ts";
import { dayMs } from "#models/time/calendar.ts";
import { boundsOfMonth } from "#models/time/month.ts";
import { startOfWeek } from "#models/time/week.ts";
import type { InquiryRecord } from "./record.server.ts";

type Filter<Value extends string> = {
	where(value: Value, now: Date): QueryFilter<InquiryRecord>;
	/** Whether only inquiries that were won or lost can match. */
	isOfClosed?: boolean;
};

/** The filters that the links of the reports ask for, by the value that is asked for. */
const filters = {
	/** The account for whom a colleague has them. */
	heldFor: { where: (id: string) => havingId("heldFor.id", id) },
	/** In which it was won or lost: YYYY-MM, or the months of the figures. */
	month: {
		where: (month: string, now: Date) => ({ updatedAt: trusted(boundsOfMonth(month, now)) }),
		isOfClosed: true,
	},
	outcome: { where: (outcome: Outcome) => ({ outcome }), isOfClosed: true },
	reason: { where: (lostReason: LostReason) => ({ lostReason }), isOfClosed: true },
	/** Where the visit came from that it began with. */
	source: {
		where: (source: string) =>
			source === logged ? { cameFrom: trusted({ $exists: false }) } : { cameFrom: sourceNamed(source) },
	},
	/** The Monday, YYYY-MM-DD, of the week in which it was logged. */
	week: {
		where(week: string) {
			const since = startOfWeek(week);
			return { createdAt: trusted({ $gte: since, $lt: new Date(since.getTime() + 7 * dayMs) }) };
		},
	},
} satisfies Record<string, Filter<never>>;

type Name = keyof typeof filters;

export type InquiryFilters = { [One in Name]?: Parameters<(typeof filters)[One]["where"]>[0] };

const applied = (asked: InquiryFilters): [Filter<string>, string][] =>
	(Object.keys(filters) as Name[]).flatMap((name) => {
		const value = asked[name];
		return value === undefined ? [] : [[filters[name] as Filter<string>, value]];
	});

/** What the filters that are asked for mean. */
export const conditionsOf = (asked: InquiryFilters, now: Date): QueryFilter<InquiryRecord> =>
	Object.assign({}, ...applied(asked).map(([filter, value]) => filter.where(value, now)));

/** Whether they ask for what was won or lost. */
export const asksForClosed = (asked: InquiryFilters): boolean =>
	applied(asked).some(([{ isOfClosed }]) => isOfClosed);
