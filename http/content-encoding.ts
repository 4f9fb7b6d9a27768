export type ContentEncoding = "br" | "gzip" | "identity";

/** The smallest first: it is taken where the client has no favourite. */
const ours: ContentEncoding[] = ["br", "gzip", "identity"];

/** By Accept-Encoding, of which browsers send a handful. */
const known = new Map<string, ContentEncoding>();
const mostKnown = 100;

/**
 * The encoding to answer in: the client's favourite of ours (RFC 9110, 12.5.3).
 * @param accepted the request's Accept-Encoding
 * @returns "identity" too where the client refuses all three, as an answer is better than a 406
 */
export function contentEncoding(accepted: string | undefined): ContentEncoding {
	if (!accepted) return "identity";
	const before = known.get(accepted);
	if (before) return before;
	const encoding = favouriteOf(accepted);
	if (known.size < mostKnown) known.set(accepted, encoding);
	return encoding;
}

function favouriteOf(accepted: string): ContentEncoding {
	const weights = new Map(accepted.split(",").map(weigh));
	let best: ContentEncoding = "identity";
	let most = 0;
	for (const encoding of ours) {
		// What the client does not name it takes as it is, if nothing that it names can be had.
		const weight = weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? 0.0001 : 0);
		if (weight > most) [best, most] = [encoding, weight];
	}
	return best;
}

function weigh(part: string): [string, number] {
	const [name = "", ...parameters] = part.split(";");
	const q = parameters.map((parameter) => /^\s*q=(.*)$/i.exec(parameter)?.[1]).find(Boolean);
	return [name.trim().toLowerCase(), q === undefined ? 1 : Number(q)];
}
