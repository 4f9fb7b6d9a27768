import { fileAnswer } from "#app/server/headers.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { readPrompt } from "./prompt.server.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const { prompt } = await readPrompt(language, viewer, request, params.id);
	return fileAnswer(prompt, "text/plain; charset=utf-8", {
		headers: { "Cache-Control": "no-store" },
	});
});
