export const reports = "/portal/reports";
export const leadReports = "/portal/reports/leads";
