const likeD = /[\u0111\u00f0\u0256\u018c\ua7c8\u1d06]/gu;

/** What nobody sees or what stands above, below or through a letter: soft hyphens, direction signs, diacritics. */
const unseen = /[\p{M}\p{Cf}\p{DI}]/gu;

/**
 * A text as it is compared: as typed without a Vietnamese keyboard, in whatever code its letters have. `Đơn hàng`,
 * `Ðơn hàng` (with the Icelandic Eth) and full-width letters all become `don hang`.
 */
export function fold(text: string): string {
	return text
		.normalize("NFKD")
		.replace(unseen, "")
		.toLowerCase()
		.replace(likeD, "d")
		.replaceAll("\u0131", "i")
		.normalize("NFC");
}
