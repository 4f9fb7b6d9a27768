import { TOTP } from "otpauth";
import type { Page } from "playwright/test";

/** What an authenticator app shows. @param steps of half a minute from now; the product takes one more or less */
export const codeOf = (secret: string, steps = 0): string =>
	new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Asks the product for a page, or posts a form to it. @returns what comes back, after redirects */
type Ask = (path: string, form?: Record<string, string>) => Promise<string>;

export type AddedFactor = { secret: string; recoveryCodes: string[] };

/**
 * Turns on the second factor of whoever asks is signed in as; by a code of half a minute ago, so that one of now is not
 * used yet.
 */
export async function addFactorBy(ask: Ask): Promise<AddedFactor> {
	await ask("/portal/factor", {});
	const secret = secretOn(await ask("/portal/factor/set-up"));
	// A half-minute that ends meanwhile makes the code too old; the next one cannot be.
	for (const _try of ["first", "second", "third"]) {
		const page = await ask("/portal/factor/set-up", { code: codeOf(secret, -1) });
		const recoveryCodes = [...page.matchAll(/>([2-9a-z]{5}-[2-9a-z]{5})</g)].map(([, code = ""]) => code);
		if (recoveryCodes.length === 10) return { secret, recoveryCodes };
	}
	throw new Error("The second factor was not turned on");
}

export function addFactor({ request }: Pick<Page, "request">): Promise<AddedFactor> {
	return addFactorBy(async (path, form) =>
		(await (form ? request.post(path, { form }) : request.get(path))).text(),
	);
}

/** As {@link addFactor}, for who has a cookie and no browser. */
export function addFactorWith(url: string, cookie: string): Promise<AddedFactor> {
	return addFactorBy(async (path, form) => {
		const body = form && new URLSearchParams(form);
		const method = form ? "POST" : "GET";
		return (await fetch(url + path, { method, body, headers: { cookie } })).text();
	});
}

/** The secret that a page shows in groups. */
export const secretOn = (page: string): string =>
	(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(page)?.[0] ?? "").replaceAll(" ", "");

export const recoveryCodesOn = (text: string): string[] => text.match(/\b[2-9a-z]{5}-[2-9a-z]{5}\b/g) ?? [];
