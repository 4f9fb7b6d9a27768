/** The public pages by their Vietnamese address. A page's id is also the section that holds its main text. */
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

/** The pages with a form: each answer holds an id of its own, and scripts run in them. */
export const formPages: readonly PageId[] = ["demo", "trial", "contact"];

/** Second addresses of a page, whose canonical address is the first. */
export const aliases = { "/contact": "contact" } as const satisfies Record<string, PageId>;

/** The public page at an address in Vietnamese, which is the one without a language. */
export function pageAt(path: string): PageId | undefined {
	const known: Record<string, PageId> = aliases;
	return known[path] ?? (Object.keys(pages) as PageId[]).find((page) => pages[page] === path);
}

/**
 * Whether an address, from its path on, is one of the sales portal, in whatever spelling: the router reads capitals and
 * what is percent-encoded for the same.
 */
export function isPortal(address: string): boolean {
	const name = address.split(/[/?#]/)[1] ?? "";
	try {
		return decodeURIComponent(name).toLowerCase() === "portal";
	} catch {
		return false;
	}
}
