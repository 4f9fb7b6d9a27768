import type { AppLoadContext } from "@remix-run/node";
import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { TooManyWrites } from "#models/account/write-limit.server.ts";
import type { AuditAction } from "#models/audit/actions.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { type AuditLine, type Subject, somebody } from "#models/audit/record.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { Refusal } from "#models/refusal.ts";
import { countSignIn } from "./metrics.server.ts";
import { networkDigest, networkPrefix } from "./network.server.ts";
import type { RequestArgs } from "./session.server.ts";

const oneLine: AttemptLimit = { max: 1, windowMs: 10 * 60 * 1000 };

/** The password, code or passkey was not looked at. */
export class TooManyTries extends Error {
	override readonly name = "TooManyTries";
}

/** Turns too many tries into errors of the form or its fields, in a `catch` of an action. @throws Refusal */
export const orTooManyTries = (codes: string | Record<string, string[]>) => (error: unknown) => {
	throw error instanceof TooManyTries ? new Refusal(codes, 429) : error;
};

/** Turns too much of what an account may write or ask for into a page that says so. @throws Response 429 */
export const orTooManyWrites = (error: unknown): never => {
	throw error instanceof TooManyWrites ? new Response("Too Many Requests", { status: 429 }) : error;
};

type Try = {
	/** Tries with the same key are limited together. */
	key: string;
	/** How many of them may be wrong. */
	limit: AttemptLimit;
	/** How many there may be, right ones included. */
	total?: AttemptLimit;
	/** The limits of its network that it counts against. */
	network: ("sign-in" | "wrong sign-in")[];
	/** The account's owner, as the audit log names them. */
	subject: () => Promise<Subject | undefined>;
	/** What the audit log calls a wrong one. */
	wrong: AuditAction & `${string}Wrong`;
};

/**
 * Runs `work`, which finds out whether a password, code or passkey is right. The try is counted before, so that
 * concurrent ones cannot pass, and not counted as wrong if it was right or could not be made.
 * @throws TooManyTries
 */
export async function makeTry<Result>(
	{ context, viewer }: RequestArgs,
	{ key, limit, total, network, subject, wrong }: Try,
	work: () => Promise<Result>,
): Promise<Result> {
	const digest = networkDigest(context);
	const by = viewer ?? somebody(networkPrefix(context));
	const block = () => refuseTry(key, async () => ({ by, action: "triesBlocked", subject: await subject() }));
	// What is beyond a limit, of which an attack has much, costs reads and no write.
	const full = network.map((count) => NetworkCount.isFull(count, digest));
	if ((await Promise.all(full)).some(Boolean)) return refuseNetwork(context);
	const triedAt = await Attempt.take(key, limit);
	if (!triedAt) return block();
	const uncount = async () => {
		await Attempt.giveBack(key, triedAt);
		if (network.includes("wrong sign-in")) await NetworkCount.takeBack("wrong sign-in", digest);
	};
	const lookAt = async () => {
		const [isWithinTotal, ...areFew] = await Promise.all([
			total === undefined || Attempt.take(`any ${key}`, total),
			...network.map((count) => NetworkCount.add(count, digest)),
		]);
		if (!isWithinTotal) return block();
		return areFew.every(Boolean) ? work() : refuseNetwork(context);
	};
	const result = await lookAt().catch(async (error: unknown) => {
		await uncount();
		throw error;
	});
	if (result) await uncount();
	else await Audit.write({ by, action: wrong, subject: await subject() });
	return result;
}

/** @throws TooManyTries */
export function refuseNetwork(context: AppLoadContext): Promise<never> {
	const by = somebody(networkPrefix(context));
	return refuseTry(`network ${networkDigest(context)}`, async () => ({ by, action: "networkBlocked" }));
}

/** One line of the audit log tells of all that is refused in a while. @throws TooManyTries */
async function refuseTry(key: string, line: () => Promise<AuditLine>): Promise<never> {
	if (await Attempt.take(`told ${key}`, oneLine)) await Audit.write(await line());
	throw new TooManyTries("Too many tries");
}

/** Counts a failed sign-in; a successful one is counted as the session starts. */
export async function countedSignIn<Person>(trying: Promise<Person | null>): Promise<Person | null> {
	try {
		const person = await trying;
		if (!person) countSignIn("wrong");
		return person;
	} catch (error) {
		countSignIn(error instanceof TooManyTries ? "limited" : error instanceof Refusal ? "wrong" : "failed");
		throw error;
	}
}
