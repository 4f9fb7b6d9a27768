import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { accountAt } from "#models/account/member.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { somebody } from "#models/audit/record.server.ts";
import { refuseTry } from "./auth.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { factorGuessedMail } from "./mail/factor-mails.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { networkOf, shortenedNetwork } from "./network.server.ts";
import type { Asked } from "./session.server.ts";

/** See docs/decisions/0036. */
const wrongCodes: AttemptLimit = { max: 10, windowMs: 60 * 60 * 1000 };

/**
 * Uses up a code; false for a wrong one. Known browsers count apart: guesses do not keep the owner out, who is mailed.
 * @throws TooManyTries after ten wrong ones in an hour, when the code was not looked at
 */
export async function takeFactor(
	{ request, context }: Asked,
	person: { id: string; email: string },
	typed: string,
): Promise<boolean> {
	const device = await knownDevice(request, person.email);
	const key = `factor ${person.id} ${device ?? ""}`;
	const triedAt = await Attempt.take(key, wrongCodes);
	const about = async () => ({
		by: somebody(shortenedNetwork(context)),
		subject: await accountAt(person.email),
	});
	if (!triedAt) {
		await Factor.warn(person.id, factorGuessedMail(person.email));
		deliverSoon();
		return refuseTry(key, async () => ({ ...(await about()), action: "triesBlocked" }));
	}
	const uncount = () => Attempt.giveBack(key, triedAt);
	const isRight = await Factor.use(person.id, typed, networkOf(context)).catch(async (error: unknown) => {
		await uncount();
		throw error;
	});
	if (isRight) await uncount();
	else await Audit.write({ ...(await about()), action: "codeWrong" });
	return isRight;
}
