import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { maxLength } from "#models/limits.ts";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A tenth of the cost is enough for random codes: 49 bits cannot be guessed, and a set takes no longer than a password. */
const codeCost = { memoryCost: 4_096, timeCost: 1, parallelism: 1 } as const;

/** The hash that a password is checked against where there is no account, so that both take as long. */
const nobody =
	"$argon2id$v=19$m=19456,p=1,t=2$yTqi4tJaYWXv1r5cIfz6Wg$26807ShKxeW88U/L4jciaLIQcEmJAfK8vtpme4XEVh8";

/** Leaves a core, and one of Node's four worker threads, to everything else. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

const maxWaiting = 100;

export class TooBusy extends Error {
	override readonly name = "TooBusy";
}

type Place = { enter(): void; refuse(error: TooBusy): void };

let running = 0;
let waiting = 0;
const lines = new Map<string, Place[]>();

/** Networks take turns, so that a crowd in one of them delays nobody else. */
async function whenFree<Result>(networkDigest: string | null, work: () => Promise<Result>): Promise<Result> {
	if (running >= atOnce) await waitInLine(networkDigest ?? "");
	else running++;
	try {
		return await work();
	} finally {
		callNext();
	}
}

function waitInLine(networkDigest: string): Promise<void> {
	const line = lines.get(networkDigest) ?? [];
	if (waiting >= maxWaiting) makeRoom(line.length + 1);
	lines.set(networkDigest, line);
	waiting++;
	return new Promise((enter, refuse) => line.push({ enter, refuse }));
}

function makeRoom(length: number): void {
	const [longest = []] = [...lines.values()].sort((one, other) => other.length - one.length);
	const error = new TooBusy("Too many passwords to hash");
	if (longest.length <= length) throw error;
	longest.pop()?.refuse(error);
	waiting--;
}

function callNext(): void {
	const [first] = lines;
	if (!first) {
		running--;
		return;
	}
	const [networkDigest, line] = first;
	const next = line.shift();
	lines.delete(networkDigest);
	if (line.length > 0) lines.set(networkDigest, line);
	waiting--;
	next?.enter();
}

/** Keyboards write the same Vietnamese letter composed or decomposed. */
const canonical = (password: string) => password.normalize("NFKC");

/** @param networkDigest where the request came from @throws RangeError above {@link maxLength.password}; TooBusy */
export async function hashPassword(password: string, networkDigest: string | null = null): Promise<string> {
	if (password.length > maxLength.password) throw new RangeError("The password is too long");
	return whenFree(networkDigest, () => hash(canonical(password), cost));
}

/** Compares a password with a hash; without one it is false, after the same time. @throws TooBusy */
export async function verifyPassword(
	passwordHash: string | null,
	password: string,
	networkDigest: string | null = null,
): Promise<boolean> {
	const typed = canonical(password.slice(0, maxLength.password + 1));
	const matches = await whenFree(networkDigest, () => verify(passwordHash ?? nobody, typed));
	return matches && passwordHash !== null;
}

/** Hashes a set of random codes, all in one turn. @param networkDigest where the request came from @throws TooBusy */
export const hashCodes = (codes: string[], networkDigest: string | null = null): Promise<string[]> =>
	whenFree(networkDigest, () => Promise.all(codes.map((code) => hash(code, codeCost))));

/** Returns the hash that a code matches; null if it matches none. @throws TooBusy */
export const findCodeHash = (
	hashes: string[],
	code: string,
	networkDigest: string | null = null,
): Promise<string | null> =>
	whenFree(networkDigest, async () => {
		for (const one of hashes) if (await verify(one, code)) return one;
		return null;
	});
