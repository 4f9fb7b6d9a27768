import { type ClaimedMail, OutboxMail } from "#models/outbox.server.ts";
import { inTime } from "../db.server.ts";
import { log } from "../log.server.ts";
import { writeLinkMail } from "./link-mail.server.ts";
import { send } from "./transport.server.ts";

const idleMs = 3_000;

/** So that one slow mailbox holds nobody up; as many as the transport has connections. */
const mailsAtOnce = 5;

let nudged = false;
let wake = () => {};

/** Lets the worker of this process look into the outbox now; call it after queueing a message. */
export function deliverSoon(): void {
	nudged = true;
	wake();
}

/**
 * Delivers the outbox until stopped, several messages at once. Any number of processes may do so.
 * @returns stop: ends after the messages in hand
 */
export function startMailWorker(): { stop(): Promise<void> } {
	let stopping = false;
	const inHand = new Set<Promise<void>>();

	/** Hands out what is due; does not wait until the last ones are delivered. */
	async function deliverAll(): Promise<void> {
		nudged = false;
		while (!stopping) {
			const mail = await inTime(OutboxMail.claim());
			if (!mail) return;
			const delivery = deliver(mail)
				.catch((error) => log.warn({ err: error, id: mail.id }, "the outbox cannot be written"))
				.finally(() => inHand.delete(delivery));
			inHand.add(delivery);
			if (inHand.size >= mailsAtOnce) await Promise.race(inHand);
		}
	}

	async function work(): Promise<void> {
		while (!stopping) {
			// Also at first: the connection is being opened then.
			if (!nudged) await idle();
			await deliverAll().catch((error) =>
				log.warn({ err: error }, "the outbox cannot be read; trying again"),
			);
		}
		await Promise.all(inHand);
	}

	const ended = work();
	return {
		stop() {
			stopping = true;
			wake();
			return ended;
		},
	};
}

function idle(): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, idleMs);
		wake = () => {
			clearTimeout(timer);
			resolve();
		};
	});
}

async function deliver(mail: ClaimedMail): Promise<void> {
	const { id, kind, attempts } = mail;
	if (!(await inTime(OutboxMail.mayLeave(mail)))) {
		return log.info({ id, kind }, "mail given up: too many confirmations to one address");
	}
	try {
		const letter = "link" in mail ? await inTime(writeLinkMail(mail)) : mail;
		if (!letter) return await inTime(OutboxMail.drop(mail));
		await send({ ...letter, id });
	} catch (error) {
		log.warn({ err: error, id, kind, attempts }, "mail not sent; it stays in the outbox");
		return inTime(OutboxMail.markFailed(mail));
	}
	await inTime(OutboxMail.markSent(mail));
	log.info({ id, kind, attempts }, "mail sent");
}
