import mongoose from "mongoose";
import { normaliseEmail } from "#models/contact/email.server.ts";
import type { HistoryEvent } from "#models/history/history.server.ts";
import { findOwnRequest } from "#models/request/own-request.server.ts";

/** Removes visitors' links from mails, which now get them when they are sent, and their corrections from notes. */
export async function keepNoToken(): Promise<void> {
	const outbox = mongoose.connection.collection("outbox");
	for await (const { _id, text, calendar } of outbox.find({ text: ownPage })) {
		const [, origin = "", token = ""] = ownPage.exec(text) ?? [];
		const own = await findOwnRequest(token);
		if (!own) await outbox.deleteOne({ _id });
		const withoutToken = (words: string) => words.replaceAll(new RegExp(ownPage, "g"), "{{link}}");
		const content = calendar && withoutToken(calendar.content.replaceAll("\r\n ", ""));
		const change = {
			...{ text: withoutToken(text), link: { purpose: "about-request", origin }, requestId: own?.id },
			...(calendar && { "calendar.content": content }),
		};
		await outbox.updateOne({ _id }, { $set: change });
	}
	const events = mongoose.connection.collection("requestEvents");
	const noted = events.find({ kind: "corrected", note: { $exists: true } });
	for await (const { _id, note } of noted)
		await events.updateOne(
			{ _id },
			{ $set: { corrected: correctedIn(note) }, $unset: { note: 1 } },
			{ ignoreUndefined: true },
		);
}

const ownPage = /(https?:\/\/[^/\s]+)(?:\/\w\w)?\/yeu-cau\/([0-9a-f]{32})/;

const known = (contact: string) => (contact === "–" ? undefined : contact);

/** Reads lines such as `hoa@gom.vn → hoa@gom.example` and `– → 0912345678`. */
function correctedIn(note: string): HistoryEvent["corrected"] {
	const corrections = note.split("\n").map((line) => {
		const [before, after] = /^(.*?) → (.*)$/.exec(line)?.slice(1).map(known) ?? [];
		const field = normaliseEmail(before ?? "") && normaliseEmail(after ?? "") ? "email" : "phone";
		return [field, { before, after }];
	});
	return Object.fromEntries(corrections);
}
