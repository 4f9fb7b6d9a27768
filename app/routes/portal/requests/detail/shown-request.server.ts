import { isPlanId } from "#app/content/plans.ts";
import { formatDateTime, formatDeadline, formatLanguage } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { answersOf } from "#app/server/answers.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { trialLine } from "#app/server/trial-line.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { hasLostInquiry } from "#models/customer/conversion.server.ts";
import { duplicatesOf } from "#models/customer/related.server.ts";
import { namesOf } from "#models/form-fields.ts";
import type { Language } from "#models/language.ts";
import type { WithHistory } from "#models/records/records.server.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { allRequestFields } from "#models/request/fields.ts";

import type { RequestView } from "#models/request/view.ts";
import { heldInWords } from "../../hand-over/shown-held.server.ts";
import type { Fact } from "../../record/facts.tsx";
import { reachOf } from "../../record/reach.server.ts";
import { lastContactIn, shownHistory } from "../../record/timeline.server.ts";
import { dueOf, endedOf } from "../due.server.ts";
import { sourceInWords } from "../source-in-words.server.ts";

export async function shownRequest(
	language: Language,
	viewer: Viewer,
	{ history, isWrongNumber, ...request }: WithHistory<RequestKind>,
) {
	const texts = text(language, "portalRequests");
	const { ownerId, answerBy, answeredAt, demoAt, trial, consentWithdrawnAt, name } = request;
	const [owner] = ownerId && ownerId !== viewer.id ? await Staff.people([ownerId]) : [];
	const now = new Date();
	return {
		...request,
		last: lastContactIn(language, history),
		history: shownHistory(language, history, { at: request.createdAt, by: name }),
		reach: reachOf(language, viewer, { ...request, isWrongNumber }),
		due: dueOf(language, request, now),
		came: interpolate(texts.detail.came, {
			at: formatDateTime(language, request.createdAt),
			language: formatLanguage(language, request.language),
		}),
		deadline: promiseOf(language, answerBy),
		hasDemoToCome: isToCome(demoAt, now),
		trialLine: trial && trialLine(language, text(language, "portalRequests").trial.states, trial),
		demoTime: demoAt && formatDeadline(language, new Date(demoAt)),
		consentWithdrawn:
			consentWithdrawnAt &&
			interpolate(texts.detail.consentWithdrawn, { at: formatDateTime(language, consentWithdrawnAt) }),
		answered: answeredAt && formatDateTime(language, answeredAt),
		ended: endedOf(language, request),
		duplicates: await duplicatesOf(viewer, request),
		inquiryIsDeleted: await hasLostInquiry(request),
		held: await heldInWords(language, request),
		owner: ownerId === viewer.id ? viewer.fullName : (owner?.name ?? null),
		facts: factsOf(language, request),
	};
}

const inHead = new Set<string>(["name", "contactName", "email", "phone"]);

/** What is known about a visitor besides their answers. */
export const cameFromNames = ["plan", "source", "campaign", "landingPage"] as const;

/** The answers that the head of the page does not show already. */
export const factNames = namesOf(allRequestFields).filter((name) => !inHead.has(name));

export type ShownRequest = Awaited<ReturnType<typeof shownRequest>>;

/** What the visitor has answered, but for who they are and how they are reached, and where they came from, in words. */
export function factsOf(language: Language, request: RequestView): Fact[] {
	const { detail } = text(language, "portalRequests");
	const { visit = {}, source } = request;
	const cameFrom = {
		plan: isPlanId(visit.plan) ? text(language, "pricing").plans[visit.plan].name : undefined,
		source: sourceInWords(language, source),
		campaign: visit.utmCampaign,
		landingPage: visit.landingPage,
	};
	return [
		...answersOf(language, request).filter(({ name }) => factNames.includes(name)),
		...cameFromNames.map((name) => ({ name, label: detail.cameFrom[name], value: cameFrom[name] })),
	];
}
