import fc from "fast-check";
import { expect, test } from "vitest";
import { demoSchema } from "#app/routes/site/demo/schema.ts";
import { trialSchema } from "#app/routes/site/trial/schema.ts";
import { phoneAddress, zaloAddress } from "#models/contact/phone.ts";
import { Refusal } from "#models/refusal.ts";
import { shownPhone, storedPhone } from "./phone.server.ts";

/** What a form makes of a phone number: the number that is stored, or the codes of what is wrong. */
function stored(
	typed: string,
	schema: typeof trialSchema | typeof demoSchema = trialSchema,
): string | string[] {
	const { success, data, error } = schema.shape.phone.safeParse(typed);
	if (!success) return error.issues.map(({ message }) => message);
	try {
		return storedPhone(data);
	} catch (error) {
		if (error instanceof Refusal) return error.codes.phone ?? [];
		throw error;
	}
}

test.each([
	["0912 345 678", "0912345678", "0912 345 678"],
	["84912345678", "0912345678", "0912 345 678"],
	["(84) 912-345-678", "0912345678", "0912 345 678"],
	["+84 (0)912 345 678", "0912345678", "0912 345 678"],
	["0912–345–678", "0912345678", "0912 345 678"],
	["02838234567", "02838234567", "028 3823 4567"],
	["+84 24 3825 1234", "02438251234", "024 3825 1234"],
	["02363822222", "02363822222", "0236 3822 222"],
	["01234567890", "01234567890", "0123 456 7890"],
	["9123456789", "9123456789", "9123 456 789"],
	["0000000000", "0000000000", "0000 000 000"],
	["+31 6 12345678", "+31612345678", "+31 6 12345678"],
	["+31 (0)6 12345678", "+31612345678", "+31 6 12345678"],
	["0031 6 1234 5678", "+31612345678", "+31 6 12345678"],
	["+1 415 555 2671", "+14155552671", "+1 415 555 2671"],
	["+86 138 1234 5678", "+8613812345678", "+86 138 1234 5678"],
	["+34 612 34 56 78", "+34612345678", "+34 612 34 56 78"],
	["＋４４ 20 7946 0000", "+442079460000", "+44 20 7946 0000"],
])("%s is stored as %s and read as %s", (typed, phone, shown) => {
	expect(stored(typed)).toBe(phone);
	expect(stored(typed, demoSchema)).toBe(phone);
	expect(shownPhone(phone)).toBe(shown);
	expect(shownPhone(typed)).toBe(shown);
	expect(phoneAddress(typed)).toMatch(/^tel:\+?\d+$/);
});

test.each([
	["0912 345 678 (Zalo)", "0912345678 (Zalo)", "0912 345 678 (Zalo)", "tel:0912345678"],
	["+84 28 3823 4567 máy lẻ 12", "02838234567 máy lẻ 12", "028 3823 4567 máy lẻ 12", "tel:02838234567"],
	["+31 6 12345678, ext. 12", "+31612345678 ext. 12", "+31 6 12345678 ext. 12", "tel:+31612345678"],
	["0912 345 678 gặp chị Hà", "0912345678 gặp chị Hà", "0912 345 678 gặp chị Hà", "tel:0912345678"],
	["0912345678 \u202eolaZ", "0912345678 olaZ", "0912 345 678 olaZ", "tel:0912345678"],
])("%s keeps its words: %s, read as %s, calls %s", (typed, phone, shown, address) => {
	expect(stored(typed)).toBe(phone);
	expect(stored(typed, demoSchema)).toBe(phone);
	expect(shownPhone(phone)).toBe(shown);
	expect(phoneAddress(phone)).toBe(address);
	expect(zaloAddress(phone)).toMatch(/^https:\/\/zalo\.me\/\d+$/);
});

test.each([
	["091234567", "phoneInvalid"],
	["091234567890", "phoneInvalid"],
	["0912 345 67a", "phoneInvalid"],
	["+84 912 345 678 901", "phoneInvalid"],
	["()", "phoneInvalid"],
	["0912345678 ; 0987654321", "phoneInvalid"],
	["gọi sau", "phoneInvalid"],
	["+", "foreignPhoneInvalid"],
	["+31 6 1", "foreignPhoneInvalid"],
	["+31 6 123456789012", "foreignPhoneInvalid"],
	["+999 123456789", "foreignPhoneInvalid"],
	["+1 415 555", "foreignPhoneInvalid"],
	["++31612345678", "foreignPhoneInvalid"],
	["+31612345678x", "foreignPhoneInvalid"],
	["091234567 (Zalo)", "phoneInvalid"],
	["Zalo 0912345678", "phoneInvalid"],
	["+999 123456789 (Zalo)", "foreignPhoneInvalid"],
	[`0912345678 ${"x".repeat(50)}`, "tooLong:60"],
])("%s is refused: %s", (typed, code) => expect(stored(typed)).toEqual([code]));

test.each(["gọi sau", "gọi giờ hành chính", "sau 17h", "", "-", "12", "Chị Hà 0912 345 678"])(
	"%j is shown as it is, and dials nothing",
	(typed) => {
		expect(shownPhone(typed)).toBe(typed);
		expect(phoneAddress(typed)).toBeUndefined();
	},
);

const vietnamese = fc.stringMatching(/^0[2-9]\d{8,9}$/);
const foreign = fc
	.tuple(fc.constantFrom("+316", "+1415555", "+86138", "+346", "+44207946"), fc.stringMatching(/^\d{4,8}$/))
	.map((parts) => parts.join(""))
	.filter((phone) => typeof stored(phone) === "string");

test("a number as it is shown, typed again, is the same number", () => {
	fc.assert(
		fc.property(fc.oneof(vietnamese, foreign), (phone) => {
			expect(stored(shownPhone(phone))).toBe(phone);
		}),
	);
});

test("whatever is typed is stored as one number, or refused with one reason", () => {
	const typing = fc.string({
		unit: fc.oneof(fc.constantFrom(..."0123456789+84-() "), fc.string({ maxLength: 1 })),
	});
	fc.assert(
		fc.property(typing, (typed) => {
			const result = stored(typed);
			if (typeof result === "string") expect(result).toMatch(/^(?:\d{10,11}|\+\d{7,15})(?: [\p{L}#(].*)?$/su);
			else if (typed.trim()) expect(result).toHaveLength(1);
		}),
	);
});
