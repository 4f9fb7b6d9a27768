import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { maxLength } from "#app/content/limits.ts";

/** Of Argon2id, which is the default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of random bytes with the same cost; what is compared where no account exists. */
const nobody =
	"$argon2id$v=19$m=19456,p=1,t=2$yTqi4tJaYWXv1r5cIfz6Wg$26807ShKxeW88U/L4jciaLIQcEmJAfK8vtpme4XEVh8";

/** Leaves a core to everything else, and some of the four threads that Node has for files and compression, too. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** With about 30 ms for each, the last one waits a few seconds. */
const maxWaiting = 100;

/** Too many passwords are being hashed; the same request may succeed a moment later. */
export class TooBusy extends Error {
	override readonly name = "TooBusy";
}

let running = 0;
const waiting: (() => void)[] = [];

/** Computes a hash as soon as there is room for one more; throws TooBusy. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
	if (running >= atOnce) {
		if (waiting.length >= maxWaiting) throw new TooBusy("Too many passwords to hash");
		await new Promise<void>((resolve) => waiting.push(resolve));
	} else {
		running++;
	}
	try {
		return await work();
	} finally {
		// The turn goes to the next one in line, or nobody.
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}

/** Keyboards write the same Vietnamese letter composed or decomposed. */
const canonical = (password: string) => password.normalize("NFKC");

/**
 * Hashes a password, all of its characters.
 * @throws RangeError where it is longer than {@link maxLength.password}; TooBusy
 */
export async function hashPassword(password: string): Promise<string> {
	if (password.length > maxLength.password) throw new RangeError("The password is too long");
	return whenFree(() => hash(canonical(password), cost));
}

/**
 * Compares a password with a hash.
 * @param passwordHash null where there is no account: takes the same time and is false
 * @throws TooBusy
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
	const typed = canonical(password.slice(0, maxLength.password + 1));
	const matches = await whenFree(() => verify(passwordHash ?? nobody, typed));
	return matches && passwordHash !== null;
}
