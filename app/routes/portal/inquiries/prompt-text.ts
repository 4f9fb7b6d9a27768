import { fileAnswer } from "#app/server/headers.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { readPrompt } from "./prompt.server.ts";

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const { prompt } = await readPrompt(request, viewer, params.id);
	return fileAnswer(prompt, "text/plain; charset=utf-8", {
		headers: { "Cache-Control": "no-store" },
	});
});
