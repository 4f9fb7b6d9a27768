/** Shard keys of the collections that grow with the business (docs/decisions/0016); each is unique. */
export const shardKeys = {
	salesInquiries: { ownerId: 1, submissionId: 1 },
	deletedInquiries: { ownerId: 1, submissionId: 1 },
	leads: { submissionId: 1 },
	demoRequests: { submissionId: 1 },
	contactMessages: { submissionId: 1 },
	historyEvents: { subjectId: 1, at: 1, _id: 1 },
} as const;

/** Digests in base64url: half of the records have a smaller one than this. */
export const digestMiddle = { leads: "V", demoRequests: "V", contactMessages: "V" } as const;
