import { OutboxMail } from "#models/outbox.server.ts";
import { inTime } from "../db.server.ts";
import { log } from "../log.server.ts";
import { send } from "./transport.server.ts";

const idleMs = 3_000;

let nudged = false;
let wake = () => {};

/** Lets the worker of this process look into the outbox now; call it after queueing a message. */
export function deliverSoon(): void {
	nudged = true;
	wake();
}

/**
 * Delivers the outbox until stopped. Any number of processes may do so at once.
 * @returns stop: ends after the message in hand
 */
export function startMailWorker(): { stop(): Promise<void> } {
	let stopping = false;

	async function deliverAll(): Promise<void> {
		nudged = false;
		while (!stopping && (await deliverOne()));
	}

	async function work(): Promise<void> {
		while (!stopping) {
			// Also at first: the connection is being opened then.
			if (!nudged) await idle();
			await deliverAll().catch((error) =>
				log.warn({ err: error }, "the outbox cannot be read; trying again"),
			);
		}
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

/** @returns false where nothing is due */
async function deliverOne(): Promise<boolean> {
	const mail = await inTime(OutboxMail.claim());
	if (!mail) return false;
	const { id, kind, attempts } = mail;
	try {
		await send(mail);
	} catch (error) {
		log.warn({ err: error, id, kind, attempts }, "mail not sent; it stays in the outbox");
		await inTime(OutboxMail.markFailed(mail));
		return true;
	}
	await inTime(OutboxMail.markSent(mail));
	log.info({ id, kind, attempts }, "mail sent");
	return true;
}
