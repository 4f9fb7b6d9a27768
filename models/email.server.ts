/** Thrown for a sign-in address that is not plain ASCII or has no address shape. */
export class InvalidEmail extends Error {
	override readonly name = "InvalidEmail";
}

/**
 * The one spelling of a sign-in address. Only ASCII: lower-casing a look-alike (the Kelvin sign becomes k) must never
 * make it another person's address.
 * @returns null where the text is no address
 */
export function normaliseEmail(text: string): string | null {
	const email = text.trim();
	return /^[!-?A-~]+@[!-?A-~]+\.[A-Za-z]{2,}$/.test(email) ? email.toLowerCase() : null;
}

/**
 * What stands for a mailbox where mails to it are counted. Capital letters, dots and what follows a plus are spellings of
 * one mailbox with many providers; where they are not, two people share a count.
 */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf("@");
	const name = address.slice(0, at).replace(/\+.*/, "").replaceAll(".", "");
	return (name + address.slice(at)).toLowerCase();
}
