import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type ContentEncoding, contentEncoding } from "./content-encoding.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Variant = {
	etag: string;
	body: Buffer;
	headers: string[];
	last?: { cacheControl: string; headers: string[] };
};

/** An answer as it is sent, in the encodings worth having. */
export type KeptBytes = { identity: Variant } & Partial<Record<ContentEncoding, Variant>>;

/**
 * Makes bytes ready to be sent many times: compressed as far as it goes, each encoding with an ETag of its own.
 * @param headers pairs of a name and a value, beside those of encoding, length and ETag
 */
export async function keepBytes(
	plain: Buffer,
	headers: [string, string][],
	compress = true,
): Promise<KeptBytes> {
	const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
	const variant = (encoding: ContentEncoding, body: Buffer): Variant => {
		const etag = `"${digest}-${encoding}"`;
		const own = encoding === "identity" ? [] : ["Content-Encoding", encoding];
		return { etag, body, headers: [...headers.flat(), ...own, "ETag", etag] };
	};
	const identity = variant("identity", plain);
	if (!compress) return { identity };
	const [br, gzipped] = await Promise.all([brotli(plain), deflate(plain, { level: 9 })]);
	return { br: variant("br", br), gzip: variant("gzip", gzipped), identity };
}

/** Answers a GET or HEAD: 200 in the encoding that the client prefers, or 304 where the client has it already. */
export function sendBytes(
	kept: KeptBytes,
	cacheControl: string,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const variant = kept[contentEncoding(request.headers["accept-encoding"])] ?? kept.identity;
	if (isKnown(request.headers["if-none-match"], variant.etag)) {
		response.writeHead(304, [...variant.headers, "Cache-Control", cacheControl]).end();
		return;
	}
	response.writeHead(200, headersOf(variant, cacheControl));
	response.end(variant.body);
}

/** The same list as for the answer before, mostly, as thousands may go out in a second. */
function headersOf(variant: Variant, cacheControl: string): string[] {
	if (variant.last?.cacheControl !== cacheControl) {
		const length = String(variant.body.byteLength);
		const headers = [...variant.headers, "Cache-Control", cacheControl, "Content-Length", length];
		variant.last = { cacheControl, headers };
	}
	return variant.last.headers;
}

/** Whether the client has what it asks for (RFC 9110, 13.1.2: tags are compared weakly). */
function isKnown(tags: string | undefined, etag: string): boolean {
	if (!tags) return false;
	return tags.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
