import { fileAnswer } from "#app/server/headers.server.ts";
import { ready } from "#models/connection.server.ts";

/** A load balancer sends no requests while this says 503. */
export async function loader() {
	const isReady = await ready();
	return fileAnswer(isReady ? "ready\n" : "database unavailable\n", "text/plain", {
		status: isReady ? 200 : 503,
		headers: { "Cache-Control": "no-store" },
	});
}
