/**
 * The collections that grow with the business, and how they are divided among the shards; the others are small and
 * stay on one. docs/scale.md says why. Every key is also the beginning of the collection's unique index, which MongoDB
 * asks for.
 */
export const shardKeys = {
	salesInquiries: { ownerId: 1, submissionId: 1 },
	deletedInquiries: { ownerId: 1, submissionId: 1 },
	inquiryEvents: { ownerId: 1, inquiryId: 1, at: 1, _id: 1 },
	leads: { submissionId: 1 },
	demoRequests: { submissionId: 1 },
	contactMessages: { submissionId: 1 },
} as const;

/** Collections whose key is a digest, in base64url: half of the records have a smaller one than this. */
export const digestMiddle = { leads: "V", demoRequests: "V", contactMessages: "V" } as const;
