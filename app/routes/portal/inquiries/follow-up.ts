import { dashboard } from "#app/addresses/inquiries.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { day as calendarDay } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { countWrite } from "#models/account/write-limit.server.ts";
import { setFollowUp } from "#models/inquiry/inquiry.server.ts";
import { readChange } from "../change.server.ts";
import { tellOutcome } from "../change-reply.ts";
import { answerChange, pageToShow, readVersion } from "./answer-change.server.ts";

const schema = z.object({
	day: z.optional(calendarDay("required")),
	returnTo: z.optional(z.string()),
});

export const action = requireStaff(async ({ request, params, viewer }) => {
	const { day, returnTo } = await readChange(request, schema);
	const version = readVersion(request);
	const set = async () => {
		await countWrite(viewer.id, "change");
		return setFollowUp(viewer, params.id ?? "", day ?? null, version);
	};
	return answerChange(set, pageToShow(request, returnTo), "followUp");
});

export const clientAction = tellOutcome;

export const loader = () => redirect(dashboard);
