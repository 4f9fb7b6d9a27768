import * as z from "zod";
import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { languages } from "#models/language.ts";
import { requestOutcomes, requestStates } from "#models/options.ts";
import type { PageAddress } from "#models/page.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import type { RequestQuery } from "#models/request/list.server.ts";
import { isMonday, latest } from "#models/week.ts";
import { oneOf, word } from "../shell/asked.server.ts";

const schema = z.object({
	q: word,
	kind: oneOf(requestKinds),
	state: oneOf([...requestStates, "all"]),
	owner: word,
	due: oneOf(["today", "late"]),
	source: word,
	campaign: word,
	landingPage: word,
	language: oneOf(languages),
	week: z
		.string()
		.refine((week) => week === latest || isMonday(week))
		.optional()
		.catch(undefined),
	outcome: oneOf(requestOutcomes),
	after: word,
	before: word,
});

export type RequestsAsked = Omit<z.output<typeof schema>, "after" | "before">;

/** What the address asks for, what is malformed left out; and whom its `owner` may mean, if several or nobody. */
export async function readRequestQuery(
	request: Request,
	viewer: Viewer,
): Promise<{ query: RequestQuery & PageAddress; asked: RequestsAsked; meant: Person[] | null }> {
	const read = schema.parse(Object.fromEntries(new URL(request.url).searchParams));
	const { after, before, ...asked } = read;
	const { q: text, owner, ...rest } = asked;
	const page = { ...rest, text, after, before };
	if (owner === undefined || owner === "nobody") return { query: { ...page, owner }, asked, meant: null };
	if (owner === "mine" || !viewer.isAdmin)
		return { query: { ...page, owner: viewer.id }, asked, meant: null };
	const people = await Staff.meant(owner);
	const [person] = people;
	const isOne = person && people.length === 1;
	return { query: { ...page, owner: isOne ? person.id : "several" }, asked, meant: isOne ? null : people };
}
