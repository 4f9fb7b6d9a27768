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
