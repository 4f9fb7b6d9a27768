import { dictionary } from "@zxcvbn-ts/language-common";
import { isMadeOf } from "#models/account/own-words.ts";
import { minPasswordLength } from "#models/limits.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";

const refused = 3_000;

/** Ordered by how often they were found in leaks. */
const commonest = new Set(
	dictionary["passwords-common"].filter((password) => password.length >= minPasswordLength).slice(0, refused),
);

/**
 * Refuses the 3,000 commonest passwords, in any case, and passwords made of the brand or of `owner`: name, address.
 * @throws Refusal `passwordWeak`, `passwordPersonal`
 */
export function refuseWeakPassword(password: string, owner: string[]): void {
	if (commonest.has(password.toLowerCase())) throw new Refusal({ password: ["passwordWeak"] });
	if (isMadeOf(password, [env.BRAND_NAME, ...owner.map(withoutEnding)])) {
		throw new Refusal({ password: ["passwordPersonal"] });
	}
}

/** An address without its top-level domain, which says nothing of anybody. */
const withoutEnding = (text: string) => text.replace(/\.[a-z]+$/i, "");
