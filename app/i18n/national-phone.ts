/**
 * What people type for a phone number, as it is dialled in Vietnam: spaces, dots, hyphens, brackets, +84 and a zero
 * behind it are only spelling.
 */
export function nationalPhone(typed: string): string {
	return typed
		.normalize("NFKC")
		.replace(/[\s.()-]/g, "")
		.replace(/^(?:\+|00)840?/, "0");
}
