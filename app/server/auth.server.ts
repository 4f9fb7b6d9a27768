import type { TypedResponse } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { Account, type Proven } from "#models/account.server.ts";
import { Attempt, type AttemptLimit } from "#models/attempt.server.ts";
import { normaliseEmail } from "#models/email.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { redirect } from "./redirect.server.ts";
import { openSession } from "./session.server.ts";

/** See docs/decisions/0009-sign-in-guessing.md. */
const limit: AttemptLimit = { max: 10, windowMs: 10 * 60 * 1000 };

/** Checks staff's e-mail and password; the user is null where the pair is wrong. */
const authenticator = new Authenticator<Proven | null>();

authenticator.use(
	new FormStrategy(({ form }) =>
		Account.authenticate(String(form.get("email")), String(form.get("password"))),
	),
	"password",
);

type Credentials = { email: string; password: string };

/** Thrown where somebody has guessed too often; the password was not looked at. */
export class TooManyTries extends Error {
	override readonly name = "TooManyTries";
}

/**
 * Checks an e-mail and a password; wrong ones are limited per address, and apart for each device that its owner has
 * signed in with. From devices that the owner has not signed in with they are limited per network too, whatever the
 * addresses.
 * @param credentials already read and validated by the form door
 * @param network as `networkOf` gives it
 * @returns null where the address is unknown, the password wrong or the account disabled
 * @throws TooManyTries
 */
export async function authenticate(
	request: Request,
	credentials: Credentials,
	network: string | null,
): Promise<Proven | null> {
	const email = normaliseEmail(credentials.email) ?? "";
	const device = await knownDevice(request, email);
	const counted = device ? null : network;
	if (!(await NetworkCount.add("sign-in", counted))) throw new TooManyTries("Too many tries");
	const key = `sign-in ${email} ${device ?? ""}`;
	const triedAt = await Attempt.take(key, limit);
	if (!triedAt) {
		await NetworkCount.takeBack("sign-in", counted);
		throw new TooManyTries("Too many tries");
	}

	const body = new URLSearchParams(credentials);
	// The strategy reads a form body of its own, and the form door has read the request's.
	const form = new Request(request.url, { method: "POST", body });
	const uncount = () =>
		Promise.all([Attempt.giveBack(key, triedAt), NetworkCount.takeBack("sign-in", counted)]);
	const proven = await authenticator.authenticate("password", form).catch(async (error: unknown) => {
		// The password was not looked at.
		await uncount();
		throw error;
	});
	if (proven) await uncount();
	return proven;
}

/**
 * Starts a session for somebody who has just proved who they are, and remembers the device.
 * @param person as {@link authenticate} gives it where a password was the proof
 * @param cookies Set-Cookie headers to send besides
 * @returns a redirect to `destination`, a path of this site; to the login where the proof does not hold any more
 */
export async function signIn(
	request: Request,
	person: { id: string; email: string; passwordHash?: string },
	destination: string,
	cookies: string[] = [],
): Promise<TypedResponse<never>> {
	const session = await openSession(request, person);
	if (!session) return redirect("/portal/login");
	return redirect(destination, {
		headers: [
			...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
			["Set-Cookie", session],
			["Set-Cookie", await rememberDevice(request, normaliseEmail(person.email) ?? person.email)],
		],
	});
}
