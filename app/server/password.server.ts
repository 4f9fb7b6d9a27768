import { hash, verify } from "@node-rs/argon2";
import { maxLength } from "#app/content/limits.ts";

/** Of Argon2id, which is the default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of random bytes with the same cost; what is compared where no account exists. */
const nobody =
	"$argon2id$v=19$m=19456,p=1,t=2$yTqi4tJaYWXv1r5cIfz6Wg$26807ShKxeW88U/L4jciaLIQcEmJAfK8vtpme4XEVh8";

/** Keyboards write the same Vietnamese letter composed or decomposed. */
const canonical = (password: string) => password.normalize("NFKC");

/**
 * Hashes a password, all of its characters.
 * @throws RangeError where it is longer than {@link maxLength.password}
 */
export function hashPassword(password: string): Promise<string> {
	if (password.length > maxLength.password) throw new RangeError("The password is too long");
	return hash(canonical(password), cost);
}

/**
 * Compares a password with a hash.
 * @param passwordHash null where there is no account: takes the same time and is false
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
	const matches = await verify(passwordHash ?? nobody, canonical(password.slice(0, maxLength.password + 1)));
	return matches && passwordHash !== null;
}
