import { phoneDigits } from "#models/limits.ts";
import { answerHours } from "#models/request/answer-deadline.ts";
import { trialDataKeptDays, trialDays } from "#models/request/trial-days.ts";
import { retentionDays } from "#models/retention.ts";
import { shifts } from "#models/time/working-hours.ts";
import { dataHandoverDays, exampleTerms } from "./owner.ts";

/** Does not break at its hyphen. */
const range = (first: number | string, last: number | string) => `${first}\u2011${last}`;
const hours = ({ start, end }: { start: number; end: number }) => range(`${start}:00`, `${end}:00`);

/** Business facts of the product specification, sections 1 and 9. Texts use them as `{{trialDays}}`. */
export const facts = {
	trialDays,
	trialDataKeptDays,
	setupHours: 24,
	replyHours: answerHours.trial,
	demoContactHours: answerHours.demo,
	demoMinutes: range(30, 45),
	refundDays: 90,
	refundPercent: 100,
	firstYearDiscountPercent: 30,
	savingsPercent: 80,
	moduleCount: "15+",
	customerCount: "100+",
	engineerCount: "15+",
	reportTemplateCount: "50+",
	satisfactionPercent: 98,
	/** Shown as `{{uptimePercent, number}}`: 99,9 in Vietnamese, 99.9 in English. */
	uptimePercent: 99.9,
	deploymentWeeks: range(2, 4),
	trainingDays: range(1, 2),
	supportHours: "24/7",
	supportReplyMinutes: 15,
	officeMorning: hours(shifts.morning),
	officeAfternoon: hours(shifts.afternoon),
	smallestCompany: 10,
	largestCompany: 500,
	phoneDigits: `${phoneDigits.min}-${phoneDigits.max}`,

	cancellationNoticeDays: 30,
	renewalNoticeDays: 30,
	overdueDays: 30,
	backupKeptDays: 30,
	maintenanceNoticeHours: 48,
	financialDataYears: 5,
	dataHandoverDays,
	...exampleTerms,
	/** Accounting Law 88/2015, article 41, and Decree 174/2016, article 13. */
	voucherYearsByLaw: 10,
	liabilityMonths: 12,

	leadKeptYears: retentionDays.leads / 365,
	demoRequestKeptYears: retentionDays.demoRequests / 365,
	contactMessageKeptYears: retentionDays.contactMessages / 365,
	suspectedSpamKeptDays: retentionDays.suspectedSpam,
	sentMailKeptDays: retentionDays.sentMail,
	waitingAccountKeptDays: retentionDays.waitingAccounts,
	deletedInquiryKeptDays: retentionDays.deletedInquiries,
	rateLimitKeptDays: retentionDays.rateLimits,
	auditLineKeptDays: retentionDays.auditLines,

	/** Time limits of Decree 356/2025 for a request about personal data. */
	privacyReplyDays: 2,
	privacyAccessDays: 10,
	privacyWithdrawalDays: 15,
	privacyErasureDays: 20,
} as const;

export const inForceSince = { privacy: "2026-11-23", terms: "2026-11-23" } as const;

/** The last day on which a page or guide said something new, for search engines. */
export const textsSince = "2026-11-29";
