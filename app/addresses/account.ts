/** All that somebody sees who has signed up and is not let in. */
export const waitingPage = "/portal/waiting";

export const staffPage = "/portal/staff";
export const invitationsPage = `${staffPage}/invitations`;
