import { fileAnswer } from "#app/server/headers.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { orNotFound } from "./change.server.ts";
import { writePrompt } from "./prompt.ts";

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await findInquiry(viewer, params.id ?? ""));
	const contact = new URL(request.url).searchParams.has("contact");
	return fileAnswer(writePrompt(inquiry, { contact }), "text/plain; charset=utf-8", {
		headers: { "Cache-Control": "no-store" },
	});
});
