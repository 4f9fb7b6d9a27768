export class InvalidEmail extends Error {
	override readonly name = "InvalidEmail";
}

/**
 * The one spelling of a sign-in address, null where it is none. Only ASCII: lower-casing a look-alike (the Kelvin
 * sign becomes k) must never make it another person's address.
 */
export function normaliseEmail(text: string): string | null {
	const email = text.trim();
	return /^[!-?A-~]+@[!-?A-~]+\.[A-Za-z]{2,}$/.test(email) ? email.toLowerCase() : null;
}

/**
 * A mailbox, for counting mails to it: capitals, dots and what follows a plus are spellings of one with many
 * providers.
 */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf("@");
	const name = address.slice(0, at).replace(/\+.*/, "").replaceAll(".", "");
	return (name + address.slice(at)).toLowerCase();
}
