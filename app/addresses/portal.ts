export const waitingPage = "/portal/waiting";
/** Shown to somebody who sends a form that another account has opened. */
export const otherAccountPage = "/portal/other-account";

/** Discards what was typed before. */
export const keptForms = "/portal/kept-forms";

export const staffPage = "/portal/staff";
export const waitingPeoplePage = `${staffPage}/waiting`;
export const invitationsPage = `${staffPage}/invitations`;

/** Hands all of a person's open work over to another. */
export const handOverAddress = (accountId: string) => `/portal/staff/${accountId}/hand-over`;

/** Gives back what is held for a person. */
export const giveBackAddress = (accountId: string) => `/portal/staff/${accountId}/give-back`;

export const todayPage = "/portal/today";

/** The page with the log form of one of its tasks open. */
export const taskAddress = (id: string) => `${todayPage}?log=${id}#${id}`;

export const reports = "/portal/reports";
export const leadReports = "/portal/reports/leads";
export const activityPage = "/portal/reports/activity";

export const activityOf = (accountId: string) => `${activityPage}?person=${accountId}`;

export const auditLog = "/portal/audit";

export const linesOf = (accountId: string) => `${auditLog}?person=${accountId}`;
