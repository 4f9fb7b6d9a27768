import type { TypedResponse } from "@remix-run/node";
import type { VerifiedCredentials } from "#models/account/account.server.ts";
import type { AttemptLimit } from "#models/account/attempt.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { accountAt } from "#models/account/people.server.ts";
import { seal, unseal } from "#models/sealed-text.server.ts";
import { safeCookie } from "./cookie.server.ts";
import { isKnownDevice } from "./known-device.server.ts";
import { networkDigest } from "./network.server.ts";
import { redirect } from "./redirect.server.ts";
import type { RequestArgs } from "./session.server.ts";
import { makeTry, TooManyTries } from "./tries.server.ts";

const page = "/portal/second-step";
const purpose = "sign-in without its second step";
const lifetimeMinutes = 10;

const stepCookie = safeCookie<string>("step", lifetimeMinutes * 60);

/** Leads to the page that asks for the second factor, with a cookie that says whose password was right, and no more. */
export async function askForFactor(
	proven: VerifiedCredentials,
	destination: string,
	cookies: string[],
): Promise<TypedResponse<never>> {
	const sealed = seal(purpose, proven);
	const address = `${page}?${new URLSearchParams({ returnTo: destination })}`;
	return redirect(address, {
		headers: [...cookies, await stepCookie.keep(sealed)].map((cookie): [string, string] => [
			"Set-Cookie",
			cookie,
		]),
	});
}

/** The account whose password this browser gave within ten minutes, without a session yet; or null. */
export async function provenBefore(request: Request): Promise<VerifiedCredentials | null> {
	return unseal(purpose, lifetimeMinutes * 60_000, await stepCookie.read(request));
}

/** The Set-Cookie header that forgets it. */
export const forgetStep = stepCookie.forget;

/** See docs/decisions/0036. */
const wrongCodes: AttemptLimit = { max: 10, windowMs: 60 * 60 * 1000 };

/**
 * Uses up a code; false for a wrong one. Browsers that the account knows are counted together and apart from all others,
 * so that guesses do not lock its owner out, who is warned by mail.
 * @throws TooManyTries after ten wrong ones in an hour, when the code was not looked at
 */
export async function takeFactor(
	args: RequestArgs,
	person: { id: string; email: string },
	typed: string,
): Promise<boolean> {
	const isKnown = await isKnownDevice(args.request, person.email);
	const tried = makeTry(
		args,
		{
			key: `factor ${person.id} ${isKnown ? "known" : ""}`,
			limit: wrongCodes,
			network: [],
			subject: () => accountAt(person.email),
			wrong: "codeWrong",
		},
		() => Factor.use(person.id, typed, networkDigest(args.context)),
	);
	return tried.catch(async (error: unknown) => {
		if (error instanceof TooManyTries) {
			await Factor.warn(person);
		}
		throw error;
	});
}
