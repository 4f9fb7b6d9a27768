import { dictionary } from "@zxcvbn-ts/language-common";
import { isMadeOf } from "#models/account/own-words.ts";
import { minPasswordLength } from "#models/limits.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";

const refused = 3_000;

const signsOf = new Intl.Segmenter();

/** Ordered by how often they were found in leaks. */
const commonest = new Set(
	dictionary["passwords-common"].filter((password) => password.length >= minPasswordLength).slice(0, refused),
);

/**
 * Refuses passwords of fewer signs than people count, the 3,000 commonest, in any case, and those made of the brand or of
 * `owner`: name, address.
 * @throws Refusal `passwordWeak`, `passwordListed`, `passwordPersonal`
 */
export function refuseWeakPassword(password: string, owner: string[]): void {
	// An emoji or a letter with its accents apart is one sign, and several to the form.
	if ([...signsOf.segment(password)].length < minPasswordLength)
		throw new Refusal({ password: ["passwordWeak"] });
	if (commonest.has(password.toLowerCase())) throw new Refusal({ password: ["passwordListed"] });
	if (isMadeOf(password, [env.BRAND_NAME, ...owner.map(withoutEnding)])) {
		throw new Refusal({ password: ["passwordPersonal"] });
	}
}

/** An address without its top-level domain, which says nothing of anybody. */
const withoutEnding = (text: string) => text.replace(/\.[a-z]+$/i, "");
