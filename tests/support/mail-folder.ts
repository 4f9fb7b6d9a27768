import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "./http.ts";
import { type LinkKind, linkIn, readMail } from "./mailbox.ts";

/** The mails of one kind that have come to an address, the first one first. */
export async function mailsTo(
	address: string,
	kind: string,
	folder = process.env.E2E_MAIL_FOLDER ?? "",
): Promise<string[]> {
	const files = (await readdir(folder)).filter((file) => file.endsWith(`-${kind}.eml`)).sort();
	const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
	return mails.filter((mail) => readMail(mail).head.split(/\r?\n/).includes(`To: ${address}`));
}

/** Waits for the newest mail with a link to come to an address. @returns the link's path */
export async function linkMailedTo(address: string, kind: LinkKind, folder?: string): Promise<string> {
	await expect.poll(async () => (await mailsTo(address, kind, folder)).length).toBeGreaterThan(0);
	const mails = await mailsTo(address, kind, folder);
	return new URL(linkIn(mails.at(-1) ?? "", kind)[0] ?? "").pathname;
}
