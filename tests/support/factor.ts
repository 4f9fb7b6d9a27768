import { TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { expect, readPage } from "./http.ts";

type Visitor = Pick<Page, "request">;

/** What an authenticator app shows. @param steps of half a minute from now; a product takes one more or less */
export const codeOf = (secret: string, steps = 0): string =>
	new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/**
 * Turns on the second factor of whoever is signed in, without showing the pages; by a code of half a minute ago, so that
 * one of now is not used yet.
 */
export async function addFactor({ request }: Visitor): Promise<{ secret: string; recoveryCodes: string[] }> {
	const asked = await request.post("/portal/factor", { form: {}, maxRedirects: 0 });
	expect(asked.headers().location).toBe("/portal/factor/set-up");
	const secret = secretOn((await readPage(await request.get("/portal/factor/set-up"))).main);
	const form = { code: codeOf(secret, -1) };
	const { main } = await readPage(await request.post("/portal/factor/set-up", { form }));
	const recoveryCodes = recoveryCodesOn(main);
	expect(recoveryCodes, main).toHaveLength(10);
	return { secret, recoveryCodes };
}

/** The secret that a page shows in groups. */
export const secretOn = (page: string): string =>
	(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(page)?.[0] ?? "").replaceAll(" ", "");

export const recoveryCodesOn = (page: string): string[] => page.match(/\b[2-9a-z]{5}-[2-9a-z]{5}\b/g) ?? [];
