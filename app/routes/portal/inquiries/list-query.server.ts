import * as z from "zod";
import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { InquiryQuery } from "#models/inquiry/list.server.ts";
import { followUps, inquirySorts, inquiryStatuses, projectTypes, urgencies } from "#models/options.ts";
import { oneOf, word } from "../shell/asked.server.ts";

const schema = z.object({
	q: word,
	status: oneOf(inquiryStatuses),
	urgency: oneOf(urgencies),
	type: oneOf(projectTypes),
	rep: word,
	due: oneOf(followUps),
	sort: oneOf(inquirySorts),
	after: word,
	before: word,
});

export type ListQuery = {
	query: InquiryQuery & { after?: string; before?: string };
	representative?: { asked: string; shown: string; meant: Person[] };
};

const nobody = "nobody";

/** What is malformed is ignored; if several representatives fit, nothing is shown until one is chosen. */
export async function readListQuery(request: Request, viewer: Viewer): Promise<ListQuery> {
	const { q, type, rep, due, ...rest } = schema.parse(Object.fromEntries(new URL(request.url).searchParams));
	const query = { ...rest, text: q, projectType: type, followUp: due };
	if (!viewer.isAdmin || !rep) return { query };
	const meant = await Staff.meant(rep);
	const [person] = meant;
	return {
		query: { ...query, ownerId: person && meant.length === 1 ? person.id : nobody },
		representative: { asked: rep, shown: person && meant.length === 1 ? person.emailShown : rep, meant },
	};
}
