import type { TypedResponse } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import {
	Account,
	FactorNeeded,
	type ProofOfPerson,
	type VerifiedCredentials,
} from "#models/account/account.server.ts";
import type { AttemptLimit } from "#models/account/attempt.server.ts";
import { TooBusy } from "#models/account/password.server.ts";
import { accountAt } from "#models/account/people.server.ts";
import { normaliseEmail } from "#models/contact/email.server.ts";
import { Refusal } from "#models/refusal.ts";
import { isKnownDevice, rememberDevice } from "./known-device.server.ts";
import { countSignIn } from "./metrics.server.ts";
import { networkDigest } from "./network.server.ts";
import { redirect } from "./redirect.server.ts";
import { askForFactor } from "./second-step.server.ts";
import { closeSession, openSession, type RequestArgs } from "./session.server.ts";
import { countedSignIn, makeTry, orTooManyTries } from "./tries.server.ts";

/** See docs/decisions/0009. */
const wrongPasswords: AttemptLimit = { max: 10, windowMs: 10 * 60 * 1000 };
const passwords: AttemptLimit = { max: 60, windowMs: 60 * 1000 };

const mostInHand = 20;

const authenticator = new Authenticator<VerifiedCredentials | null>();

authenticator.use(
	new FormStrategy(({ form }) =>
		Account.authenticate(
			String(form.get("email")),
			String(form.get("password")),
			form.has("networkDigest") ? String(form.get("networkDigest")) : null,
		),
	),
	"password",
);

type Credentials = { email: string; password: string };

const inHand = new Map<string, number>();

async function whileFewInHand<Result>(digest: string, work: () => Promise<Result>): Promise<Result> {
	const count = inHand.get(digest) ?? 0;
	if (count >= mostInHand) throw new TooBusy("The network has many sign-ins in hand");
	inHand.set(digest, count + 1);
	try {
		return await work();
	} finally {
		const left = (inHand.get(digest) ?? 1) - 1;
		if (left > 0) inHand.set(digest, left);
		else inHand.delete(digest);
	}
}

/** Null for a wrong pair or a disabled account. @throws TooManyTries; TooBusy where the network has too many in hand */
export function authenticate(
	args: RequestArgs,
	credentials: Credentials,
): Promise<VerifiedCredentials | null> {
	const digest = networkDigest(args.context);
	const trying = () => tryPassword(args, credentials, digest);
	return countedSignIn(digest === null ? trying() : whileFewInHand(digest, trying));
}

async function tryPassword(
	args: RequestArgs,
	credentials: Credentials,
	digest: string | null,
): Promise<VerifiedCredentials | null> {
	const { request } = args;
	const email = normaliseEmail(credentials.email) ?? "";
	const isKnown = await isKnownDevice(request, email);
	const body = new URLSearchParams(digest === null ? credentials : { ...credentials, networkDigest: digest });
	// The strategy reads a form body of its own, and the form door has already read the request's.
	const form = new Request(request.url, { method: "POST", body });
	return makeTry(
		args,
		{
			key: `sign-in ${email} ${isKnown ? "known" : ""}`,
			limit: wrongPasswords,
			total: passwords,
			network: isKnown ? ["sign-in"] : ["sign-in", "wrong sign-in"],
			subject: () => accountAt(email),
			wrong: "passwordWrong",
		},
		() => authenticator.authenticate("password", form),
	);
}

/** Asks for the password of an account once more. @throws Refusal `passwordRequired`, `passwordWrong`, `passwordTries` */
export async function provePassword(
	args: RequestArgs,
	{ email, password, field }: { email: string; password: string | undefined; field: string },
): Promise<void> {
	if (!password) throw new Refusal({ [field]: ["passwordRequired"] });
	const isOwner = await authenticate(args, { email, password }).catch(
		orTooManyTries({ [field]: ["passwordTries"] }),
	);
	if (!isOwner) throw new Refusal({ [field]: ["passwordWrong"] });
}

/**
 * Signs in and remembers the device, of which a mail tells if it is new. Redirects to `destination`, to the second step,
 * or to the login if the proof is outdated.
 */
export async function signIn(
	args: RequestArgs,
	person: ProofOfPerson & { email: string },
	destination: string,
	cookies: string[] = [],
): Promise<TypedResponse<never>> {
	const { request } = args;
	const email = normaliseEmail(person.email) ?? person.email;
	const isKnown = await isKnownDevice(request, email);
	const session = await openSession(args, person, !isKnown).catch((error: unknown) => {
		if (error instanceof FactorNeeded) return error;
		throw error;
	});
	if (session instanceof FactorNeeded) {
		return askForFactor(session.proven, destination, [...cookies, await closeSession(args)]);
	}
	if (!session) return redirect("/portal/login");
	countSignIn("signedIn");
	return redirect(destination, {
		headers: [
			...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
			["Set-Cookie", session],
			["Set-Cookie", await rememberDevice(request, email)],
		],
	});
}
