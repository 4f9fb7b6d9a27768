/**
 * Most characters of a field, by its kind, for forms and models. They count as JavaScript's `length` does: an emoji
 * is two or more.
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

/** The longest valid form, percent-encoded, in bytes. */
export const maxFormBytes = 256 * 1024;

export const minPasswordLength = 6;

/** Of a Vietnamese number, trunk 0 included. */
export const phoneDigits = { min: 10, max: 11 } as const;

/** Rows of the portal's lists on one page. */
export const inquiriesPerPage = 50;
export const peoplePerPage = 50;
export const eventsPerPage = 50;

/** Where somebody is asked for by name. */
export const peopleOffered = 20;
