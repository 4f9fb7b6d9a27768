import { locales } from "#app/locales/index.ts";
import type { Language } from "#models/language.ts";
import { answerHours, isOfficeDeadline } from "#models/request/answer-deadline.ts";
import { formatDeadline } from "./format.ts";
import { interpolate } from "./interpolate.ts";

/** When a request is answered, as page, mails and portal say it: `trước 17:00 thứ Năm, 26/11`. */
export function promiseOf(language: Language, answerBy: string): string {
	const { before, within } = (locales[language].form ?? locales.vi.form).answer;
	const due = new Date(answerBy);
	return isOfficeDeadline(due)
		? interpolate(before, { deadline: formatDeadline(language, due) })
		: interpolate(within, { hours: answerHours.trial });
}
