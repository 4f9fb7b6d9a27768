import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { accountAt } from "#models/account/member.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { somebody } from "#models/audit/record.server.ts";
import { isKnownDevice } from "./known-device.server.ts";
import { factorGuessedMail } from "./mail/factor-mails.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { networkDigest, networkPrefix } from "./network.server.ts";
import type { Asked } from "./session.server.ts";
import { makeTry, refuseTry } from "./tries.server.ts";

/** See docs/decisions/0036. */
const wrongCodes: AttemptLimit = { max: 10, windowMs: 60 * 60 * 1000 };

/**
 * Uses up a code; false for a wrong one. Known browsers count apart, together: guesses do not keep the owner out, who is mailed.
 * @throws TooManyTries after ten wrong ones in an hour, when the code was not looked at
 */
export async function takeFactor(
	{ request, context }: Asked,
	person: { id: string; email: string },
	typed: string,
): Promise<boolean> {
	const isKnown = await isKnownDevice(request, person.email);
	const key = `factor ${person.id} ${isKnown ? "known" : ""}`;
	const triedAt = await Attempt.take(key, wrongCodes);
	const about = async () => ({
		by: somebody(networkPrefix(context)),
		subject: await accountAt(person.email),
	});
	if (!triedAt) {
		await Factor.warn(person.id, factorGuessedMail(person.email));
		deliverSoon();
		return refuseTry(key, async () => ({ ...(await about()), action: "triesBlocked" }));
	}
	const isRight = await makeTry(
		() => Factor.use(person.id, typed, networkDigest(context)),
		() => Attempt.giveBack(key, triedAt),
	);
	if (!isRight) await Audit.write({ ...(await about()), action: "codeWrong" });
	return isRight;
}
