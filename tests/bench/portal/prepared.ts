import type { InquirySort, Role } from "#models/options.ts";

export const sorts = ["date", "urgency", "company"] as const;

/** The administrator, and the first of the seeded representatives. */
export const people: Record<Role, string> = {
	admin: "admin@may-erp.example",
	sales: "rep-1@may-erp.example",
};

export const password = "mot-mat-khau-dai-2026";

export type Place = {
	id: string;
	phone: string;
	company: string;
	/** Of a representative by whom an admin filters. */
	ownerId: string;
	deep: Record<InquirySort, { number: number; after: string }>;
};

export type Prepared = {
	seeded: { seconds: number; at: string };
	/** Rows of counts that a recount found wrong. */
	miscounts: number;
	places: Record<Role, Place>;
};
