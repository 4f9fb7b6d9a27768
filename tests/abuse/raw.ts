import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Status 0 where the connection was closed without an answer. */
export type RawAnswer = { status: number; text: string };

const patienceMs = 15_000;

/** What follows a whole head comes with it or soon after. */
const soonMs = 100;

/** Sends bytes as they are, part by part while the server reads, and reads the answer. */
export async function sendRaw(url: string, ...parts: (string | Buffer)[]): Promise<RawAnswer> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	const chunks: Buffer[] = [];
	socket.on("data", (chunk) => chunks.push(chunk));
	// A refused body is not read to its end, and the connection reset.
	socket.on("error", () => {});
	socket.setTimeout(patienceMs, () => socket.destroy());
	const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
	await Promise.race([once(socket, "connect").catch(() => {}), closed]);
	for (const part of parts) {
		if (socket.destroyed || !socket.writable) break;
		if (!socket.write(part)) await Promise.race([once(socket, "drain").catch(() => {}), closed]);
	}
	while (!socket.destroyed && !Buffer.concat(chunks).includes("\r\n\r\n")) {
		await Promise.race([once(socket, "data").catch(() => {}), closed]);
	}
	await Promise.race([sleep(soonMs), closed]);
	socket.destroy();
	const text = Buffer.concat(chunks).toString("utf8");
	return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0), text };
}
