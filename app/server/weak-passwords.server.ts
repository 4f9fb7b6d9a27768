import { dictionary } from "@zxcvbn-ts/language-common";
import { minPasswordLength } from "#models/limits.ts";
import { FieldErrors } from "./form.server.ts";

const refused = 3_000;

/** Ordered by how often they were found in leaks. */
const commonest = new Set(
	dictionary["passwords-common"].filter((password) => password.length >= minPasswordLength).slice(0, refused),
);

/** Refuses the 3,000 commonest passwords, in any case. @throws FieldErrors `passwordWeak` */
export function refuseCommonPassword(password: string, field = "password"): void {
	if (commonest.has(password.toLowerCase())) throw new FieldErrors({ [field]: ["passwordWeak"] });
}
