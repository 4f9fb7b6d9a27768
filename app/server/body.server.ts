/** Ends the request with a line of text for programs. */
export function refuse(status: number, reason: string): never {
	throw new Response(reason, { status, statusText: reason });
}

/** What a request's `Content-Type` says, without parameters and in lower case. */
export const contentType = ({ headers }: Request): string | undefined =>
	headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/** Reads UTF-8, to the end even if too long, as breaking off loses the answer. @throws Response 413 over `maxBytes` */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const reader = request.body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size <= maxBytes) chunks.push(part.value);
	}
	if (size > maxBytes) refuse(413, "Content Too Large");
	return Buffer.concat(chunks).toString("utf8");
}
