import { mailOrigin } from "#app/addresses/origin.server.ts";
import { todayPage } from "#app/addresses/portal.ts";
import { isRecordPage, type RequestButton, requests } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { withDraft } from "#app/server/opened-form.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import type { Viewer } from "#models/account/user.server.ts";
import { reopenRequest } from "#models/customer/conversion.server.ts";
import { RequestEnded } from "#models/request/handling.server.ts";
import { newOwnerOf } from "#models/request/history.server.ts";
import { AlreadyTaken, giveBackRequest, takeRequest } from "#models/request/request.server.ts";
import { callOffTrial, openTrial } from "#models/request/trial.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { addressOf } from "./request-action.server.ts";

/** Returns false if there is no such request. */
type Verb = (viewer: Viewer, id: string, origin: string | null) => Promise<boolean>;

const verbs: Record<RequestButton, Verb> = {
	take: takeRequest,
	"give-back": giveBackRequest,
	reopen: reopenRequest,
	"open-trial": openTrial,
	"call-off-trial": callOffTrial,
};

/** Leads to the page on which it was pressed, else to the request or, if somebody else has taken it, to the list. */
export const action = staffAction(requireStaff, {
	schema: emptyFormSchema,
	counts: "change",
	back: ({ request, params, values: { pressed = "" } }) =>
		withDraft(request, isRecordPage(pressed) ? pressed : addressOf(params, request)),
	async run({ request, params: { request: id = "" }, viewer, language, back }) {
		const { notices, takenBy } = text(language, "portalRequests");
		const { pathname, search } = new URL(request.url);
		const button = pathname.split("/").at(-1) as RequestButton;
		try {
			orNotFound(await verbs[button](viewer, id, mailOrigin(request)));
		} catch (error) {
			if (error instanceof RequestEnded) return leadTo(back, notices.requestEnded);
			if (!(error instanceof AlreadyTaken)) throw error;
			const owner = await newOwnerOf(id);
			const list = back?.startsWith(todayPage) ? todayPage : requests + listSearch(search);
			return leadTo(list, owner && interpolate(takenBy, { owner }));
		}
		return leadTo(back, text(language, "portalRecord").buttons[button].done);
	},
});

export const loader = () => redirect(requests);
