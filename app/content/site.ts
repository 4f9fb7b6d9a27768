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

/** Whether an address, from its path on, is one of the sales portal. */
export const isPortal = (address: string) => address.startsWith("/portal");
