/** Where browsers tell what the content policy has refused. */
export const policyReports = "/policy-reports";
