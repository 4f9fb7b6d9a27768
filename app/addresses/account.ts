export const waitingPage = "/portal/waiting";

export const staffPage = "/portal/staff";
export const invitationsPage = `${staffPage}/invitations`;
