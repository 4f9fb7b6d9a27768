import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { AccountDisabled, Passkey } from "#models/account/passkey.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { somebody } from "#models/audit/record.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { countSignIn } from "./metrics.server.ts";
import { networkDigest, networkPrefix } from "./network.server.ts";
import { readAuthentication } from "./passkey-response.server.ts";
import type { Asked } from "./session.server.ts";
import { makeTry, refuseTry, TooManyTries } from "./tries.server.ts";

/** As for passwords, see docs/decisions/0009. */
const wrongTries: AttemptLimit = { max: 10, windowMs: 10 * 60 * 1000 };

type Person = { id: string; email: string };

/** What a browser needs to ask for a passkey. @throws TooManyTries for a network that signs in too often */
export async function askForPasskey({
	request,
	context,
}: Asked): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const digest = networkDigest(context);
	if (!(await NetworkCount.add("sign-in", digest))) await refuseNetwork(context, digest);
	return Passkey.ask(siteOrigin(request));
}

/** Whose passkey answered, in JSON; null if not ours, wrong or used before. @throws AccountDisabled, TooManyTries */
export async function takePasskey(asked: Asked, typed: string): Promise<Person | null> {
	try {
		const person = await tryOnce(asked, typed);
		if (!person) countSignIn("wrong");
		return person;
	} catch (error) {
		countSignIn(error instanceof TooManyTries ? "limited" : wrongOrFailed(error));
		throw error;
	}
}

const wrongOrFailed = (error: unknown) => (error instanceof AccountDisabled ? "wrong" : "failed");

async function tryOnce({ request, context }: Asked, typed: string): Promise<Person | null> {
	const response = readAuthentication(typed);
	if (!response) return null;
	const digest = networkDigest(context);
	const key = `passkey ${response.id}`;
	if (await NetworkCount.isFull("wrong sign-in", digest)) return refuseNetwork(context, digest);
	const triedAt = await Attempt.take(key, wrongTries);
	const about = async () => ({ by: by(context), subject: await Passkey.ownerOf(response.id) });
	if (!triedAt) return refuseTry(key, async () => ({ ...(await about()), action: "triesBlocked" }));
	const fewInNetwork = await NetworkCount.add("wrong sign-in", digest);
	const uncount = () =>
		Promise.all([Attempt.giveBack(key, triedAt), NetworkCount.takeBack("wrong sign-in", digest)]);
	if (!fewInNetwork) {
		await uncount();
		return refuseNetwork(context, digest);
	}
	const person = await makeTry(() => Passkey.use(siteOrigin(request), response), uncount);
	if (!person) await Audit.write({ ...(await about()), action: "passkeyWrong" });
	return person;
}

const by = (context: Asked["context"]) => somebody(networkPrefix(context));

const refuseNetwork = (context: Asked["context"], digest: string | null) =>
	refuseTry(`network ${digest}`, async () => ({ by: by(context), action: "networkBlocked" }));
