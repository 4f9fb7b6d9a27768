import { trusted } from "mongoose";
import { ownUnlessAdmin, type Viewer, visibleTo } from "#models/account/user.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { lastContactAt } from "#models/history/contact.server.ts";
import { eventOf, recordEvent } from "#models/history/history.server.ts";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import { inquiries, openStatuses } from "#models/inquiry/record.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { againDeadline } from "#models/request/answer-deadline.ts";
import { endWithInquiry } from "#models/request/request.server.ts";
import { senderNameOf } from "#models/request/request-keys.ts";
import { calendarDay } from "#models/time/calendar.ts";

export class RequestGone extends Refusal {
	constructor() {
		super("requestGone", 404, "The request is gone");
	}
}

/**
 * Makes an inquiry of a request, as {@link submitInquiry} stores one, and ends the request, in one transaction.
 * @throws RequestEnded, RequestGone
 */
export function convertRequest(
	requestId: string,
	fields: InquiryFields,
	viewer: Viewer,
	submissionId: string,
	followUpOn?: string,
): Promise<{ id: string }> {
	return submitInquiry(fields, viewer, submissionId, {
		followUpOn,
		requestId,
		async also(inquiry, session) {
			const request = await endWithInquiry(viewer, requestId, inquiry, session);
			if (!request) throw new RequestGone();
			const by = senderNameOf(request) || shownEmail(request.email);
			const event = { kind: "requested" as const, at: request.createdAt, by, to: requestId };
			await recordEvent(inquiry, event, session);
			const contactedAt = await lastContactAt(request._id, session);
			const { _id, ownerId } = inquiry;
			if (contactedAt) await inquiries.updateOne({ _id, ownerId }, { $set: { contactedAt } }, { session });
		},
	});
}

/**
 * Ends a request with an open inquiry that its customer has already, which comes up again when the request would have. Null
 * if either is missing, somebody else's, or the inquiry is completed.
 * @throws RequestEnded
 */
export function addToInquiry(
	viewer: Viewer,
	requestId: string,
	inquiryId: string,
): Promise<{ id: string } | null> {
	const open = { ...ownUnlessAdmin(viewer), status: trusted({ $in: openStatuses }) };
	return transaction(async (session) => {
		let isEnded = false;
		await Inquiries.changeWithin(session, inquiryId, open, async (inquiry) => {
			const request = await endWithInquiry(viewer, requestId, inquiry, session);
			if (!request) return null;
			isEnded = true;
			const now = new Date();
			const due = calendarDay(request.dueAt > now ? request.dueAt : now);
			const { followUpOn = due, contactedAt } = inquiry;
			const lastAt = await lastContactAt(request._id, session);
			const isLater = lastAt && (!contactedAt || contactedAt < lastAt);
			const by = senderNameOf(request) || shownEmail(request.email);
			return {
				set: { followUpOn: followUpOn < due ? followUpOn : due, ...(isLater && { contactedAt: lastAt }) },
				event: { kind: "requested", at: now, by, to: requestId },
			};
		});
		return isEnded ? { id: inquiryId } : null;
	});
}

type Converted = { inquiryId?: unknown };

const inquiryOf = ({ inquiryId }: Converted) => inquiries.findById(inquiryId, { status: 1 }).lean();

/** Whether the inquiry that a request became was deleted since. */
export const hasLostInquiry = async (request: Converted): Promise<boolean> =>
	request.inquiryId !== undefined && (await inquiryOf(request)) === null;

/** Whether a request became an inquiry that is there and not completed. */
export async function hasOpenInquiry(request: Converted): Promise<boolean> {
	const inquiry = request.inquiryId === undefined ? null : await inquiryOf(request);
	return inquiry !== null && inquiry.status !== "completed";
}

/** Reopens one that staff ended, unless it became an inquiry or its visitor withdrew it. False if there is none. */
export function reopenRequest(viewer: Viewer, id: string): Promise<boolean> {
	return Requests.change(id, visibleTo(viewer), async (record) => {
		const { state, ending, answeredAt, answerBy, inquiryId } = record;
		if (state !== "ended" || ending === "withdrawn") return null;
		if (inquiryId && !(await hasLostInquiry(record))) return null;
		const event = eventOf("reopened", viewer);
		const open = answeredAt
			? { state: "answered" as const, dueAt: againDeadline(event.at) }
			: { state: "waiting" as const, dueAt: answerBy };
		return { set: open, unset: ["ending", "duplicateOf", "inquiryId"], event };
	});
}
