const here = "http://here.invalid";

/**
 * Whether a path is of the one form that nothing on its way reads as another address: one slash before each name, and
 * no name that is empty, a dot segment or malformed, or holds a slash, a backslash or a control character, as it is
 * written and as it is decoded.
 * @param path without query
 */
export function isPlainPath(path: string): boolean {
	return path === "/" || (path.startsWith("/") && path.slice(1).split("/").every(isPlainName));
}

function isPlainName(segment: string): boolean {
	try {
		const name = decodeURIComponent(segment);
		return !/^\.{0,2}$/.test(name) && !/[\p{Cc}/\\]/u.test(segment + name);
	} catch {
		return false;
	}
}

/**
 * A place on this site, for a Location header.
 * @param address not trusted
 * @returns the address on a host that is nobody's, to take path, query and fragment from; null where it is malformed,
 * leads to another site, or its path is not plain
 */
export function placeHere(address: string): URL | null {
	const path = address.split(/[?#]/, 1)[0] ?? "";
	if (!isPlainPath(path) || !URL.canParse(address, here)) return null;
	const url = new URL(address, here);
	return url.origin === here && isPlainPath(url.pathname) ? url : null;
}
