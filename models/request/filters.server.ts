import { type QueryFilter, trusted } from "mongoose";
import { havingId } from "#models/database/model.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestOutcome } from "#models/options.ts";
import { dayMs, endOfDay } from "#models/time/calendar.ts";
import { latest, latestWeeks, startOfWeek } from "#models/time/week.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import type { Handling } from "./handling.server.ts";
import type { RequestForms, RequestRecord } from "./record.server.ts";
import { facetKey } from "./request-keys.ts";
import { sourceNamed } from "./source.ts";

type Condition = QueryFilter<RequestRecord>;

/** A filter of the list of requests, by the value that is asked for. */
type RequestFilter<Value extends string> = {
	/** Those that can have it: the list asks no others. */
	kinds: readonly RequestKind[];
	where(value: Value, now: Date): Condition;
	/** The search key of a record that has it, if there is one: then it is found among many. */
	key?(value: Value): string | undefined;
	/** Whether the list's index bounds it, so that a search looks at no others. */
	isIndexed?: boolean;
};

/** A filter that compares a field, which compiles only if all of these kinds have the field. */
export function equals<
	Kind extends RequestKind,
	Path extends keyof (RequestForms[Kind] & Handling) & keyof RequestRecord,
>(kinds: readonly Kind[], path: Path): RequestFilter<NonNullable<RequestRecord[Path]> & string> {
	return { kinds, where: (value) => ({ [path]: value }) };
}

/** Every filter that the list's fields and the reports' links ask for, the most selective first. */
export const requestFilters = {
	campaign: {
		kinds: requestKinds,
		where: (campaign: string) => ({ "visit.utmCampaign": campaign }),
		key: (campaign: string) => facetKey("campaign", campaign),
	},
	landingPage: {
		kinds: requestKinds,
		where: (page: string) => ({ "visit.landingPage": page }),
		key: (page: string) => facetKey("landingPage", page),
	},
	outcome: {
		kinds: requestKinds,
		where: (outcome: RequestOutcome, now: Date) => outcomes[outcome](now),
		key: (outcome: RequestOutcome) => (outcome === "mailRefused" ? facetKey("mail", "refused") : undefined),
	},
	week: {
		kinds: requestKinds,
		where: createdInWeek,
		key: (week: string) => (week === latest ? undefined : facetKey("week", week)),
		isIndexed: true,
	},
	source: {
		kinds: requestKinds,
		where: (source: string) => ({ cameFrom: sourceNamed(source) }),
		key: (source: string) => facetKey("source", sourceNamed(source)),
	},
	/** The account for whom a colleague has them. */
	heldFor: {
		kinds: requestKinds,
		where: (id: string) => havingId("heldFor.id", id),
		isIndexed: true,
	},
	language: {
		...equals(requestKinds, "language"),
		key: (language: Language) => facetKey("language", language),
	},
	due: {
		kinds: requestKinds,
		where: (due: "today" | "late", now: Date) => ({
			dueAt: trusted(due === "late" ? { $lt: now } : { $gte: now, $lt: endOfDay(now) }),
		}),
		isIndexed: true,
	},
} satisfies Record<string, RequestFilter<never>>;

type Name = keyof typeof requestFilters;

/** What is asked for: a week is its Monday, YYYY-MM-DD, or the weeks of the figures. */
export type RequestFilters = { [One in Name]?: Parameters<(typeof requestFilters)[One]["where"]>[0] };

/** What the filters that are asked for mean. */
export function readFilters(asked: RequestFilters, now: Date) {
	const applied = (Object.keys(requestFilters) as Name[]).flatMap((name) => {
		const [filter, value] = [requestFilters[name] as RequestFilter<string>, asked[name]];
		return value === undefined
			? []
			: [{ ...filter, condition: filter.where(value, now), key: filter.key?.(value) }];
	});
	return {
		kinds: requestKinds.filter((kind) => applied.every(({ kinds }) => kinds.includes(kind))),
		indexed: applied.filter(({ isIndexed }) => isIndexed).map(({ condition }) => condition),
		others: applied.filter(({ isIndexed }) => !isIndexed).map(({ condition }) => condition),
		keys: applied.flatMap(({ key }) => key ?? []),
	};
}

/** Nothing is due before the day on which it came: that bound is for the index. */
function createdInWeek(week: string, now: Date): Condition {
	const since = startOfWeek(week === latest ? (latestWeeks(now)[0] ?? "") : week);
	const until = new Date(since.getTime() + 7 * dayMs);
	return {
		createdAt: trusted(week === latest ? { $gte: since } : { $gte: since, $lt: until }),
		dueAt: trusted({ $gte: new Date(since.getTime() - dayMs) }),
	};
}

/** The same conditions as in `sumRequests`. */
const outcomes: Record<RequestOutcome, (now: Date) => Condition> = {
	answered: () => ({ answeredAt: trusted({ $ne: null }) }),
	inTime: () => ({
		answeredAt: trusted({ $ne: null }),
		$expr: trusted({ $lte: ["$answeredAt", "$answerBy"] }),
	}),
	tooLate: (now) => ({ $expr: trusted({ $lt: ["$answerBy", { $ifNull: ["$answeredAt", now] }] }) }),
	inquiry: () => ({ inquiryId: trusted({ $ne: null }) }),
	mailRefused: () => ({ mailRefusedAt: trusted({ $ne: null }) }),
};
