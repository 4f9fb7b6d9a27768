/**
 * Days after which a record is erased, from its making; a deleted inquiry from its deletion, a sent mail from its
 * sending, a session from its last use. Counts of tries go within the hour, which people are told as a day. What is
 * not named here is kept until somebody deletes it.
 */
export const retentionDays = {
	leads: 730,
	demoRequests: 730,
	contactMessages: 365,
	suspectedSpam: 30,
	sentMail: 30,
	rateLimits: 1,
	deletedInquiries: 30,
	inquiryDrafts: 1,
	sessions: 14,
} as const;

export type Kept = keyof typeof retentionDays;

/** For an index with which MongoDB itself erases what is older. */
export function erasedAfter(kept: Kept): { expireAfterSeconds: number } {
	return { expireAfterSeconds: retentionDays[kept] * 24 * 60 * 60 };
}
