/** What the audit log records, by kind. A stored line names its action by this word for as long as it is kept. */
export const auditActions = {
	signIn: [
		"signedIn",
		"signedOut",
		"passwordWrong",
		"codeWrong",
		"passkeyWrong",
		"proofGiven",
		"triesBlocked",
		"networkBlocked",
		"deviceSignedOut",
		"signedOutEverywhere",
	],
	account: [
		"signedUp",
		"emailConfirmed",
		"invitationAccepted",
		"passwordChanged",
		"resetLinkAsked",
		"passwordReset",
		"factorAdded",
		"factorRemoved",
		"codesRenewed",
		"passkeyAdded",
		"passkeyRemoved",
		"preferencesSet",
	],
	access: [
		"invitationSent",
		"invitationWithdrawn",
		"accountApproved",
		"accountRefused",
		"accountCreated",
		"roleChanged",
		"accountDisabled",
		"accountEnabled",
		"workHandedOver",
		"workLeft",
		"workGivenBack",
		"factorTakenOff",
		"resetLinkMade",
	],
	data: [
		"inquiriesExported",
		"inquiriesImported",
		"requestsExported",
		"auditExported",
		"promptWithContact",
		"inquiryDeleted",
		"inquiryRestored",
		"suspectedLetIn",
		"suspectedDiscarded",
		"requestErased",
		"trialExtended",
		"customersJoined",
		"customersParted",
		"othersCustomerAsked",
	],
	operation: ["personExported", "personErased", "recounted", "backupMade", "databaseRestored"],
} as const;

export type AuditKind = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditKind][number];

export const auditKinds = Object.keys(auditActions) as AuditKind[];
export const allAuditActions: readonly AuditAction[] = Object.values(auditActions).flat();

/** What a person's line can be about; an account is named as it was then, the others by their id alone. */
export const auditSubjects = ["account", "inquiry", "request", "suspected"] as const;
export type AuditSubjectKind = (typeof auditSubjects)[number];

/** Who can have done something: "unknown" is whoever is not signed in. */
export const auditActors = ["staff", "commandLine", "visitor", "unknown"] as const;
export type AuditActor = (typeof auditActors)[number];
