import { formatAmount } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import type { Language } from "#models/language.ts";
import { resultText } from "./schema.ts";

/** How an inquiry ended, in a line: `Không chốt được: giá cao, 245 triệu ₫`; undefined if nobody has said. */
export function outcomeText(language: Language, inquiry: InquiryOutcome): string | undefined {
	const { dealValue } = inquiry;
	const result = resultText(text(language, "portalInquiries").options, inquiry);
	return result && dealValue ? `${result}, ${formatAmount(language, dealValue)}` : result;
}
