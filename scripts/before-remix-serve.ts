import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { exitCodeOf, WrongSettings } from "#models/settings/wrong-settings.ts";

try {
	const { env, isLoopback } = await import("#models/settings/env.server.ts");
	if (!env.PUBLIC_URL && !isLoopback(env.HOST)) {
		throw new WrongSettings(
			"PUBLIC_URL is missing: where HOST lets other machines in, links in mails need the address that people use",
		);
	}
	subscribe("http.server.request.start", (message) =>
		leaveOriginToUs((message as { request: IncomingMessage }).request, env.PUBLIC_URL),
	);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exit(exitCodeOf(error));
}

/**
 * Remix answers 500 to a form whose Origin is another than Host before any code of ours is asked; so our door is told,
 * which answers 403 to one of another site, and takes one of ours behind a proxy that changes Host.
 */
function leaveOriginToUs({ headers }: IncomingMessage, publicUrl: string | undefined): void {
	const { origin, host } = headers;
	if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return;
	delete headers.origin;
	if (origin !== publicUrl) headers["sec-fetch-site"] = "cross-site";
}
