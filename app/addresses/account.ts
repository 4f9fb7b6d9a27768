export const waitingPage = "/portal/waiting";
/** Shown to somebody who sends a form that another account has opened. */
export const otherAccountPage = "/portal/other-account";

/** Where what was typed before is thrown away. */
export const keptForms = "/portal/kept-forms";

export const staffPage = "/portal/staff";
export const waitingPeoplePage = `${staffPage}/waiting`;
export const invitationsPage = `${staffPage}/invitations`;

/** Where all that is open of somebody's is given to another. */
export const handOverAddress = (accountId: string) => `/portal/staff/${accountId}/hand-over`;
