import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Mailbox = { received: { to: string[]; text: string }[]; close(): Promise<void> };

/** Which step of a mail is refused, for whose sake; true says that there is no such mailbox, a text is the answer. */
export type Refuse = (
	address: string,
	step: "from" | "to" | "data",
) => boolean | string | Promise<boolean | string>;

/** A mail server that keeps what it gets, but for what `refuse` turns away. */
export async function startSmtp(port: number, refuse: Refuse = () => false): Promise<Mailbox> {
	const received: Mailbox["received"] = [];
	const refusal = async (...of: Parameters<Refuse>) => {
		const refused = await refuse(...of);
		if (!refused) return undefined;
		const [, code = "550", words = ""] = /^(\d+) (.*)$/.exec(String(refused)) ?? [
			"",
			"550",
			"no such mailbox",
		];
		return Object.assign(new Error(words), { responseCode: Number(code) });
	};
	const server = new SMTPServer({
		authOptional: true,
		closeTimeout: 100,
		disabledCommands: ["STARTTLS"],
		async onMailFrom({ address }, _session, callback) {
			callback(await refusal(address, "from"));
		},
		async onRcptTo({ address }, _session, callback) {
			callback(await refusal(address, "to"));
		},
		async onData(stream, { envelope }, callback) {
			const to = envelope.rcptTo.map(({ address }) => address);
			// A sender that is killed in the middle of a mail has sent none.
			const read = await text(stream).catch(() => null);
			if (read === null) return;
			const error = await refusal(to[0] ?? "", "data");
			if (!error) received.push({ to, text: read });
			callback(error);
		},
	});
	// A sender that is killed resets its connection.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
