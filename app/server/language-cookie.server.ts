import { isSecure } from "#models/env.server.ts";
import { isLanguage, type Language } from "#models/language.ts";

const name = "language";
const year = 365 * 24 * 60 * 60;

/** The Set-Cookie header that remembers a language for a year. */
export function rememberLanguage(language: Language): string {
	const secure = isSecure ? "; Secure" : "";
	return `${name}=${language}; Max-Age=${year}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The remembered language; null if there is none, or its code is unknown. */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
	const code = cookies && /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1];
	return isLanguage(code) ? code : null;
}
