/**
 * The path of an address as the logs show it: what is too long or too odd for a name or an id of ours, such as the
 * token of a one-time link, is left out.
 * @param address absolute, or a path
 */
export function redactPath(address: string): string {
	const { pathname } = new URL(address, "http://host.invalid");
	return pathname
		.split("/")
		.map((part) => (/^[\w.-]{0,24}$/.test(part) ? part : "…"))
		.join("/");
}
