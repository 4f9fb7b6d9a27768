export const policyReports = "/policy-reports";
