import type { LoaderFunctionArgs } from "@remix-run/node";
import { FieldErrors } from "#app/server/form.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { RequestEnded } from "#models/request/change-request.server.ts";
import { countFormWrite } from "../change.server.ts";
import { type FormNotice, toRequest } from "./request-press.server.ts";

type Asked = LoaderFunctionArgs & { viewer: Viewer };

/** Makes a change (false: no such request), mails, leads to it. @throws FieldErrors if gone, ended or too many */
export async function changeByForm(
	{ request, params, viewer }: Asked,
	change: (id: string) => Promise<boolean>,
	notice: FormNotice,
): Promise<never> {
	await countFormWrite(viewer, "change");
	const { request: id = "" } = params;
	const isDone = await change(id).catch((error: unknown) => {
		throw error instanceof RequestEnded ? new FieldErrors({ "": ["requestEnded"] }) : error;
	});
	if (!isDone) throw new FieldErrors({ "": ["requestGone"] }, 404);
	deliverSoon();
	throw toRequest(request, id, notice);
}
