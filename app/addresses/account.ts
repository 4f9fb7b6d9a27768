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
