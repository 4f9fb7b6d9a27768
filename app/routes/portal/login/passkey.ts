import type { ActionFunctionArgs } from "@remix-run/node";
import { signIn } from "#app/server/auth.server.ts";
import { answerForm, FieldErrors } from "#app/server/form.server.ts";
import { askForPasskey, takePasskey } from "#app/server/passkey.server.ts";
import { asksForPage } from "#app/server/place.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { TooManyTries } from "#app/server/tries.server.ts";
import { keepWhatWasTyped } from "#app/ui/form/reply.ts";
import { z } from "#app/ui/form/zod.ts";
import { AccountDisabled } from "#models/account/passkey.server.ts";
import { destinationOf, withDestinationOf } from "../auth/auth-data.server.ts";
import { responseField } from "../passkey/response-field.ts";

const passkeySchema = z.object(responseField);

/** First answers with what the browser needs, then signs in with what the passkey says to it. */
export async function action({ request, context }: ActionFunctionArgs) {
	// Only our scripts can answer with a passkey.
	if (asksForPage(request)) throw redirect(withDestinationOf(request, "/portal/login"), 303);
	const asked = { request, context };
	const logIn = async (response: string): Promise<never> => {
		const person = await takePasskey(asked, response);
		if (!person) throw new FieldErrors({ "": ["unknown"] });
		throw await signIn(asked, { ...person, factorUsed: true }, destinationOf(request));
	};
	const answer = ({ response }: z.output<typeof passkeySchema>) =>
		(response ? logIn(response) : askForPasskey(asked)).catch((error: unknown) => {
			if (error instanceof TooManyTries) throw new FieldErrors({ "": ["tries"] }, 429);
			if (error instanceof AccountDisabled) throw new FieldErrors({ "": ["disabled"] }, 403);
			throw error;
		});
	const { data, init } = await answerForm(request, passkeySchema, answer);
	// Where no script asks, Remix drops the status of data from a route without a page.
	return Response.json(data, init ?? {});
}

export const clientAction = keepWhatWasTyped;

export const loader = () => replace("/portal/login");
