import { countRefusedMail } from "#app/server/metrics.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { ready } from "#models/database/connection.server.ts";
import { withTimeout } from "#models/database/transaction.server.ts";
import { log } from "#models/log.server.ts";
import { type ClaimedMail, OutboxMail, whenQueued } from "#models/mail/outbox.server.ts";
import { noteMailRefused } from "#models/request/own-request.server.ts";
import { ring } from "./bell.server.ts";
import { openTransport, refusesAddress } from "./transport.server.ts";
import { writeMail } from "./write-mail.server.ts";

const idleMs = 3_000;

/** More than one, so that a slow mailbox holds nobody up. */
const mailsAtOnce = 5;

let nudged = false;
let wake = () => {};

/** Delivers what is due now, instead of at the next round. */
export function deliverSoon(): void {
	nudged = true;
	wake();
}

/** Delivers the outbox, in any number of processes, until stopped: that ends after the messages in hand. */
export function startMailWorker(): { stop(): Promise<void> } {
	const send = openTransport();
	let stopping = false;
	const inHand = new Set<Promise<void>>();
	// One at a time after a failure: five that fail at once would leave no time for requests.
	let atOnce = mailsAtOnce;
	// One bell at a time: chats limit how often they are posted to, and one that hangs must not hold up mail.
	let isRinging = false;

	async function deliverAll(): Promise<void> {
		while (!stopping) {
			const mail = await withTimeout(OutboxMail.claim(!isRinging));
			if (!mail) return;
			const isBell = mail.kind === "bell";
			isRinging ||= isBell;
			const delivery = deliver(mail, send)
				.then((hasLeft) => {
					if (!isBell) atOnce = hasLeft ? mailsAtOnce : 1;
				})
				.catch((error) => log.warn({ err: error, id: mail.id }, "the outbox cannot be written"))
				.finally(() => {
					inHand.delete(delivery);
					if (!isBell) return;
					isRinging = false;
					deliverSoon();
				});
			inHand.add(delivery);
			while (inHand.size >= atOnce) await Promise.race(inHand);
		}
	}

	async function work(): Promise<void> {
		while (!stopping) {
			if (!nudged) await idle();
			nudged = false;
			if (await ready()) {
				await deliverAll().catch((error) =>
					log.warn({ err: error }, "the outbox cannot be read; trying again"),
				);
			}
		}
		await Promise.all(inHand);
	}

	whenQueued(deliverSoon);
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

async function deliver(mail: ClaimedMail, send: ReturnType<typeof openTransport>): Promise<boolean> {
	const { id, kind, attempts } = mail;
	if (!(await withTimeout(OutboxMail.mayLeave(mail)))) {
		log.info({ id, kind }, "mail given up: too many of its kind to one address");
		return true;
	}
	try {
		const letter = await withTimeout(writeMail(mail));
		if (!letter) {
			await withTimeout(OutboxMail.drop(mail));
			return true;
		}
		await (kind === "bell" ? ring(letter.text) : send(letter));
	} catch (error) {
		if (refusesAddress(error)) {
			await refused(mail);
			return true;
		}
		log.warn({ err: error, id, kind, attempts }, "mail not sent");
		const isKept = await withTimeout(OutboxMail.markFailed(mail));
		if (!isKept) log.error({ id, kind, attempts }, "mail given up: it could not be sent for three days");
		return false;
	}
	await withTimeout(OutboxMail.markSent(mail));
	log.info({ id, kind, attempts }, "mail sent");
	return true;
}

/** Notes the refusal before giving the mail up, so that a process that dies in between loses nothing. */
async function refused(mail: ClaimedMail): Promise<void> {
	const { id, kind, to, accountId, requestId } = mail;
	if (kind === "invite" && accountId) await withTimeout(Invitation.noteMailRefused(accountId));
	if (requestId) await withTimeout(noteMailRefused(requestId, to));
	await withTimeout(OutboxMail.giveUp(mail));
	countRefusedMail(kind);
	log.warn({ id, kind }, "mail given up: its address takes none");
}
