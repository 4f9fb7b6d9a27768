import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** Remix answers 500 to a form of another site before any code of ours is asked; so our door is told, which answers 403. */
function leaveOriginToUs({ headers }: IncomingMessage): void {
	const { origin, host } = headers;
	if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return;
	delete headers.origin;
	headers["sec-fetch-site"] = "cross-site";
}

subscribe("http.server.request.start", (message) =>
	leaveOriginToUs((message as { request: IncomingMessage }).request),
);

try {
	const { env, isLoopback } = await import("#models/env.server.ts");
	if (!env.PUBLIC_URL && !isLoopback(env.HOST)) {
		throw new Error(
			"PUBLIC_URL is missing: where HOST lets other machines in, links in mails need the address that people use",
		);
	}
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exit(1);
}
