/** A mail as it was delivered: its lines of head, and what a person reads. */
export type DeliveredMail = { head: string; text: string };

/** Reads a mail's source, as a mail program does. */
export function readMail(source: string): DeliveredMail {
	const [, head = "", body = ""] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(source) ?? [];
	if (/^Content-Transfer-Encoding: base64/im.test(head)) {
		return { head, text: Buffer.from(body, "base64").toString("utf8") };
	}
	if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return { head, text: body };
	const bytes = body
		.replace(/=\r?\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	return { head, text: Buffer.from(bytes, "latin1").toString("utf8") };
}

export type LinkKind = "reset" | "confirm" | "invite";

/** The links of one kind in a mail's source. */
export function linkIn(source: string, kind: LinkKind): string[] {
	return readMail(source).text.match(new RegExp(`https?://\\S+/portal/${kind}/[\\w-]{43}`, "g")) ?? [];
}
