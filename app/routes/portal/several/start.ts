import {
	listOf,
	type SeveralButton,
	type SeveralStep,
	severalFile,
	severalSteps,
	stepAddress,
} from "#app/addresses/records.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { asksForPage } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { choice } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { setStatusUnlessClosed, undoStatus } from "#models/inquiry/status.server.ts";
import { maxLength } from "#models/limits.ts";
import { inquiryStatuses } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { AlreadyTaken, takeRequest } from "#models/request/request.server.ts";
import { oneByOne } from "./one-by-one.server.ts";
import { toldInList } from "./result.server.ts";
import { namesOfChosen, onePage, severalListOf } from "./rows.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";

const buttons = [
	...inquiryStatuses,
	"undo",
	"take",
	...severalSteps,
	"export",
] as const satisfies readonly SeveralButton[];

const schema = z.object({
	act: choice(buttons, "required"),
	/** Ids; an inquiry's is followed by the version that was shown: `6741f0c2a9e4b35d7c8f1a20.3`. */
	chosen: z.array(z.string().check(z.maxLength(maxLength.choice))),
});

const back = ({ request }: { request: Request }) =>
	listOf(severalListOf(request), new URL(request.url).search);

export const action = staffAction(requireStaff, {
	schema,
	counts: "change",
	// The ticks' own form shows what was refused, the undo is gone by then.
	back: (sent) => (asksForPage(sent.request) || sent.values.act === "undo" ? back(sent) : undefined),
	async run(args) {
		const { values, request, viewer } = args;
		const { act, chosen } = values;
		const versions = new Map(chosen.map(readChosen));
		const ids = onePage([...versions.keys()]);
		if (ids.length === 0) throw new Refusal("nothingChosen");
		await namesOfChosen(viewer, ids);
		const list = severalListOf(request);
		if (act === "export") return redirect(severalFile(list, ids), 303);
		if (isStep(act)) return redirect(stepAddress(list, act, ids, new URL(request.url).search), 303);
		if (act === "take") return toldInList(args, act, await oneByOne(viewer, ids, (id) => take(viewer, id)));
		const undo: string[] = [];
		const set = async (id: string) => {
			const version = versions.get(id) ?? 0;
			if (act === "undo") return undoStatus(viewer, id, version);
			const isSet = await setStatusUnlessClosed(viewer, id, act, version);
			if (isSet) undo.push(`${id}.${version}`);
			return isSet;
		};
		const result = await oneByOne(viewer, ids, set);
		return toldInList(args, act, { ...result, undo });
	},
});

async function take(viewer: Viewer, id: string): Promise<boolean> {
	try {
		return await takeRequest(viewer, id);
	} catch (error) {
		throw error instanceof AlreadyTaken ? new Refusal("taken") : error;
	}
}

/** A missing version becomes 0, which no inquiry has. */
function readChosen(one: string): [id: string, version: number] {
	const [id = "", version] = one.split(".");
	return [id, Number.parseInt(version ?? "", 10) || 0];
}

const isStep = (act: SeveralButton): act is SeveralStep => severalSteps.some((step) => step === act);

export const loader = (sent: { request: Request }) => redirect(back(sent));
