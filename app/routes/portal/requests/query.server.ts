import * as z from "zod";
import { notAsked, oneOf, person, readListQuery, word } from "#app/server/list-query.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { languages } from "#models/language.ts";
import { requestOutcomes, requestStates } from "#models/options.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import type { RequestFilters } from "#models/request/filters.server.ts";
import type { RequestQuery } from "#models/request/list.server.ts";
import { isMonday, latest } from "#models/time/week.ts";

/** What each of the model's filters may be asked for. */
const filters = {
	due: oneOf(["today", "late"]),
	source: word,
	campaign: word,
	landingPage: word,
	heldFor: person,
	language: oneOf(languages),
	week: z
		.string()
		.refine((week) => week === latest || isMonday(week))
		.optional()
		.catch(undefined),
	outcome: oneOf(requestOutcomes),
} satisfies Record<keyof RequestFilters, z.ZodType>;

const filtersFor = ({ isAdmin }: Viewer) =>
	z.object({
		...filters,
		q: word,
		kind: oneOf(requestKinds),
		state: oneOf([...requestStates, "all"]),
		owner: z.enum(["mine", "nobody"]).or(isAdmin ? person : notAsked),
	});

export type RequestsAsked = z.output<ReturnType<typeof filtersFor>>;

export async function readRequestQuery(request: Request, viewer: Viewer) {
	const { asked, page } = await readListQuery(request, filtersFor(viewer));
	const { q: text, owner, heldFor, ...rest } = asked;
	const named = { mine: viewer.id, nobody: null };
	const query: RequestQuery = {
		...rest,
		text,
		heldFor: heldFor?.id,
		ownerId: typeof owner === "string" ? named[owner] : owner?.id,
	};
	return { asked, page, query };
}
