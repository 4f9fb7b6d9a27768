import { mailOrigin } from "#app/addresses/origin.server.ts";
import { requestAddress, requests } from "#app/addresses/requests.ts";
import { listSearch } from "#app/addresses/search.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { Refusal } from "#models/refusal.ts";
import { AlreadyTaken } from "#models/request/request.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { addressWithDraft, fieldsBeside } from "../record/beside.server.ts";

type Params = { request?: string };

const addressOf = ({ request: id = "" }: Params, { url }: Request) =>
	requestAddress(id as RequestId, undefined, new URL(url).search);

/** Runs the change and redirects to the request. @throws Refusal if `change` returns false: it is gone */
export async function requestChanged(
	request: Request,
	params: Params,
	change: (id: string) => Promise<boolean>,
	notice: "logged" | "ended" | "demoSet" | "demoGivenUp" | "trialSet",
): Promise<Response> {
	if (!(await change(params.request ?? ""))) throw new Refusal("requestGone", 404);
	return leadTo(addressOf(params, request), notice);
}

/** A button's action (false: no such request); leads to the request or, if somebody else has it, the list. */
export function requestButton(
	change: (viewer: Viewer, id: string, origin: string | null) => Promise<boolean>,
	notice: "taken" | "givenBack" | "reopened" | "trialOpened",
) {
	return staffAction(requireStaff, {
		schema: z.object(fieldsBeside),
		counts: "change",
		back: ({ request, params, viewer }) => addressWithDraft(request, viewer, addressOf(params, request)),
		async run({ request, params, viewer, back }) {
			try {
				orNotFound(await change(viewer, params.request ?? "", mailOrigin(request)));
			} catch (error) {
				if (!(error instanceof AlreadyTaken)) throw error;
				const list = requests + listSearch(new URL(request.url).search);
				return leadTo(list, `taken.${params.request}`);
			}
			return leadTo(back, notice);
		},
	});
}
