import type { RequestId } from "#models/records/record-id.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";

type NoFacts = undefined;

/** An appointment at the time of its change; a calendar knows by the growing `version` which of two mails came later. */
export type DemoFacts = { startsAt: Date; version: number };
type BookedFacts = DemoFacts & { movedFrom?: Date };
/** `heldUntil`: by when the visitor must open the link in the mail; undefined if they need not. */
type HeldFacts = { heldUntil?: Date };

/** Every mail by its name, with what it tells beside its request or account, which are read as it is sent. */
export type MailFacts = {
	// To visitors, in their language.
	trial: NoFacts;
	demo: NoFacts;
	contact: NoFacts;
	demoBooked: BookedFacts & HeldFacts;
	/** `isLapsed`: the link was not opened in time. */
	demoGivenUp: DemoFacts & { isLapsed: boolean };
	demoCancelled: DemoFacts;
	demoReminder: DemoFacts & HeldFacts;
	trialOpened: NoFacts;
	trialReminder: NoFacts;
	trialOver: NoFacts;
	trialDataReminder: NoFacts;

	// To the sales inbox, or to the owner of the request.
	trialNote: NoFacts;
	demoNote: NoFacts;
	contactNote: NoFacts;
	/** No mail: a sentence for the sales team's chat. */
	bell: NoFacts;
	demoBookedNote: BookedFacts;
	demoGivenUpNote: DemoFacts;
	demoCancelledNote: DemoFacts;
	demoHandedOnNote: DemoFacts;
	trialCancelledNote: NoFacts;
	trialDataDueNote: NoFacts;
	corrected: NoFacts;
	/** `by`: full name. */
	handOver: { by: string };
	/** `by`: full name. */
	inquiryHandOver: { by: string; inquiryId: string };
	/** Records handed over from a list at once; `by` is a full name. */
	severalHandedOver: { by: string; inquiries: number; requests: number };
	/** Everything that one person had open; `by` and `from`: full names. */
	allHandedOver: { by: string; from: string; inquiries: number; requests: number };
	unanswered: NoFacts;
	contactDue: NoFacts;
	lateList: { requestIds: RequestId[] };
	/** Tells of a request that is gone, and so has no `requestId`. */
	erasureNote: {
		kind: RequestKind;
		createdAt: Date;
		inquiryId?: string;
		demo?: DemoFacts & { id: RequestId };
	};
	/** `day`: YYYY-MM-DD in Vietnam. */
	digest: { day: string };
	quarantine: { count: number };
	approval: NoFacts;

	// To people with an account, in the language of the page unless they may not have opened it.
	reset: NoFacts;
	confirm: NoFacts;
	invite: NoFacts;
	approved: NoFacts;
	refused: NoFacts;
	newDevice: { userAgent: string };
	passwordChanged: NoFacts;
	factorAdded: NoFacts;
	factorRemoved: NoFacts;
	/** `by`: full name; null for the operator. */
	factorTakenOff: { by: string | null };
	factorGuessed: NoFacts;
	/** `name`: as its owner called it. */
	passkeyAdded: { name: string };
	passkeyRemoved: { name: string };
};

export type MailKind = keyof MailFacts;
