export const waitingPage = "/portal/waiting";

export const staffPage = "/portal/staff";
export const waitingPeoplePage = `${staffPage}/waiting`;
export const invitationsPage = `${staffPage}/invitations`;
