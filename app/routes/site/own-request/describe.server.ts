import { formatDateTime, formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { trialLine } from "#app/server/trial-line.server.ts";
import { currentConsent } from "#models/consent.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Language } from "#models/language.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import type { OwnRequest } from "#models/request/own-request.server.ts";
import { isCancellable, type TrialView } from "#models/request/trial-days.ts";

/** How the request stands, in a sentence. */
export function statusText(language: Language, own: OwnRequest & { isInHand: boolean }): string {
	const now = new Date();
	const { state } = text(language, "ownRequest");
	const { kind, email, phone = "", answerBy, answeredAt, demoAt, heldUntil, ending } = own;
	if (isToCome(demoAt, now)) {
		const { booked, call, first, held } = text(language, "demoHour");
		const isFirst = own.state === "waiting" && answerBy < demoAt && new Date(answerBy) > now;
		const sentences = [booked, ...(heldUntil ? [held] : []), isFirst ? first : call];
		return interpolate(sentences.join(" "), {
			email: shownEmail(email),
			until: heldUntil ? formatDeadline(language, new Date(heldUntil)) : "",
			time: formatDeadline(language, new Date(demoAt)),
			phone: shownPhone(phone),
			deadline: promiseOf(language, answerBy),
		});
	}
	if (own.trial && ending !== "withdrawn")
		return trialLine(language, text(language, "ownTrial").state, own.trial);
	if (own.isInHand) return state.inHand;
	if (own.state === "ended") {
		if (ending === "withdrawn") return state.withdrawn;
		return kind === "trial" ? text(language, "ownTrial").state.notOpened : state.ended;
	}
	if (answeredAt) return interpolate(state.answered, { time: formatDateTime(language, answeredAt) });
	const promised = new Date(answerBy);
	const values = {
		email: shownEmail(email),
		phone: shownPhone(phone),
		deadline: promiseOf(language, answerBy),
	};
	return interpolate(promised < now ? state.late : state.waiting[kind], values);
}

/** The words of stopping a trial, or the mails after it; null where neither is possible. */
export function cancelWords(language: Language, trial: TrialView | undefined) {
	if (!isCancellable(trial)) return null;
	const { cancel } = text(language, "ownTrial");
	return trial?.state === "over" ? cancel.over : cancel.running;
}

/** What a visitor has agreed to; the words only where they are still the ones that were read. */
export function consentText(language: Language, { consent }: OwnRequest) {
	if (!consent) return null;
	const { given, withdrawn } = text(language, "ownRequest").consent;
	const { textVersion: version, at, withdrawnAt } = consent;
	const wording = text(consent.language, "form");
	return {
		given: interpolate(given, {
			time: formatDateTime(language, at),
			version: formatDay(language, version),
		}),
		words: version === currentConsent.version ? { text: wording.consent.text, lang: wording.lang } : null,
		withdrawn: withdrawnAt && interpolate(withdrawn, { time: formatDateTime(language, withdrawnAt) }),
	};
}
