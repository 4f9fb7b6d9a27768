import { dictionary } from "@zxcvbn-ts/language-common";
import { minPasswordLength } from "#models/limits.ts";
import { FieldErrors } from "./form.server.ts";

const refused = 3_000;

/** The package lists passwords by how often they were found in leaks. */
const commonest = new Set(
	dictionary["passwords-common"].filter((password) => password.length >= minPasswordLength).slice(0, refused),
);

/**
 * Makes sure that a new password is none of the 3,000 commonest, in whatever case.
 * @param field of the form that it was typed in
 * @throws FieldErrors `passwordWeak`
 */
export function refuseCommonPassword(password: string, field = "password"): void {
	if (commonest.has(password.toLowerCase())) throw new FieldErrors({ [field]: ["passwordWeak"] });
}
