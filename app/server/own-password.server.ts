import { authenticate, orTooManyTries } from "./auth.server.ts";
import { FieldErrors } from "./form.server.ts";
import type { Asked } from "./session.server.ts";

type Proof = {
	email: string;
	password: string | undefined;
	field: string;
};

/** Asks for the password of an account once more. @throws FieldErrors `passwordRequired`, `passwordWrong`, `passwordTries` */
export async function provePassword(asked: Asked, { email, password, field }: Proof): Promise<void> {
	if (!password) throw new FieldErrors({ [field]: ["passwordRequired"] });
	const isOwner = await authenticate(asked, { email, password }).catch(
		orTooManyTries({ [field]: ["passwordTries"] }),
	);
	if (!isOwner) throw new FieldErrors({ [field]: ["passwordWrong"] });
}
