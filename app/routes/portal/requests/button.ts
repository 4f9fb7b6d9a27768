import { mailOrigin } from "#app/addresses/origin.server.ts";
import { type RequestButton, requests } from "#app/addresses/requests.ts";
import { listSearch } from "#app/addresses/search.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { reopenRequest } from "#models/customer/conversion.server.ts";
import { AlreadyTaken, giveBackRequest, takeRequest } from "#models/request/request.server.ts";
import { openTrial } from "#models/request/trial.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { addressWithDraft, fieldsBeside } from "../record/beside.server.ts";
import { addressOf } from "./request-action.server.ts";

type Button = {
	/** Returns false if there is no such request. */
	press: (viewer: Viewer, id: string, origin: string | null) => Promise<boolean>;
	notice: string;
};

const buttons: Record<RequestButton, Button> = {
	take: { press: takeRequest, notice: "taken" },
	"give-back": { press: giveBackRequest, notice: "givenBack" },
	reopen: { press: reopenRequest, notice: "reopened" },
	"open-trial": { press: openTrial, notice: "trialOpened" },
};

/** Leads to the request or, if somebody else has taken it, to the list. */
export const action = staffAction(requireStaff, {
	schema: z.object(fieldsBeside),
	counts: "change",
	back: ({ request, params, viewer }) => addressWithDraft(request, viewer, addressOf(params, request)),
	async run({ request, params: { request: id = "" }, viewer, back }) {
		const { pathname, search } = new URL(request.url);
		const { press, notice } = buttons[pathname.split("/").at(-1) as RequestButton];
		try {
			orNotFound(await press(viewer, id, mailOrigin(request)));
		} catch (error) {
			if (!(error instanceof AlreadyTaken)) throw error;
			return leadTo(requests + listSearch(search), `taken.${id}`);
		}
		return leadTo(back, notice);
	},
});

export const loader = () => redirect(requests);
