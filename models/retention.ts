/** Days until MongoDB erases a record: since its creation, deletion, sending or last use. Others are kept. */
export const retentionDays = {
	leads: 730,
	demoRequests: 730,
	contactMessages: 365,
	demoSlots: 30,
	suspectedSpam: 30,
	sentMail: 30,
	rateLimits: 1,
	deletedInquiries: 30,
	formDrafts: 1,
	sessions: 14,
	waitingAccounts: 30,
	invitations: 30,
	auditLines: 365,
} as const;

export type Kept = keyof typeof retentionDays;

/** Index options with which MongoDB erases older records. */
export function erasedAfter(kept: Kept): { expireAfterSeconds: number } {
	return { expireAfterSeconds: retentionDays[kept] * 24 * 60 * 60 };
}
