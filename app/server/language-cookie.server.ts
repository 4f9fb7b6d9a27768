import { isLanguage, isPortalLanguage, type Language, type PortalLanguage } from "#models/language.ts";
import { isSecure } from "#models/settings/env.server.ts";

const year = 365 * 24 * 60 * 60;

const cookie = (name: string, language: Language, path: string) =>
	`${name}=${language}; Max-Age=${year}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The Set-Cookie header that remembers a language of the site for a year. */
export const rememberLanguage = (language: Language) => cookie("language", language, "/");

/** As {@link rememberLanguage}, of the portal. */
export const rememberPortalLanguage = (language: PortalLanguage) =>
	cookie("portalLanguage", language, "/portal");

/** The remembered language of the site; null if there is none, or its code is unknown. */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
	const code = cookies && /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1];
	return isLanguage(code) ? code : null;
}

/** The portal's language in this browser: by its cookie, the site's cookie or Accept-Language; else English. */
export function portalLanguage(headers: Headers): PortalLanguage {
	const cookies = headers.get("Cookie") ?? "";
	const own = /(?:^|;\s*)portalLanguage=([^;]*)/.exec(cookies)?.[1];
	const asked = [own, chosenLanguage(cookies), askedFor(headers.get("Accept-Language") ?? "")];
	return asked.find(isPortalLanguage) ?? "en";
}

function askedFor(accepted: string): PortalLanguage | undefined {
	const asked = accepted.split(",").map((one) => {
		const [tag = "", weight] = one.split(";");
		const quality = Number(weight?.split("=")[1] ?? 1);
		return { code: tag.trim().split("-")[0]?.toLowerCase(), quality: Number.isNaN(quality) ? 0 : quality };
	});
	const known = asked.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
	return known.map(({ code }) => code).find(isPortalLanguage);
}
