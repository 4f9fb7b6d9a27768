import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import type { AuditLine } from "#models/audit/record.server.ts";
import { Refusal } from "#models/refusal.ts";

const told: AttemptLimit = { max: 1, windowMs: 10 * 60 * 1000 };

/** The password or code was not looked at. */
export class TooManyTries extends Error {
	override readonly name = "TooManyTries";
}

/** For a `catch` in the `store` of a form: too many tries become errors of its fields, by {@link Refusal}. */
export const orTooManyTries = (codes: string | Record<string, string[]>) => (error: unknown) => {
	throw error instanceof TooManyTries ? new Refusal(codes, 429) : error;
};

/** One line of the audit log tells of all that is refused unseen in a while. @throws TooManyTries */
export async function refuseTry(key: string, line: () => Promise<AuditLine>): Promise<never> {
	if (await Attempt.take(`told ${key}`, told)) await Audit.write(await line());
	throw new TooManyTries("Too many tries");
}

/** Makes a try that is counted already; `uncount` is called if it is right, or could not be made. */
export async function makeTry<Result>(
	work: () => Promise<Result>,
	uncount: () => Promise<unknown>,
): Promise<Result> {
	const result = await work().catch(async (error: unknown) => {
		await uncount();
		throw error;
	});
	if (result) await uncount();
	return result;
}
