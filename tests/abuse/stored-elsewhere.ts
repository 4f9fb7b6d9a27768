import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "mongoose";
import { readMail } from "#tests/support/mailbox.ts";
import type { Product } from "#tests/support/product.ts";
import { fields } from "./naughty-texts.ts";
import { each } from "./with-product.ts";

/** What HTML does not preserve: line ends, runs of spaces, and characters that it has no place for. */
export const plain = (text: string) =>
	text
		.replaceAll("\0", "")
		.replace(/[\s\u200b\ufeff]+/g, " ")
		.trim();

export type StoredTexts = Record<string, unknown>;

/** Texts that the CSV does not hold as stored, apart from spaces of phone numbers. */
export async function missingInExport(
	{ url }: Product,
	cookie: string,
	inquiries: StoredTexts[],
): Promise<string[]> {
	const answer = await fetch(`${url}/portal/inquiries.csv`, { headers: { Cookie: cookie } });
	// An apostrophe makes a formula plain text.
	const plainCell = (cell: string) => cell.replaceAll("'", "");
	const cells = new Set(cellsOf(await answer.text()).map(plainCell));
	const numbers = new Set(
		[...cells].filter((cell) => /^[+\d ]+$/.test(cell)).map((cell) => cell.replaceAll(" ", "")),
	);
	return inquiries.flatMap((inquiry) =>
		Object.keys(fields)
			.map((name) => inquiry[name])
			.filter((text): text is string => typeof text === "string")
			.filter((text) => !cells.has(plainCell(text)) && !numbers.has(text))
			.map((text) => JSON.stringify(text.slice(0, 40))),
	);
}

/** Cells of RFC 4180, all quoted. */
function cellsOf(csv: string): string[] {
	return [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, quoted = ""]) => quoted.replaceAll('""', '"'));
}

export async function missingInPrompts(
	{ url }: Product,
	cookie: string,
	inquiries: StoredTexts[],
): Promise<string[]> {
	const wrong: string[] = [];
	// The prompt leaves out invisible characters and fences on purpose.
	const told = inquiries.filter(({ requirements }) => !/[\p{C}\p{M}`]/u.test(String(requirements)));
	await each(told, async ({ _id, requirements }) => {
		const answer = await fetch(`${url}/portal/inquiries/${_id}/prompt.txt?contact=1`, {
			headers: { Cookie: cookie },
		});
		const prompt = await answer.text();
		if (!plain(prompt).includes(plain(String(requirements))))
			wrong.push(JSON.stringify(requirements).slice(0, 60));
	});
	return wrong;
}

const ownHeaders =
	/^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|content-language|auto-submitted)$/i;

/** Headers of mails that are not ours, and messages that no mail holds. */
export async function brokenMails({ mailFolder }: Product, db: Connection): Promise<string[]> {
	const wrong: string[] = [];
	for (const file of await readdir(mailFolder)) {
		const [head = ""] = (await readFile(path.join(mailFolder, file), "utf8")).split("\r\n\r\n");
		const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(":")[0] ?? "");
		wrong.push(...names.filter((name) => !ownHeaders.test(name)));
	}
	const waiting = () => db.collection("outbox").countDocuments({ nextAttemptAt: { $exists: true } });
	while ((await waiting()) > 0) await sleep(200);
	const messages = await db.collection("contactMessages").find().toArray();
	const notes = (await readdir(mailFolder)).filter((file) => file.endsWith("-contactNote.eml"));
	const sources = await Promise.all(notes.map((file) => readFile(path.join(mailFolder, file), "utf8")));
	const lines = (text: string) => text.replace(/\r\n?/g, "\n");
	const written = sources.map((source) => lines(readMail(source).text).replace(/^> /gm, "")).join("\n");
	const typed = messages.map(({ message }) => lines(message));
	wrong.push(...typed.filter((message) => !written.includes(message)));
	return wrong;
}
