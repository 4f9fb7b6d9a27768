const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

const unseenEnds = /^[\s\p{Cf}\p{DI}]+|[\s\p{Cf}\p{DI}]+$/gu;

/**
 * Labels of domains in the letters of one language. None in Cyrillic or Greek letters that all look like Latin ones, as
 * `с.vn` with a Cyrillic с would pass for another's domain, and none of several scripts (UTS 39).
 */
const readable = [
	/^[-a-z0-9\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e\u01a1\u01b0\u1ea0-\u1ef9]+$/u,
	/^[-a-z0-9\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u,
	/^[-a-z0-9\p{sc=Hangul}]+$/u,
	/^(?=.*[^-0-9асԁеһіјкӏмнорԛгѕтуԝхьᴦ])[-0-9\p{sc=Cyrillic}]+$/u,
	/^(?=.*[^-0-9αγεικνορτυχω])[-0-9\p{sc=Greek}]+$/u,
	...["Thai", "Lao", "Khmer", "Arabic", "Hebrew", "Devanagari"].map(
		(script) => new RegExp(`^[-0-9\\p{sc=${script}}\\p{Mn}]+$`, "u"),
	),
];

/** Whether each label is in one script, and the last has two letters or more, as in ASCII. */
function isReadable(domain: string): boolean {
	const labels = domain.toLowerCase().split(/[.\u3002]/);
	const isLong = [...(labels.at(-1) ?? "")].length > 1;
	return isLong && labels.every((label) => readable.some((letters) => letters.test(label)));
}

/** As a mail server knows it: `xn--minhpht-mwa.vn`; the same in a browser and here. */
function asciiOf(domain: string): string {
	if (asciiDomain.test(domain) || !isReadable(domain)) return domain;
	const address = `https://${domain}`;
	return URL.canParse(address) ? new URL(address).hostname : domain;
}

const bracketed = /<([^<>]*@[^<>]*)>/;
const before = /^(?:(?:mailto|e-?mail)\s*:\s*|["“(<[])+/i;
const behind = /[\s;,:>)\]"”]+$/;

/** What of a pasted text is the address: of `Hà <ha@minhphat.vn>`, `mailto:ha@minhphat.vn` or `ha@minhphat.vn;`. */
export function addressIn(typed: string): string {
	const [, inside = typed] = bracketed.exec(typed) ?? [];
	return inside.replace(unseenEnds, "").replace(before, "").replace(behind, "");
}

/** In ASCII, however it was typed: in full-width letters, with unseen characters or an international domain. */
export function plainAddress(typed: string): string {
	const plain = addressIn(typed.normalize("NFKC"));
	const domain = plain.lastIndexOf("@") + 1;
	return plain.slice(0, domain) + asciiOf(plain.slice(domain));
}

/** Checks that a {@link plainAddress} has words joined by single dots before and after the @. */
export function isAddress(plain: string): boolean {
	const at = plain.lastIndexOf("@");
	return localPart.test(plain.slice(0, Math.max(at, 0))) && asciiDomain.test(plain.slice(at + 1));
}
