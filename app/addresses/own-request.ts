import { localizedPath } from "#app/addresses/localized-path.ts";
import type { Language } from "#models/language.ts";

const place = "/yeu-cau";

type Step = "gio-demo" | "bo-gio-demo" | "rut-dong-y" | "rut-yeu-cau" | "xoa";

/** The page of a visitor's own request, or a step from it. */
export const ownRequestAddress = (language: Language, token: string, step?: Step) =>
	localizedPath(language, `${place}/${token}${step ? `/${step}` : ""}`);

export const erasedAddress = (language: Language) => localizedPath(language, `${place}/da-xoa`);

export const isOwnRequest = (path: string) => path.includes(`${place}/`);

/** A path without the secret of such a page. */
export const withoutToken = (path: string) => path.replace(/(\/yeu-cau)\/.*/i, "$1");
