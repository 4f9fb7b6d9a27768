import { requestAddress, requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { seal } from "#app/server/sent.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { RequestEnded } from "#models/request/change.server.ts";
import { AlreadyTaken } from "#models/request/request.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { orNotFound } from "../inquiries/change.server.ts";

type RequestNotice = "taken" | "givenBack" | "reopened" | "alreadyEnded" | "tooMany";

const noticed = (id: RequestId, notice: RequestNotice) =>
	redirect(`${requestAddress(id)}?${new URLSearchParams({ notice })}`, 303);

/**
 * Makes a change that needs no form but its button, and leads to the request's page or, if somebody else has it, the list.
 * @param change false if there is no such request
 */
export async function answerRequestChange(
	viewer: Viewer,
	id: string,
	change: () => Promise<boolean>,
	notice: RequestNotice,
): Promise<Response> {
	try {
		await countWrite(viewer.id, "change");
		orNotFound(await change());
		return noticed(id as RequestId, notice);
	} catch (error) {
		if (error instanceof AlreadyTaken) {
			return redirect(`${requests}?${new URLSearchParams({ taken: seal({ owner: error.by }) })}`, 303);
		}
		if (error instanceof RequestEnded) return noticed(id as RequestId, "alreadyEnded");
		if (error instanceof TooManyWrites) return noticed(id as RequestId, "tooMany");
		throw error;
	}
}
