import { type APIRequestContext, expect } from "playwright/test";
import { type Lies, SoftwarePasskey } from "./authenticator.ts";

type Form = Record<string, string>;

const addPage = "/portal/factor/passkey";
const loginAddress = "/portal/login/passkey";

/** The origin under which the tests' product is asked without a browser. */
export const testOrigin = () => new URL(process.env.E2E_BASE_URL ?? "").origin;

/** Asks for what adding takes, as whoever is signed in. @returns what a passkey has to sign */
export async function offerPasskey(request: APIRequestContext, more: Form = {}) {
	const answer = await request.post(addPage, { form: { name: "Máy của tôi", ...more } });
	const html = await answer.text();
	// As single fetch writes the action's reply into the page.
	const text = (name: string) => new RegExp(`${name}\\\\?",\\\\?"([\\w-]{12,})\\\\?"`).exec(html)?.[1] ?? "";
	const { hostname } = new URL(testOrigin());
	return { status: answer.status(), challenge: text("challenge"), rp: { id: hostname }, html };
}

export async function sendPasskey(request: APIRequestContext, made: object, name = "Máy của tôi") {
	const form = { name, response: JSON.stringify(made) };
	return request.post(addPage, { form, maxRedirects: 0 });
}

/** Adds a passkey to the account with an id, as whom the request is signed in. */
export async function addPasskey(
	request: APIRequestContext,
	accountId: string,
	name?: string,
): Promise<SoftwarePasskey> {
	const passkey = new SoftwarePasskey(testOrigin());
	const offered = await offerPasskey(request);
	const made = passkey.make({ ...offered, user: userOf(accountId) });
	const answer = await sendPasskey(request, made, name);
	expect(answer.headers().location).toBe("/portal/factor");
	return passkey;
}

export const userOf = (accountId: string) => ({ id: Buffer.from(accountId, "hex").toString("base64url") });

export async function askForPasskey(request: APIRequestContext) {
	const answer = await request.post(loginAddress, { form: {} });
	const { done } = await answer.json();
	return done as { challenge: string; rpId: string };
}

/** Sends what a passkey says. @param query where it should lead */
export function answerWith(request: APIRequestContext, answer: object, query = "") {
	const form = { response: JSON.stringify(answer) };
	return request.post(loginAddress + query, { form, maxRedirects: 0 });
}

export async function logInWith(
	request: APIRequestContext,
	passkey: SoftwarePasskey,
	lies?: Lies,
	query = "",
) {
	return answerWith(request, passkey.answer(await askForPasskey(request), lies), query);
}
