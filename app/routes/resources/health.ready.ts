import { fileAnswer } from "#app/server/headers.server.ts";
import { ready } from "#models/database/connection.server.ts";

/** Whether a process that was just started, or an update, may go on: its database answers, too. */
export async function loader() {
	const isReady = await ready();
	return fileAnswer(isReady ? "ready\n" : "database unavailable\n", "text/plain", {
		status: isReady ? 200 : 503,
		headers: { "Cache-Control": "no-store" },
	});
}
