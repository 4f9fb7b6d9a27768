import { dashboard, inquiryAddress } from "#app/addresses/records.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { type Flash, leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { choice } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { inquiryStatuses } from "#models/options.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { orNotFound } from "../or-not-found.server.ts";

export { clientAction } from "./status-answer.ts";

const schema = z.object({ status: choice(inquiryStatuses, "required") });

export const action = staffAction(requireStaff, {
	schema,
	counts: "change",
	back: ({ request }) => listToShow(request),
	async run({ values, request, params, viewer, language, back }): Promise<Flash | Response> {
		const { id = "" } = params;
		orNotFound(await setStatus(viewer, id, values.status, readVersion(request)));
		const { customerName: words, status } = orNotFound(await Inquiries.find(viewer, id));
		const name = text(language, "portalInquiries").options.status[status];
		const search = changedSearch(new URL(request.url).search, { version: null });
		const moved = { text: "", link: { words, to: inquiryAddress(id, undefined, search), rest: `: ${name}` } };
		return back === undefined ? moved : leadTo(back, moved);
	},
});

export const loader = () => redirect(dashboard);

/** The version of an inquiry that a change was made on, see `statusAddress`. @throws Response 400 without one */
function readVersion(request: Request): number {
	const version = Number(new URL(request.url).searchParams.get("version") ?? Number.NaN);
	if (!Number.isSafeInteger(version)) throw new Response("Bad Request", { status: 400 });
	return version;
}

/** The list to go back to; undefined for a script. */
function listToShow(request: Request): string | undefined {
	if (!request.headers.get("Accept")?.includes("text/html")) return undefined;
	return dashboard + changedSearch(new URL(request.url).search, { version: null });
}
