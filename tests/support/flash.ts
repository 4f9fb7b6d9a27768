/** What an answer's cookie makes the next page say; "" for nothing. */
export function flashIn({ headers }: Response): string {
	const [, flash = ""] = /flash=([^.;]+)/.exec(headers.get("Set-Cookie") ?? "") ?? [];
	return Buffer.from(decodeURIComponent(flash), "base64").toString();
}
