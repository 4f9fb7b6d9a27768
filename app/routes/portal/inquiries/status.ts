import { dashboard, movedNotice } from "#app/addresses/inquiries.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { choice } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { countWrite } from "#models/account/write-limit.server.ts";
import { setStatus } from "#models/inquiry/inquiry.server.ts";
import { inquiryStatuses } from "#models/options.ts";
import { readChange } from "../change.server.ts";
import { tellOutcome } from "../change-reply.ts";
import { answerChange, pageToShow, readVersion } from "./answer-change.server.ts";

const schema = z.object({
	status: choice(inquiryStatuses, "required"),
	returnTo: z.optional(z.string()),
});

export const action = requireStaff(async ({ request, params, viewer }) => {
	const { status, returnTo } = await readChange(request, schema);
	const version = readVersion(request);
	const { id = "" } = params;
	const move = async () => {
		await countWrite(viewer.id, "change");
		return setStatus(viewer, id, status, version);
	};
	return answerChange(move, pageToShow(request, returnTo), movedNotice(id));
});

export const clientAction = tellOutcome;

export const loader = () => redirect(dashboard);
