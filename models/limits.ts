/** Maximum length of fields by kind, as JavaScript's `length` counts: an emoji is two or more. */
export const maxLength = {
	name: 120,
	company: 200,
	email: 254,
	/** Leaves room for an extension, or other words behind the number. */
	phone: 60,
	choice: 60,
	line: 300,
	text: 5000,
	/** A line of the log. */
	note: 2000,
	password: 200,
	/** The id of a passkey: 1,023 bytes in base64url. */
	credentialId: 1364,
	/** What an authenticator says, in JSON: an attestation with its certificates is the longest. */
	passkeyResponse: 60_000,
} as const;

/** A search of the longest text in Vietnamese, encoded twice to lead back to it: links of a list repeat its address in each row. */
export const longestAddress = 5000;

/** The longest valid form, percent-encoded, in bytes. */
export const maxFormBytes = 256 * 1024;

/**
 * Characters of a form, decoded: the longest has less than a third of them, and only what an authenticator says needs
 * them all. What is refused is sent back escaped, at several times its length.
 */
export const maxFormCharacters = 64_000;

/** Several times the number in the longest form: extensions add fields, text browsers send unnamed ones. */
export const maxFormFields = 100;

export const minPasswordLength = 6;

/** Sessions of one account; beyond it, the least recently used one ends. */
export const sessionsPerAccount = 20;

export const passkeysPerAccount = 10;

/** How many digits a Vietnamese number has, with its leading 0. */
export const phoneDigits = { min: 10, max: 11 } as const;

/** The length of a page of every list and history. */
export const rowsPerPage = 50;
export const invitationsShown = 200;

export const peopleOffered = 20;

/** The most addresses that can be declared one customer's. */
export const mostAddresses = 20;

/** How many administrators are mailed about what has no owner. */
export const mailedAdmins = 20;

/** How many tasks of each kind the page for today shows. */
export const tasksShown = 20;

/** How many tasks of each kind the morning's mail names. */
export const duePerMail = 20;

/** A higher count would tell nobody more, and cost more to count. */
export const mostCounted = 100;
