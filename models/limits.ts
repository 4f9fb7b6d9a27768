/**
 * Largest number of characters a field may hold, by kind of field; forms and models both enforce it. They count as
 * JavaScript's `length` and Mongoose's `maxlength` do, in UTF-16 units: an emoji is two or more.
 */
export const maxLength = {
	name: 120,
	company: 200,
	email: 254,
	phone: 20,
	choice: 60,
	line: 300,
	text: 5000,
	password: 200,
} as const;

/** Largest form body the server reads, in bytes: the longest valid form, percent-encoded. */
export const maxFormBytes = 256 * 1024;

export const minPasswordLength = 6;

/** Digits of a Vietnamese phone number, trunk 0 included. */
export const phoneDigits = { min: 10, max: 11 } as const;

/** Rows of the portal's lists on one page. */
export const inquiriesPerPage = 50;
export const peoplePerPage = 50;

/** So many people are offered where somebody is asked for by name. */
export const peopleOffered = 20;
