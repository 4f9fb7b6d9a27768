export class InvalidEmail extends Error {
	override readonly name = "InvalidEmail";
}

/** The sign-in address, null if invalid. ASCII only: lower-casing a look-alike could make it another's. */
export function normaliseEmail(text: string): string | null {
	const email = text.trim();
	return /^[!-?A-~]+@[!-?A-~]+\.[A-Za-z]{2,}$/.test(email) ? email.toLowerCase() : null;
}

/** A mailbox, for counting mails: many providers ignore capitals, dots and what follows a plus. */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf("@");
	const name = address.slice(0, at).replace(/\+.*/, "").replaceAll(".", "");
	return (name + address.slice(at)).toLowerCase();
}
