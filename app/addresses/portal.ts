import type { RecordKind } from "#models/records/record-id.ts";
import { changedSearch } from "./search.ts";

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

/** A record beside today's tasks. */
export const taskAddress = (kind: RecordKind, id: string) =>
	`${todayPage}/${kind === "inquiry" ? "inquiries" : "requests"}/${id}`;

/** Whether a record was opened beside today's tasks. */
export const isTask = ({ url }: Request) => new URL(url).pathname.startsWith(`${todayPage}/`);

export const reports = "/portal/reports";
export const leadReports = "/portal/reports/leads";
export const activityPage = "/portal/reports/activity";

/** What a person did, by default in the last seven days. @param days YYYY-MM-DD in Vietnam */
export const activityOf = (accountId: string, days: { from?: string; to?: string } = {}) =>
	activityPage + changedSearch("", { person: accountId, from: days.from, to: days.to });

export const auditLog = "/portal/audit";

export const linesOf = (accountId: string) => `${auditLog}?person=${accountId}`;
