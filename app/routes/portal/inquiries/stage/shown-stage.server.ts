import { formatAmount } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { type Stage, stageFingerprint } from "#models/inquiry/inquiry.server.ts";
import type { Language } from "#models/language.ts";
import { outcomeText } from "./outcome-text.server.ts";

/**
 * Where an inquiry stands, as its form begins, and in words.
 * @param quoted what was quoted last, in VND, which is offered as the deal's value until there is an outcome
 */
export function shownStage(language: Language, inquiry: Stage, quoted?: number) {
	const { status, outcome, lostReason, outcomeNote } = inquiry;
	const dealValue = outcome ? inquiry.dealValue : quoted;
	const ended = outcomeText(language, inquiry);
	return {
		fingerprint: stageFingerprint(inquiry),
		text: [ended ?? text(language, "portalInquiries").options.status[status], outcomeNote]
			.filter(Boolean)
			.join("\n"),
		values: {
			stage: outcome ?? status,
			lostReason: lostReason ?? "",
			dealValue: dealValue ? formatAmount(language, dealValue) : "",
			outcomeNote: outcomeNote ?? "",
		},
	};
}

export type ShownStage = ReturnType<typeof shownStage>;
