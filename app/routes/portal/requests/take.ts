import { requests } from "#app/addresses/requests.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { takeRequest } from "#models/request/request.server.ts";
import { readChange } from "../inquiries/change.server.ts";
import { answerRequestChange } from "./change.server.ts";

export const action = requireStaff(async ({ request, params, viewer }) => {
	await readChange(request, pressedSchema);
	const { request: id = "" } = params;
	return answerRequestChange(viewer, id, () => takeRequest(viewer, id), "taken");
});

export const loader = () => redirect(requests);
