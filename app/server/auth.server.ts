import type { TypedResponse } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import {
	Account,
	FactorNeeded,
	type ProofOfPerson,
	type VerifiedCredentials,
} from "#models/account/account.server.ts";
import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { accountAt } from "#models/account/member.server.ts";
import { TooBusy } from "#models/account/password.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { somebody } from "#models/audit/record.server.ts";
import { normaliseEmail } from "#models/email.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { isKnownDevice, rememberDevice } from "./known-device.server.ts";
import { newDeviceMail } from "./mail/account-mails.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { countSignIn } from "./metrics.server.ts";
import { networkDigest, networkPrefix } from "./network.server.ts";
import { redirect } from "./redirect.server.ts";
import { askForFactor } from "./second-step.server.ts";
import { type Asked, closeSession, openSession } from "./session.server.ts";
import { makeTry, refuseTry, TooManyTries } from "./tries.server.ts";

/** See docs/decisions/0009. */
const limits = {
	wrong: { max: 10, windowMs: 10 * 60 * 1000 },
	any: { max: 60, windowMs: 60 * 1000 },
} satisfies Record<string, AttemptLimit>;

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
export async function authenticate(
	asked: Asked,
	credentials: Credentials,
): Promise<VerifiedCredentials | null> {
	const digest = networkDigest(asked.context);
	const tryIt = () => tryOnce(asked, credentials, digest);
	try {
		const proven = await (digest === null ? tryIt() : whileFewInHand(digest, tryIt));
		if (!proven) countSignIn("wrong");
		return proven;
	} catch (error) {
		countSignIn(error instanceof TooManyTries ? "limited" : "failed");
		throw error;
	}
}

async function tryOnce(
	{ request, context }: Asked,
	credentials: Credentials,
	digest: string | null,
): Promise<VerifiedCredentials | null> {
	const email = normaliseEmail(credentials.email) ?? "";
	const isKnown = await isKnownDevice(request, email);
	const key = `sign-in ${email} ${isKnown ? "known" : ""}`;
	const counted = isKnown ? null : digest;
	const by = somebody(networkPrefix(context));
	const blockTries = () =>
		refuseTry(key, async () => ({ by, action: "triesBlocked", subject: await accountAt(email) }));
	const blockNetwork = () => refuseTry(`network ${digest}`, async () => ({ by, action: "networkBlocked" }));
	// What is beyond a limit, of which an attack has much, costs reads and no write.
	const full = [NetworkCount.isFull("sign-in", digest), NetworkCount.isFull("wrong sign-in", counted)];
	if ((await Promise.all(full)).some(Boolean)) return blockNetwork();
	const triedAt = await Attempt.take(key, limits.wrong);
	if (!triedAt) return blockTries();
	const [rightTry, ...fewInNetwork] = await Promise.all([
		Attempt.take(`any ${key}`, limits.any),
		NetworkCount.add("sign-in", digest),
		NetworkCount.add("wrong sign-in", counted),
	]);
	const uncount = () =>
		Promise.all([Attempt.giveBack(key, triedAt), NetworkCount.takeBack("wrong sign-in", counted)]);
	if (!rightTry || !fewInNetwork.every(Boolean)) {
		await uncount();
		return rightTry ? blockNetwork() : blockTries();
	}

	const body = new URLSearchParams(digest === null ? credentials : { ...credentials, networkDigest: digest });
	// The strategy reads a form body of its own, and the form door has already read the request's.
	const form = new Request(request.url, { method: "POST", body });
	const proven = await makeTry(() => authenticator.authenticate("password", form), uncount);
	if (!proven) await Audit.write({ by, action: "passwordWrong", subject: await accountAt(email) });
	return proven;
}

/**
 * Signs in and remembers the device, of which a mail tells if it is new. Redirects to `destination`, to the second step,
 * or to the login if the proof is outdated.
 */
export async function signIn(
	asked: Asked,
	person: ProofOfPerson & { email: string },
	destination: string,
	cookies: string[] = [],
): Promise<TypedResponse<never>> {
	const { request } = asked;
	const email = normaliseEmail(person.email) ?? person.email;
	const isKnown = await isKnownDevice(request, email);
	const newDevice = isKnown ? undefined : await newDeviceMail(request, email);
	const session = await openSession(asked, person, newDevice).catch((error: unknown) => {
		if (error instanceof FactorNeeded) return error;
		throw error;
	});
	if (session instanceof FactorNeeded) {
		return askForFactor(session.proven, destination, [...cookies, await closeSession(asked)]);
	}
	if (!session) return redirect("/portal/login");
	countSignIn("signedIn");
	deliverSoon();
	return redirect(destination, {
		headers: [
			...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
			["Set-Cookie", session],
			["Set-Cookie", await rememberDevice(request, email)],
		],
	});
}
