import { createHash, randomUUID } from "node:crypto";
import { createSafeCookie } from "./cookie.server.ts";

type Device = { id: string; people: string[] };

const oneYear = 365 * 24 * 60 * 60;
const mostPeople = 5;

const deviceCookie = createSafeCookie("device", oneYear);

const digestOf = (email: string) => createHash("sha256").update(email).digest("base64url").slice(0, 16);

/** The id of the request's browser if this address has signed in with it before; else null. */
export async function knownDevice(request: Request, email: string): Promise<string | null> {
	const device = await readDevice(request);
	return device?.people.includes(digestOf(email)) ? device.id : null;
}

/** The Set-Cookie header that remembers that this address has signed in with this browser. */
export async function rememberDevice(request: Request, email: string): Promise<string> {
	const { id, people } = (await readDevice(request)) ?? { id: randomUUID(), people: [] };
	return deviceCookie.serialize({
		id,
		people: [...new Set([digestOf(email), ...people])].slice(0, mostPeople),
	});
}

/** Signed by us, so its shape needs no check. */
function readDevice(request: Request): Promise<Device | null> {
	return deviceCookie.parse(request.headers.get("Cookie"));
}
