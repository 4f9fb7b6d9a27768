import { Account } from "#models/account/account.server.ts";
import { safeCookie } from "./cookie.server.ts";

/** What this browser has signed in as, see {@link Account.epochOf}. */
type Device = { people: string[] };

const oneYear = 365 * 24 * 60 * 60;
const mostPeople = 5;

const deviceCookie = safeCookie<Device>("device", oneYear);

/** Whether the account with this address has been signed in to with the request's browser and its password of now. */
export async function isKnownDevice(request: Request, email: string): Promise<boolean> {
	const people = await readDevice(request);
	if (people.length === 0) return false;
	const epoch = await Account.epochOf(email);
	return epoch !== null && people.includes(epoch);
}

/** The Set-Cookie header that remembers that this address has signed in with this browser, once it is let in. */
export async function rememberDevice(request: Request, email: string): Promise<string> {
	const epoch = await Account.epochOf(email);
	const people = new Set([...(epoch === null ? [] : [epoch]), ...(await readDevice(request))]);
	return deviceCookie.keep({ people: [...people].slice(0, mostPeople) });
}

const readDevice = async (request: Request) => (await deviceCookie.read(request))?.people ?? [];
