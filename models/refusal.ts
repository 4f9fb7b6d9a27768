type Codes = Record<string, string[]>;
type Status = 400 | 403 | 404 | 409 | 429;

/** A change that is not made, for a reason that people can act on. What the domain refuses extends it. */
export class Refusal extends Error {
	/** Names the words for it, by field of the form; "" for the whole. */
	readonly codes: Codes;
	readonly status: Status;

	/** @param codes a single one is of the whole form */
	constructor(
		codes: string | Codes,
		status: Status = 400,
		message = "The change is refused",
		options?: ErrorOptions,
	) {
		super(message, options);
		this.name = new.target.name;
		this.codes = typeof codes === "string" ? { "": [codes] } : codes;
		this.status = status;
	}
}
