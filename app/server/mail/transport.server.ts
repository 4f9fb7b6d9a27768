import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Language } from "#models/language.ts";
import type { Words } from "#models/mail/record.server.ts";
import { env } from "#models/settings/env.server.ts";

export type Letter = Words & { id: string; kind: string; to: string; language: Language };

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Whether mails leave, or stay in the mail folder. */
export const mailLeaves = env.SMTP_URL !== undefined;

/** The way by which mails leave: connections to the mail server or, without one, the mail folder. */
export const openTransport = (): ((mail: Letter) => Promise<void>) =>
	env.SMTP_URL ? bySmtp(env.SMTP_URL) : toFolder(env.MAIL_FOLDER);

function bySmtp(url: string) {
	const transport = createTransport({ url, pool: true, ...patience });
	return async (mail: Letter): Promise<void> => {
		await transport.sendMail(message(mail));
	};
}

/** Refusals of us, not of the address: of our sender, protocol or policy by RFC 3463, then the same by plain codes. */
const aboutUs = /^5\d\d[ -]5\.(1\.[78]|5\.\d|7\.\d)|^(503|530|535)/;

/** Whether a mail server says for good that it takes no mail for an address; else trying again may help. */
export function refusesAddress(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { command, responseCode = 0, response = "" } = error as SmtpError;
	const isOfAddress = command === "RCPT TO" || command === "DATA";
	return isOfAddress && responseCode >= 500 && !aboutUs.test(response);
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string };

function toFolder(folder: string) {
	const composer = createTransport({ streamTransport: true, buffer: true });
	return async (mail: Letter): Promise<void> => {
		const { message: bytes } = await composer.sendMail(message(mail));
		// Readable by its owner only: it holds links to choose a password.
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await writeFile(fileOf(folder, mail), bytes, { mode: 0o600 });
	};
}

const fileOf = (folder: string, { id, kind }: Pick<Letter, "id" | "kind">) =>
	join(folder, `${id}-${kind}.eml`);

/** Removes written messages from the mail folder. */
export async function removeWritten(mails: Pick<Letter, "id" | "kind">[]): Promise<void> {
	await Promise.all(mails.map((mail) => rm(fileOf(env.MAIL_FOLDER, mail), { force: true })));
}

/** The id stays over retries, so that mailboxes can recognise duplicates. */
function message({ id, to, subject, text, replyTo, calendar, language }: Letter) {
	return {
		messageId: `<${id}@${env.BRAND_EMAIL.split("@")[1]}>`,
		from: env.MAIL_FROM ?? { name: env.BRAND_NAME, address: env.BRAND_EMAIL },
		to: { name: "", address: to },
		replyTo: replyTo && { name: "", address: replyTo },
		subject,
		text,
		icalEvent: calendar && { ...calendar, filename: "demo.ics" },
		headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
	};
}
