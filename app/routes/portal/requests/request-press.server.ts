import { requestAddress, requests } from "#app/addresses/requests.ts";
import { changedSearch, listSearch } from "#app/addresses/search.ts";
import { draftOf, keep } from "#app/server/opened-form.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { seal } from "#app/server/sealed.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { RequestEnded } from "#models/request/change-request.server.ts";
import { AlreadyTaken } from "#models/request/request.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { orNotFound, readChange } from "../change.server.ts";

/** Without scripts a button also sends what was typed into the form beside it. */
const pressSchema = z.object({
	way: z.optional(z.string()),
	note: z.optional(z.string()),
	nextOn: z.optional(z.string()),
});

type PressNotice = "taken" | "givenBack" | "reopened" | "alreadyEnded" | "tooMany";

export type FormNotice = "logged" | "ended" | "handedOver" | "demoSet" | "demoGivenUp";

export function toRequest(
	{ url }: Request,
	id: string,
	notice: PressNotice | FormNotice,
	draft: string | null = null,
): Response {
	const search = changedSearch(listSearch(new URL(url).search), { notice, draft });
	return redirect(requestAddress(id as RequestId) + search, 303);
}

/** A button's action (false: no such request); leads to the request or, if somebody else has it, the list. */
export function requestPress(change: (viewer: Viewer, id: string) => Promise<boolean>, notice: PressNotice) {
	return requireStaff(async ({ request, params, viewer }) => {
		await readChange(request, pressSchema);
		const { request: id = "" } = params;
		const draft = (await keep(request, viewer.id, requestAddress(id as RequestId))) ?? draftOf(request);
		try {
			await countWrite(viewer.id, "change");
			orNotFound(await change(viewer, id));
			return toRequest(request, id, notice, draft);
		} catch (error) {
			if (error instanceof AlreadyTaken) {
				const taken = seal({ owner: error.by });
				return redirect(requests + changedSearch(new URL(request.url).search, { taken, draft: null }), 303);
			}
			if (error instanceof RequestEnded) return toRequest(request, id, "alreadyEnded", draft);
			if (error instanceof TooManyWrites) return toRequest(request, id, "tooMany", draft);
			throw error;
		}
	});
}
