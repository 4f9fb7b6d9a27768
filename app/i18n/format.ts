import type { Language } from "#models/language.ts";

const locales: Record<Language, string> = { vi: "vi-VN", en: "en-GB", zh: "zh-CN", nl: "nl-NL", es: "es-ES" };

/** Dates are shown as they are in Vietnam, wherever the server or the reader is. */
const timeZone = "Asia/Ho_Chi_Minh";

/** Making a formatter takes a hundred times as long as using it, and a list uses it fifty times. */
const dayFormats = formats({ day: "2-digit", month: "2-digit", year: "numeric" });
const clockFormats = formats({ hour: "2-digit", minute: "2-digit" });

function formats(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
	const made = new Map<Language, Intl.DateTimeFormat>();
	return (language) => {
		const format = made.get(language) ?? new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
		made.set(language, format);
		return format;
	};
}

/** `20/11/2026` for an ISO date in Vietnamese. */
export function formatDate(language: Language, iso: string): string {
	return dayFormats(language).format(new Date(iso));
}

/** A calendar day of Vietnam, YYYY-MM-DD, as {@link formatDate} shows it. */
export function formatDay(language: Language, day: string): string {
	return formatDate(language, `${day}T00:00:00+07:00`);
}

/** `1.200` in Vietnamese. */
export function formatNumber(language: Language, value: number): string {
	return new Intl.NumberFormat(locales[language]).format(value);
}

/** `100.800.000 ₫` in Vietnamese. */
export function formatMoney(language: Language, vnd: number): string {
	return new Intl.NumberFormat(locales[language], { style: "currency", currency: "VND" }).format(vnd);
}

/** To the nearest hundred thousand: `8,4 triệu ₫` in Vietnamese, `₫8.4 million` in English. */
export function formatCompactCurrency(language: Language, vnd: number): string {
	const number = new Intl.NumberFormat(locales[language], {
		notation: "compact",
		compactDisplay: "long",
		maximumFractionDigits: 1,
	});
	// The sign stands where the language has it, around a number in words, too, which Intl would shorten.
	return formatMoney(language, 0).replace("0", number.format(vnd));
}

/** Date and time of day: `20/11/2026 14:05` in Vietnamese. */
export function formatDateTime(language: Language, iso: string): string {
	return `${formatDate(language, iso)} ${clockFormats(language).format(new Date(iso))}`;
}

/** `11:00 thứ Hai, 23/11` in Vietnamese. */
export function formatDeadline(language: Language, date: Date): string {
	const deadline = new Intl.DateTimeFormat(locales[language], {
		timeZone,
		weekday: "long",
		day: "numeric",
		month: "numeric",
		hour: "2-digit",
		minute: "2-digit",
	}).format(date);
	// Intl writes a Vietnamese weekday as at the beginning of a sentence.
	return deadline.replace("Thứ", "thứ");
}
