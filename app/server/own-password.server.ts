import { Refusal } from "#models/refusal.ts";
import { authenticate } from "./auth.server.ts";
import type { Asked } from "./session.server.ts";
import { orTooManyTries } from "./tries.server.ts";

type Proof = {
	email: string;
	password: string | undefined;
	field: string;
};

/** Asks for the password of an account once more. @throws Refusal `passwordRequired`, `passwordWrong`, `passwordTries` */
export async function provePassword(asked: Asked, { email, password, field }: Proof): Promise<void> {
	if (!password) throw new Refusal({ [field]: ["passwordRequired"] });
	const isOwner = await authenticate(asked, { email, password }).catch(
		orTooManyTries({ [field]: ["passwordTries"] }),
	);
	if (!isOwner) throw new Refusal({ [field]: ["passwordWrong"] });
}
