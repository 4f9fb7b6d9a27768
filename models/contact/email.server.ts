import { domainToUnicode } from "node:url";
import { isAddress, plainAddress } from "./email-address.ts";

export class InvalidEmail extends Error {
	override readonly name = "InvalidEmail";
}

/** The sign-in address, null if invalid. */
export function normaliseEmail(text: string): string | null {
	const email = plainAddress(text);
	return isAddress(email) ? email.toLowerCase() : null;
}

/** An address with its international domain in its own letters, unless they could be taken for others. */
export function shownEmail(address: string): string {
	const domain = address.lastIndexOf("@") + 1;
	const shown = address.slice(0, domain) + domainToUnicode(address.slice(domain));
	return normaliseEmail(shown) === address.toLowerCase() ? shown : address;
}

/** A mailbox, for counting mails: many providers ignore capitals, dots and what follows a plus. */
export function mailboxOf(address: string): string {
	const at = address.lastIndexOf("@");
	const name = address.slice(0, at).replace(/\+.*/, "").replaceAll(".", "");
	return (name + address.slice(at)).toLowerCase();
}
