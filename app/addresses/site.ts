import { defaultLanguage, isLanguage, type Language } from "#models/language.ts";

/** The public pages by their Vietnamese address. A page's id is also the section of its main text. */
export const pages = {
	home: "/",
	features: "/features",
	pricing: "/pricing",
	about: "/about",
	demo: "/demo",
	trial: "/dung-thu",
	contact: "/lien-he",
	faq: "/faq",
	docs: "/docs",
	privacy: "/privacy",
	terms: "/terms",
} as const;

export type PageId = keyof typeof pages;

export const headSection = (page: PageId) => (page === "home" ? "hero" : page);

/** The quotation on paper: below the pricing page, of which it is an answer. */
export const quotePath = "/bao-gia";

/** How the other languages spell a path. */
export const foreignSpellings = new Map([[quotePath, "/quote"]]);

/** Where browsers report what the content policy has refused. */
export const policyReports = "/policy-reports";

/** Each answer holds an id of its own, and scripts run in them. */
export const formPages: readonly PageId[] = ["demo", "trial", "contact"];

const aliases = { "/contact": "contact" } as const satisfies Record<string, PageId>;

export function pageAt(path: string): PageId | undefined {
	const known: Record<string, PageId> = aliases;
	return known[path] ?? (Object.keys(pages) as PageId[]).find((page) => pages[page] === path);
}

/** Whether an address, in any spelling, is one of the portal: the router ignores capitals and percent-encoding. */
export function isPortal(address: string): boolean {
	const name = address.split(/[/?#]/)[1] ?? "";
	try {
		return decodeURIComponent(name).toLowerCase() === "portal";
	} catch {
		return false;
	}
}

export function languageOf(pathname: string): Language {
	const first = pathname.split("/")[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** `/en/pricing` for `/pricing` in English, `/en/quote` for `/bao-gia`. */
export function localizedPath(language: Language, pathname: string): string {
	const names = pathname.split("/").filter((name) => name !== "");
	if (isLanguage(names[0])) names.shift();
	return prefixed(language, spelledIn(language, `/${names.join("/")}`));
}

export function prefixed(language: Language, path: string): string {
	if (language === defaultLanguage) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

function spelledIn(language: Language, path: string): string {
	for (const [own, foreign] of foreignSpellings) {
		if (path === foreign || path === own) return language === defaultLanguage ? own : foreign;
	}
	return path;
}

/** The page of a visitor's own request, by its secret token. */
const ownPlace = "/yeu-cau";

type Step = "dung-dung-thu" | "gio-demo" | "bo-gio-demo" | "rut-dong-y" | "rut-yeu-cau" | "xoa";

export const ownRequestAddress = (language: Language, token: string, step?: Step) =>
	localizedPath(language, `${ownPlace}/${token}${step ? `/${step}` : ""}`);

const mailed = "mailed";

export const mailedAddress = (language: Language, token: string, mark: string, step?: Step) =>
	`${ownRequestAddress(language, token, step)}?${mailed}=${mark}`;

export const markIn = (address: string) => new URL(address).searchParams.get(mailed);

export const erasedAddress = (language: Language) => localizedPath(language, `${ownPlace}/da-xoa`);

export const isOwnRequest = (path: string) => path.includes(`${ownPlace}/`);

export const withoutToken = (path: string) => path.replace(/(\/yeu-cau)\/.*/i, "$1");
