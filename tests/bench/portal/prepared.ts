import type { InquirySort, Role } from "#models/options.ts";

export const sorts = ["date", "urgency", "company"] as const;

/** The administrator, and the first of the seeded representatives. */
export const people: Record<Role, string> = {
	admin: "admin@may-erp.example",
	sales: "rep-1@may-erp.example",
};

export const password = "mot-mat-khau-dai-2026";

export const requestLists = ["open", "ended", "all"] as const;
export type RequestList = (typeof requestLists)[number];

export type Deep = { number: number; after: string };

export type Place = {
	id: string;
	phone: string;
	company: string;
	/** Of a representative by whom an admin filters. */
	ownerId: string;
	deep: Record<InquirySort, Deep>;
	request: { id: string; phone: string; email: string; deep: Record<RequestList, Deep> };
};

export type Seeded = "inquiries" | "requests";

export type Prepared = {
	seeded: Record<Seeded, { seconds: number; at: string }>;
	places: Record<Role, Place>;
};
