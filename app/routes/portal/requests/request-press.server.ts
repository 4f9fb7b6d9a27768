import { requestAddress, requests } from "#app/addresses/requests.ts";
import { changedSearch, listSearch } from "#app/addresses/search.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { seal } from "#app/server/sealed.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { RequestEnded } from "#models/request/change-request.server.ts";
import { AlreadyTaken } from "#models/request/request.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { orNotFound, readChange } from "../change.server.ts";

type PressNotice = "taken" | "givenBack" | "reopened" | "alreadyEnded" | "tooMany";

export type FormNotice = "logged" | "ended" | "handedOver" | "demoSet" | "demoGivenUp";

export function toRequest({ url }: Request, id: string, notice: PressNotice | FormNotice): Response {
	const search = changedSearch(listSearch(new URL(url).search), { notice });
	return redirect(requestAddress(id as RequestId) + search, 303);
}

/** A button's action (false: no such request); leads to the request or, if somebody else has it, the list. */
export function requestPress(change: (viewer: Viewer, id: string) => Promise<boolean>, notice: PressNotice) {
	return requireStaff(async ({ request, params, viewer }) => {
		await readChange(request, pressedSchema);
		const { request: id = "" } = params;
		try {
			await countWrite(viewer.id, "change");
			orNotFound(await change(viewer, id));
			return toRequest(request, id, notice);
		} catch (error) {
			if (error instanceof AlreadyTaken) {
				const taken = seal({ owner: error.by });
				return redirect(requests + changedSearch(new URL(request.url).search, { taken }), 303);
			}
			if (error instanceof RequestEnded) return toRequest(request, id, "alreadyEnded");
			if (error instanceof TooManyWrites) return toRequest(request, id, "tooMany");
			throw error;
		}
	});
}
