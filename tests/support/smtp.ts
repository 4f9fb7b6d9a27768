import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Mailbox = { received: { to: string[]; text: string }[]; close(): Promise<void> };

/** A mail server that keeps what it gets; what `refuse` names it turns away. */
export async function startSmtp(
	port: number,
	refuse: (address: string) => boolean | Promise<boolean> = () => false,
): Promise<Mailbox> {
	const received: Mailbox["received"] = [];
	const server = new SMTPServer({
		authOptional: true,
		closeTimeout: 100,
		disabledCommands: ["STARTTLS"],
		async onRcptTo({ address }, _session, callback) {
			callback((await refuse(address)) ? new Error("no such mailbox") : undefined);
		},
		onData(stream, { envelope }, callback) {
			text(stream).then((text) => {
				received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
				callback();
			}, callback);
		},
	});
	// A sender that is killed resets its connection.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
