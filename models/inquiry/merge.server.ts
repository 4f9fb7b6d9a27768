import { createHash } from "node:crypto";
import { namesOf } from "#models/form-fields.ts";
import { type InquiryFields, inquiryFields } from "./fields.ts";

/** A short hash of each field's value, which tells whether that has changed. */
export type Fingerprints = Record<string, string>;

export const fieldNames = namesOf(inquiryFields);

/** The hashes of what a representative wrote; an empty field has one, too. */
export const fingerprintsOf = (fields: InquiryFields): Fingerprints =>
	Object.fromEntries(fieldNames.map((name) => [name, fingerprintOf(fields[name]?.toString())]));

/**
 * A three-way merge: a field that was not touched stays as it is stored; one without a fingerprint counts as changed by
 * both. @returns with the names of what somebody else changed, and of what is in conflict
 */
export function mergeFields(stored: InquiryFields, typed: InquiryFields, opened: Fingerprints) {
	const [now, wanted] = [fingerprintsOf(stored), fingerprintsOf(typed)];
	const untouched = fieldNames.filter((name) => wanted[name] === opened[name]);
	const others = fieldNames.filter((name) => now[name] !== opened[name] && now[name] !== wanted[name]);
	return {
		fields: { ...typed, ...Object.fromEntries(untouched.map((name) => [name, stored[name]])) },
		kept: others.filter((name) => untouched.includes(name)),
		conflicts: others.filter((name) => !untouched.includes(name)),
	};
}

/** A short hash of a text. */
export const fingerprintOf = (value = "") =>
	createHash("sha256").update(value).digest("base64url").slice(0, 16);
