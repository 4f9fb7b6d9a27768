/** Days after which a record is erased, counted from the day it was made (a deleted inquiry: from its deletion). */
export const retentionDays = {
	leads: 730,
	demoRequests: 730,
	contactMessages: 365,
	suspectedSpam: 30,
	sentMail: 30,
	rateLimits: 1,
	deletedInquiries: 30,
	inquiryDrafts: 1,
} as const;

export type Kept = keyof typeof retentionDays;
