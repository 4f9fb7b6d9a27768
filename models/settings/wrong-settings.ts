/** What only a person can mend: starting again would end in the same way. */
export class WrongSettings extends Error {
	override readonly name = "WrongSettings";
}

/** EX_CONFIG of sysexits.h, with which docs/run/may-erp@.service does not start a process again. */
const configurationError = 78;

export const exitCodeOf = (error: unknown): number =>
	error instanceof WrongSettings ? configurationError : 1;
