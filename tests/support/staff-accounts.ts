/** The administrator of every test run; the tests' product names it in ADMIN_EMAILS. */
export const adminEmail = "admin@may-erp.example";

/** Of all accounts that tests make. */
export const password = "mot-mat-khau-dai-2026";
