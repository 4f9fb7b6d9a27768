import { withoutDirectionSigns } from "#models/bidi.ts";
import { isAddress, plainAddress } from "#models/contact/email-address.ts";
import { isVietnamese, normalizePhone, numberIn, tidyPhone } from "#models/contact/phone.ts";
import { maxLength, minPasswordLength } from "#models/limits.ts";
import { today } from "../today.ts";
import { z } from "./zod.ts";

// A schema names its errors by code; the page shows that code's text.

/** At least one visible character: no zero-width space, filler or direction mark. */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Browsers end lines with CR LF when they post a form themselves. */
const tidy = () => z.overwrite((typed: string) => withoutDirectionSigns(typed).replace(/\r\n/g, "\n").trim());

/** Zod's `maxLength` counts an emoji as one, {@link maxLength} as two. */
export const upTo = (max: number) =>
	z.refine<string>((typed) => typed.length <= max, { error: `tooLong:${max}` });

export const requiredText = (code: string, max: number) =>
	z.string(code).check(tidy(), z.regex(visible, code), upTo(max));

export const optionalText = (max: number) => z.optional(z.string().check(tidy(), upTo(max)));

/** Before what is typed is normalised, which makes some signs 18 times as long. */
const briefly = (error: string) =>
	z.refine<string>((typed) => typed.length <= maxLength.line, { error, abort: true });

export const email = (required = "emailRequired") =>
	z
		.string(required)
		.check(
			briefly(`tooLong:${maxLength.email}`),
			z.overwrite(plainAddress),
			z.minLength(1, required),
			upTo(maxLength.email),
			z.refine(isAddress, "emailInvalid"),
		);

/** A number, perhaps with words behind it. Only the shape of foreign ones is checked; the server knows which are valid. */
export const requiredPhone = () =>
	z.string("phoneRequired").check(
		z.trim(),
		z.minLength(1, "phoneRequired"),
		briefly("phoneInvalid"),
		z.overwrite((typed) => tidyPhone(withoutDirectionSigns(typed))),
		z.refine((phone) => phone.startsWith("+") || isVietnamese(normalizePhone(phone)), "phoneInvalid"),
		z.refine((phone) => /^(?!\+)|^\+\d{7,15}$/.test(normalizePhone(phone)), "foreignPhoneInvalid"),
		upTo(maxLength.phone),
	);

/** As it is typed, whether it is a number or not, without what a copied one brings. */
export const optionalPhone = (max: number) =>
	z.optional(z.string().check(tidy(), z.overwrite(numberIn), upTo(max)));

export const choice = <const Options extends readonly string[]>(options: Options, code: string) =>
	z.enum(options, code);

export const consent = () => z.literal("on", "consentRequired");

export const newPassword = () =>
	z
		.string("passwordRequired")
		.check(z.minLength(minPasswordLength, "passwordTooShort"), upTo(maxLength.password));

/** An id made with the page, so that a double click, a retry or a reload stores nothing twice. */
export const submissionId = () => z.uuid("submissionId");

export const day = (code = "dayInvalid") =>
	z.string(code).check(z.refine((typed) => z.safeParse(z.iso.date(), typed).success, "dayInvalid"));

/** Digits, with or without a separator between groups of three. */
const wholeFigures = /^\d{1,3}(?:([.,\s])\d{3})?(?:\1\d{3})*$|^\d+$/;

export function wholeNumber({ least, most }: { least: number; most: number }, code: string) {
	const read = (typed: string) => (wholeFigures.test(typed) ? Number(typed.replace(/\D/g, "")) : Number.NaN);
	const isWithin = (typed: string) => read(typed) >= least && read(typed) <= most;
	const typed = z.string(code).check(tidy(), z.refine(isWithin, `wholeNumber:${least}–${most}`));
	return z.pipe(typed, z.transform(read));
}

/** Not before today in Vietnam. */
export const dayToCome = () =>
	z.iso.date("dayInvalid").check(z.refine<string>((typed) => typed >= today(), { error: "dayPast" }));

/** Hidden fields. Nothing in them is a reason to refuse a form: the server cuts and checks them. */
export const arrivalFields = {
	landingPage: z.optional(z.string()),
	referrer: z.optional(z.string()),
	plan: z.optional(z.string()),
};
