import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

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

/** Of a new passkey, as a form's field carries it in JSON; null for anything else. */
export function readRegistration(json: string): RegistrationResponseJSON | null {
	const { data } = z.safeParse(registration, parsed(json));
	return data ? { ...data, clientExtensionResults: {} } : null;
}

/** As {@link readRegistration}, of a passkey that signs in. */
export function readAuthentication(json: string): AuthenticationResponseJSON | null {
	const { data } = z.safeParse(authentication, parsed(json));
	return data ? { ...data, clientExtensionResults: {} } : null;
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
