export const reports = "/portal/reports";
export const leadReports = "/portal/reports/leads";
export const activityPage = "/portal/reports/activity";

export const activityOf = (accountId: string) => `${activityPage}?person=${accountId}`;
