import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import type { Section } from "#scripts/report.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { sendTrials } from "./clients.ts";
import { never, storedOnce, told } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { type KillableServer, withServer } from "./server.ts";
import { withCollections } from "./stored.ts";

const count = 1_000;
const downMinutes = 10;
const minuteMs = 60_000;

/** Of one server. */
const mailsInHand = 5;

/** Of each minute this much really passes. */
const realMs = 3_000;

export const mailDown: Section = {
	name: "mail-down",
	title: `The mail server is down for ${downMinutes} minutes, and the server killed 3 times`,
	run: async () => {
		const port = await getPort();
		return withMongod(({ uri }) =>
			withServer({ mongodbUri: uri, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } }, async (server) => {
				const goOn = (index: number) => index < count;
				const sending = sendTrials({ url: () => server.url, perSecond: 40, goOn });
				// Not before the last post: a server that has just started refuses forms until its database is up to date.
				const killing = sending.then(() => restart(server));
				for (let minute = 0; minute < downMinutes; minute++) await passMinute(uri);
				const [sent] = await Promise.all([sending, killing]);
				const tried = await triesIn(uri);

				const mailbox = await startSmtp(port);
				try {
					for (const share of [1 / 3, 2 / 3]) {
						const enough = () => mailbox.received.length >= count * 2 * share;
						await passUntil(uri, async () => enough());
						await restart(server);
					}
					await passUntil(uri, async () => (await unsentIn(uri)) === 0);
				} finally {
					await mailbox.close();
				}
				const twice = mailbox.received.length - new Set(mailbox.received.map(messageId)).size;
				return [
					...(await storedOnce(uri, sent, count)),
					never("Requests refused", sent.refused + sent.wrong, String(count)),
					never("Mails unsent in the end", await unsentIn(uri), String(count * 2)),
					{
						what: "Mails sent twice",
						must: `at most ${3 * mailsInHand}, those that were in hand each time`,
						seen: String(twice),
						reached: twice <= 3 * mailsInHand,
						figures: { twice },
					},
					told("Tries while it was down", String(tried)),
				];
			}),
		);
	},
};

async function restart(server: KillableServer): Promise<void> {
	await server.end("SIGKILL");
	await server.start();
}

/** Moves the outbox's times back; the code keeps its own waits and leases. */
async function passMinute(uri: string): Promise<void> {
	await sleep(realMs);
	await withCollections(uri, (db) => {
		const earlier = { $subtract: ["$nextAttemptAt", minuteMs - realMs] };
		const waiting = { nextAttemptAt: { $exists: true } };
		return db.collection("outbox").updateMany(waiting, [{ $set: { nextAttemptAt: earlier } }]);
	});
}

async function passUntil(uri: string, isReached: () => Promise<boolean>): Promise<void> {
	for (const end = Date.now() + 2 * minuteMs; !(await isReached()) && Date.now() < end; ) {
		await passMinute(uri);
	}
}

function unsentIn(uri: string): Promise<number> {
	return withCollections(uri, (db) => db.collection("outbox").countDocuments({ sentAt: { $exists: false } }));
}

async function triesIn(uri: string): Promise<number> {
	const [sum] = await withCollections(uri, (db) =>
		db
			.collection("outbox")
			.aggregate<{ tries: number }>([{ $group: { _id: null, tries: { $sum: "$attempts" } } }])
			.toArray(),
	);
	return sum?.tries ?? 0;
}

function messageId({ text }: { text: string }): string {
	return /^message-id: (.*)$/im.exec(text)?.[1] ?? text;
}
