import type { InquirySort, Role } from "#models/options.ts";

export const sorts = ["date", "urgency", "company"] as const;

/** Who signs in: the administrator, and the representative with number 1 of the seeded ones. */
export const people: Record<Role, string> = {
	admin: "admin@may-erp.example",
	sales: "rep-1@may-erp.example",
};

export const password = "mot-mat-khau-dai-2026";

/** What the addresses of one person's views name. */
export type Place = {
	id: string;
	phone: string;
	company: string;
	/** Of a representative by whom an admin filters. */
	ownerId: string;
	deep: Record<InquirySort, { number: number; after: string }>;
};

/** What is known of a filled database. */
export type Prepared = {
	seeded: { seconds: number; at: string };
	/** Rows of kept counts that a recount found wrong. */
	miscounts: number;
	places: Record<Role, Place>;
};
