import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { Account } from "#models/account.server.ts";

/** Signs staff in by e-mail and password; the user is the account's id, null where the pair is wrong. */
const authenticator = new Authenticator<string | null>();

authenticator.use(
	new FormStrategy(({ form }) =>
		Account.authenticate(String(form.get("email")), String(form.get("password"))),
	),
	"password",
);

/**
 * Checks an e-mail and a password.
 * @param credentials already read and validated by the form door
 * @returns the account's id, or null where the address is unknown, the password wrong or the account disabled
 */
export function authenticate(
	request: Request,
	credentials: { email: string; password: string },
): Promise<string | null> {
	const body = new URLSearchParams(credentials);
	// The strategy reads a form body of its own, and the form door has read the request's.
	return authenticator.authenticate("password", new Request(request.url, { method: "POST", body }));
}
