import { authenticate, TooManyTries } from "./auth.server.ts";
import { FieldErrors } from "./form.server.ts";

type Proof = {
	email: string;
	password: string | undefined;
	network: string | null;
	/** In which it was typed. */
	field: string;
};

/** Asks for the password of an account once more. @throws FieldErrors `passwordRequired`, `passwordWrong`, `passwordTries` */
export async function provePassword(
	request: Request,
	{ email, password, network, field }: Proof,
): Promise<void> {
	if (!password) throw new FieldErrors({ [field]: ["passwordRequired"] });
	const isOwner = await authenticate(request, { email, password }, network).catch((error: unknown) => {
		throw error instanceof TooManyTries ? new FieldErrors({ [field]: ["passwordTries"] }, 429) : error;
	});
	if (!isOwner) throw new FieldErrors({ [field]: ["passwordWrong"] });
}
