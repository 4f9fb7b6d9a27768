import type { TypedResponse } from "@remix-run/node";
import type { VerifiedCredentials } from "#models/account/account.server.ts";
import { openText, sealText } from "#models/sealed-text.server.ts";
import { createSafeCookie } from "./cookie.server.ts";
import { redirect } from "./redirect.server.ts";

const page = "/portal/second-step";
const purpose = "sign-in without its second step";
const lifetimeMinutes = 10;

const stepCookie = createSafeCookie("step", lifetimeMinutes * 60);

/** Leads to the page that asks for the second factor, with a cookie that says whose password was right, and no more. */
export async function askForFactor(
	proven: VerifiedCredentials,
	destination: string,
	cookies: string[],
): Promise<TypedResponse<never>> {
	const sealed = sealText(purpose, JSON.stringify({ at: Date.now(), ...proven }));
	const address = `${page}?${new URLSearchParams({ returnTo: destination })}`;
	return redirect(address, {
		headers: [...cookies, await stepCookie.serialize(sealed)].map((cookie): [string, string] => [
			"Set-Cookie",
			cookie,
		]),
	});
}

/** Whose password this browser has shown within ten minutes, without a session yet; or null. */
export async function provenBefore(request: Request): Promise<VerifiedCredentials | null> {
	const sealed: unknown = await stepCookie.parse(request.headers.get("Cookie"));
	const opened = typeof sealed === "string" ? openText(purpose, sealed) : null;
	if (opened === null) return null;
	const { at, ...proven } = JSON.parse(opened);
	return Date.now() - at < lifetimeMinutes * 60_000 ? proven : null;
}

/** The Set-Cookie header that forgets it. */
export function forgetStep(): Promise<string> {
	return stepCookie.serialize("", { maxAge: 0 });
}
