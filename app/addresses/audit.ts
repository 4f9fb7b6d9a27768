export const auditLog = "/portal/audit";

/** What somebody did, and what was done to their account. */
export const linesOf = (accountId: string) => `${auditLog}?person=${accountId}`;
