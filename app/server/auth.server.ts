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
import { type AuditLine, somebody } from "#models/audit/record.server.ts";
import { normaliseEmail } from "#models/email.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { FieldErrors } from "./form.server.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { newDeviceMail } from "./mail/account-mails.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { countSignIn } from "./metrics.server.ts";
import { networkOf, shortenedNetwork } from "./network.server.ts";
import { redirect } from "./redirect.server.ts";
import { askForFactor } from "./second-step.server.ts";
import { type Asked, openSession } from "./session.server.ts";

/** See docs/decisions/0009. */
const limits = {
	wrong: { max: 10, windowMs: 10 * 60 * 1000 },
	any: { max: 60, windowMs: 60 * 1000 },
	told: { max: 1, windowMs: 10 * 60 * 1000 },
} satisfies Record<string, AttemptLimit>;

const mostInHand = 20;

const authenticator = new Authenticator<VerifiedCredentials | null>();

authenticator.use(
	new FormStrategy(({ form }) =>
		Account.authenticate(
			String(form.get("email")),
			String(form.get("password")),
			form.has("network") ? String(form.get("network")) : null,
		),
	),
	"password",
);

type Credentials = { email: string; password: string };

/** The password was not looked at. */
export class TooManyTries extends Error {
	override readonly name = "TooManyTries";
}

/** For a `catch` in the `store` of a form: too many tries become errors of its fields, by {@link FieldErrors}. */
export const orTooManyTries = (codes: Record<string, string[]>) => (error: unknown) => {
	throw error instanceof TooManyTries ? new FieldErrors(codes, 429) : error;
};

const inHand = new Map<string, number>();

async function whileFewInHand<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
	const count = inHand.get(network) ?? 0;
	if (count >= mostInHand) throw new TooBusy("The network has many sign-ins in hand");
	inHand.set(network, count + 1);
	try {
		return await work();
	} finally {
		const left = (inHand.get(network) ?? 1) - 1;
		if (left > 0) inHand.set(network, left);
		else inHand.delete(network);
	}
}

/** Null for a wrong pair or a disabled account. @throws TooManyTries; TooBusy where the network has too many in hand */
export async function authenticate(
	asked: Asked,
	credentials: Credentials,
): Promise<VerifiedCredentials | null> {
	const network = networkOf(asked.context);
	const tryIt = () => tryOnce(asked, credentials, network);
	try {
		const proven = await (network === null ? tryIt() : whileFewInHand(network, tryIt));
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
	network: string | null,
): Promise<VerifiedCredentials | null> {
	const email = normaliseEmail(credentials.email) ?? "";
	const device = await knownDevice(request, email);
	const key = `sign-in ${email} ${device ?? ""}`;
	const counted = device ? null : network;
	const by = somebody(shortenedNetwork(context));
	const blockTries = () =>
		refuseTry(key, async () => ({ by, action: "triesBlocked", subject: await accountAt(email) }));
	// First, because a guess beyond this limit, of which an attack has many, costs two reads and no write.
	const triedAt = await Attempt.take(key, limits.wrong);
	if (!triedAt) return blockTries();
	const [rightTry, ...fewInNetwork] = await Promise.all([
		Attempt.take(`any ${key}`, limits.any),
		NetworkCount.add("sign-in", network),
		NetworkCount.add("wrong sign-in", counted),
	]);
	const uncount = () =>
		Promise.all([Attempt.giveBack(key, triedAt), NetworkCount.takeBack("wrong sign-in", counted)]);
	if (!rightTry || !fewInNetwork.every(Boolean)) {
		await uncount();
		return rightTry
			? refuseTry(`network ${network}`, async () => ({ by, action: "networkBlocked" }))
			: blockTries();
	}

	const body = new URLSearchParams(network === null ? credentials : { ...credentials, network });
	// The strategy reads a form body of its own, and the form door has already read the request's.
	const form = new Request(request.url, { method: "POST", body });
	const proven = await authenticator.authenticate("password", form).catch(async (error: unknown) => {
		await uncount();
		throw error;
	});
	if (proven) await uncount();
	else await Audit.write({ by, action: "passwordWrong", subject: await accountAt(email) });
	return proven;
}

/** One line of the audit log tells of all that is refused unseen in a while. */
export async function refuseTry(key: string, line: () => Promise<AuditLine>): Promise<never> {
	if (await Attempt.take(`told ${key}`, limits.told)) await Audit.write(await line());
	throw new TooManyTries("Too many tries");
}

/** Signs in, remembers the device, mails of a new one; leads to `destination`, second step, or login if outdated. */
export async function signIn(
	asked: Asked,
	person: ProofOfPerson & { email: string },
	destination: string,
	cookies: string[] = [],
): Promise<TypedResponse<never>> {
	const { request } = asked;
	const email = normaliseEmail(person.email) ?? person.email;
	const isKnown = (await knownDevice(request, email)) !== null;
	const newDevice = isKnown ? undefined : await newDeviceMail(request, email);
	const session = await openSession(asked, person, newDevice).catch((error: unknown) => {
		if (error instanceof FactorNeeded) return error;
		throw error;
	});
	if (session instanceof FactorNeeded) return askForFactor(session.proven, destination, cookies);
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
