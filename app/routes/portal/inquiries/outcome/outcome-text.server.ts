import { formatAmount } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import type { Language } from "#models/language.ts";

/** How an inquiry ended, in a line: `Không chốt được: giá cao, 245 triệu ₫`; undefined if nobody has said. */
export function outcomeText(
	language: Language,
	{ outcome, lostReason, dealValue }: InquiryOutcome,
): string | undefined {
	if (!outcome) return undefined;
	const { options } = text(language, "portalInquiries");
	const result = lostReason
		? `${options.outcome[outcome]}: ${options.lostReason[lostReason]}`
		: options.outcome[outcome];
	return dealValue ? `${result}, ${formatAmount(language, dealValue)}` : result;
}
