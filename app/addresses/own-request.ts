import { localizedPath } from "#app/addresses/localized-path.ts";
import type { Language } from "#models/language.ts";

const place = "/yeu-cau";

type Step = "dung-dung-thu" | "gio-demo" | "bo-gio-demo" | "rut-dong-y" | "rut-yeu-cau" | "xoa";

export const ownRequestAddress = (language: Language, token: string, step?: Step) =>
	localizedPath(language, `${place}/${token}${step ? `/${step}` : ""}`);

const mailed = "mailed";

export const mailedAddress = (language: Language, token: string, mark: string, step?: Step) =>
	`${ownRequestAddress(language, token, step)}?${mailed}=${mark}`;

export const markIn = (address: string) => new URL(address).searchParams.get(mailed);

export const erasedAddress = (language: Language) => localizedPath(language, `${place}/da-xoa`);

export const isOwnRequest = (path: string) => path.includes(`${place}/`);

export const withoutToken = (path: string) => path.replace(/(\/yeu-cau)\/.*/i, "$1");
