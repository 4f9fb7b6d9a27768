import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** In milliseconds, for a message. */
const takesMs = 50;

/** Takes every message and keeps none, as fast as a real relay. */
export async function startMailRelay(): Promise<{ url: string; stop(): Promise<void> }> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		onData(stream, _session, done) {
			stream.on("end", () => wait(takesMs).then(() => done())).resume();
		},
	});
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
