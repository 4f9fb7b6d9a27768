export const auditLog = "/portal/audit";

export const linesOf = (accountId: string) => `${auditLog}?person=${accountId}`;
