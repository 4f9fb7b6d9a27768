import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { AttemptLimit } from "#models/account/attempt.server.ts";
import { Passkey } from "#models/account/passkey.server.ts";
import { readJson } from "#models/json.ts";
import { maxLength } from "#models/limits.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { networkDigest } from "./network.server.ts";
import type { RequestArgs } from "./session.server.ts";
import { countedSignIn, makeTry, refuseNetwork } from "./tries.server.ts";

/** As for passwords, see docs/decisions/0009. */
const wrongPasskeys: AttemptLimit = { max: 10, windowMs: 10 * 60 * 1000 };

/** What a browser needs to ask for a passkey. @throws TooManyTries for a network that signs in too often */
export async function askForPasskey({
	request,
	context,
}: RequestArgs): Promise<PublicKeyCredentialRequestOptionsJSON> {
	if (!(await NetworkCount.add("sign-in", networkDigest(context)))) await refuseNetwork(context);
	return Passkey.ask(siteOrigin(request));
}

/** The account whose passkey answered; null if not ours, wrong or used before. @throws AccountDisabled, TooManyTries */
export function takePasskey(args: RequestArgs, typed: string): Promise<{ id: string; email: string } | null> {
	return countedSignIn(tryPasskey(args, typed));
}

async function tryPasskey(args: RequestArgs, typed: string) {
	const response = readAuthentication(typed);
	if (!response) return null;
	return makeTry(
		args,
		{
			key: `passkey ${response.id}`,
			limit: wrongPasskeys,
			network: ["wrong sign-in"],
			subject: () => Passkey.ownerOf(response.id),
			wrong: "passkeyWrong",
		},
		() => Passkey.use(siteOrigin(args.request), response),
	);
}

const base64url = z.string().check(z.regex(/^[\w-]+$/));
const credential = {
	id: base64url.check(z.maxLength(maxLength.credentialId)),
	rawId: base64url,
	type: z.literal("public-key"),
};
const transport = z.string().check(z.maxLength(maxLength.choice));

const registration = z.object({
	...credential,
	response: z.object({
		clientDataJSON: base64url,
		attestationObject: base64url,
		transports: z.optional(z.array(transport).check(z.maxLength(10))),
	}),
});

const authentication = z.object({
	...credential,
	response: z.object({
		clientDataJSON: base64url,
		authenticatorData: base64url,
		signature: base64url,
		userHandle: z.optional(base64url),
	}),
});

/** Reads the JSON that a form's field carries about a new passkey; null for anything else. */
export function readRegistration(json: string): RegistrationResponseJSON | null {
	const { data } = z.safeParse(registration, readJson(json));
	return data ? { ...data, clientExtensionResults: {} } : null;
}

function readAuthentication(json: string): AuthenticationResponseJSON | null {
	const { data } = z.safeParse(authentication, readJson(json));
	return data ? { ...data, clientExtensionResults: {} } : null;
}
