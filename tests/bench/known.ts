/** How many records a database has, and among how many representatives. */
export type Size = { records: number; owners: number };

/** What the addresses of the views name. */
export type Known = { inquiryId: string; phone: string };

/** The administrator, and the first of the seeded representatives. */
export const people = { admin: "admin@may-erp.example", sales: "rep-1@may-erp.example" };

export const password = "mot-mat-khau-dai-2026";
