import { signIn } from "#app/server/auth.server.ts";
import { anyone, formAction } from "#app/server/form-action.server.ts";
import { askForPasskey, takePasskey } from "#app/server/passkey.server.ts";
import { asksForPage } from "#app/server/place.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { orTooManyTries } from "#app/server/tries.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { Refusal } from "#models/refusal.ts";
import { destinationOf, withDestinationOf } from "../auth/auth-data.server.ts";
import { responseField } from "../passkey/ceremony.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";

/** Answers first with what the browser needs, and then signs in with the passkey's response. */
export const action = formAction(anyone, {
	schema: z.object(responseField),
	back: () => undefined,
	async run({ values: { response }, request, context }) {
		// Only our scripts can answer with a passkey.
		if (asksForPage(request)) return redirect(withDestinationOf(request, "/portal/login"), 303);
		const asked = { request, context };
		if (!response) return askForPasskey(asked).catch(orTooManyTries("tries"));
		const person = await takePasskey(asked, response).catch(orTooManyTries("tries"));
		if (!person) throw new Refusal("unknown");
		return signIn(asked, { ...person, factorUsed: true }, destinationOf(request));
	},
});

export const loader = () => replace("/portal/login");
