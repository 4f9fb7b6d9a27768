import * as z from "zod";
import { notAsked, oneOf, person, readListQuery, word } from "#app/server/list-query.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { InquiryQuery } from "#models/inquiry/list.server.ts";
import {
	followUps,
	inquirySorts,
	inquiryStatuses,
	lostReasons,
	outcomes,
	projectTypes,
	urgencies,
} from "#models/options.ts";
import { isMonth } from "#models/time/month.ts";
import { isMonday, latest } from "#models/time/week.ts";

const filtersFor = ({ isAdmin }: Viewer) =>
	z.object({
		q: word,
		status: oneOf(inquiryStatuses),
		urgency: oneOf(urgencies),
		type: oneOf(projectTypes),
		due: oneOf(followUps),
		month: z
			.string()
			.refine((month) => month === latest || isMonth(month))
			.optional()
			.catch(undefined),
		outcome: oneOf(outcomes),
		reason: oneOf(lostReasons),
		source: word,
		week: z.string().refine(isMonday).optional().catch(undefined),
		heldFor: person,
		rep: isAdmin ? person : notAsked,
		sort: oneOf(inquirySorts),
	});

export type InquiriesAsked = z.output<ReturnType<typeof filtersFor>>;

export async function readInquiryQuery(request: Request, viewer: Viewer) {
	const { asked, page } = await readListQuery(request, filtersFor(viewer));
	const { q: text, type: projectType, due: followUp, rep, heldFor, ...rest } = asked;
	const query: InquiryQuery = {
		...rest,
		text,
		projectType,
		followUp,
		ownerId: rep?.id,
		heldFor: heldFor?.id,
	};
	return { asked, page, query };
}
