import { languageFacts } from "#app/locales/languages.tsx";
import type { Language } from "#models/language.ts";
import { calendarDay, dayMs, hourMs, minuteMs } from "#models/time/calendar.ts";

const localeOf = (language: Language) => languageFacts[language].locale;
const isChinese = (locale: string) => locale.startsWith("zh");

const timeZone = "Asia/Ho_Chi_Minh";

/** Making a formatter takes a hundred times as long as using it. */
function formats<Format>(make: (locale: string) => Format): (language: Language) => Format {
	const made = new Map<Language, Format>();
	return (language) => {
		const format = made.get(language) ?? make(localeOf(language));
		made.set(language, format);
		return format;
	};
}

const dates = (options: Intl.DateTimeFormatOptions) =>
	formats((locale) => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
/** In figures a Chinese date would run into its weekday: `11/23星期一`. */
const weekdays = (time: Intl.DateTimeFormatOptions) =>
	formats((locale) => {
		const month = isChinese(locale) ? "long" : "numeric";
		return new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", day: "numeric", month, ...time });
	});
const numbers = (options: Intl.NumberFormatOptions) =>
	formats((locale) => new Intl.NumberFormat(locale, options));

const dayFormats = dates({ day: "2-digit", month: "2-digit", year: "numeric" });
const dayAndMonthFormats = dates({ day: "numeric", month: "numeric" });
const clockFormats = dates({ hour: "2-digit", minute: "2-digit" });
const deadlineFormats = weekdays({ hour: "2-digit", minute: "2-digit" });
const weekdayFormats = weekdays({});
const numberFormats = numbers({});
const percentFormats = numbers({ style: "percent" });
const moneyFormats = numbers({ style: "currency", currency: "VND" });
const compactFormats = numbers({
	notation: "compact",
	compactDisplay: "long",
	maximumFractionDigits: 1,
});
const exactFormats = numbers({
	notation: "compact",
	compactDisplay: "long",
	maximumFractionDigits: 3,
});
const spanOf = (unit: string) => numbers({ style: "unit", unit, unitDisplay: "long" });
const spanFormats = { day: spanOf("day"), hour: spanOf("hour"), minute: spanOf("minute") };

/** A Dutch date does not break at its hyphens. */
const unbrokenDate = (date: string) => date.replaceAll("-", "\u2011");

export function formatDate(language: Language, iso: string): string {
	return unbrokenDate(dayFormats(language).format(new Date(iso)));
}

export function formatDay(language: Language, day: string): string {
	return formatDate(language, `${day}T00:00:00+07:00`);
}

/** Without the year, where only the current one can be meant. @param day YYYY-MM-DD */
export function formatDayAndMonth(language: Language, day: string): string {
	return unbrokenDate(dayAndMonthFormats(language).format(new Date(`${day}T00:00:00+07:00`)));
}

/** `11/2026` for 2026-11. */
export const monthInWords = (month: string) => month.split("-").reverse().join("/");

export function formatNumber(language: Language, value: number): string {
	return numberFormats(language).format(value);
}

/** `92%` of a share of one. */
export function formatPercent(language: Language, share: number): string {
	return percentFormats(language).format(share);
}

export function formatMoney(language: Language, vnd: number): string {
	if (isChinese(localeOf(language))) return `${formatNumber(language, vnd)}\u00a0₫`;
	return moneyFormats(language).format(vnd);
}

/**
 * Rounds to the nearest hundred thousand: `8,4 triệu ₫` in Vietnamese, `₫8.4 million` in English. Chinese rounds to ten
 * thousand, its own unit: `840 万₫`, `1.008 亿₫`.
 */
export function formatCompactCurrency(language: Language, vnd: number): string {
	if (isChinese(localeOf(language))) {
		const inTenThousands = Math.round(vnd / 1e4);
		const [amount, unit] = inTenThousands < 1e4 ? [inTenThousands, "万"] : [inTenThousands / 1e4, "亿"];
		return `${formatNumber(language, amount)}\u00a0${unit}₫`;
	}
	// Intl would shorten the words; this keeps the language's place for the sign.
	return formatMoney(language, 0).replace("0", compactFormats(language).format(vnd).replace(" ", "\u00a0"));
}

/** As {@link formatMoney}, in words where these are exact: `245 triệu ₫`, `1,255 tỷ ₫`. */
export function formatAmount(language: Language, vnd: number): string {
	const isExact = vnd % 1e6 === 0 || (vnd < 1e9 && vnd >= 1e6 && vnd % 1e4 === 0);
	if (!isExact || isChinese(localeOf(language))) return formatMoney(language, vnd);
	return formatMoney(language, 0).replace("0", exactFormats(language).format(vnd));
}

export function formatList(language: Language, items: readonly string[]): string {
	return new Intl.ListFormat(localeOf(language)).format(items);
}

const languageNames = formats((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/** The name of another language: `Tiếng Anh`. */
export function formatLanguage(language: Language, named: Language): string {
	return languageNames(language).of(named) ?? named;
}

export function formatTime(language: Language, date: Date): string {
	return clockFormats(language).format(date);
}

export function formatDateTime(language: Language, iso: string): string {
	return `${formatDate(language, iso)} ${formatTime(language, new Date(iso))}`;
}

/** `11:00 thứ Hai, 23/11` in Vietnamese, `11月23日星期一 11:00` in Chinese. */
export function formatDeadline(language: Language, date: Date): string {
	// Intl writes a Vietnamese weekday as at the beginning of a sentence; its two words stay on one line.
	return unbrokenDate(deadlineFormats(language).format(date)).replace("Thứ ", "thứ\u00a0");
}

export function formatWeekday(language: Language, date: Date): string {
	return unbrokenDate(weekdayFormats(language).format(date));
}

const agoFormats = formats((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** `hôm qua` or `3 ngày trước` in Vietnamese: by days of the calendar in Vietnam. */
export function formatAgo(language: Language, iso: string, now = new Date()): string {
	const days = (Date.parse(calendarDay(now)) - Date.parse(calendarDay(new Date(iso)))) / dayMs;
	// Intl capitalises the Vietnamese words, as if they began a sentence.
	return agoFormats(language).format(-Math.round(days), "day").replace("Hôm", "hôm");
}

/**
 * How long that is, whatever the sign: `1 ngày 5 giờ` in Vietnamese, `2 hours 15 minutes`, `3 days`; the smaller unit is
 * left out from two days on, and where there is none of it.
 */
export function formatSpan(language: Language, milliseconds: number): string {
	const span = Math.abs(milliseconds);
	const days = Math.floor(span / dayMs);
	const hours = Math.floor((span % dayMs) / hourMs);
	const minutes = Math.floor((span % hourMs) / minuteMs);
	const written = (unit: keyof typeof spanFormats, count: number) =>
		count > 0 ? [spanFormats[unit](language).format(count)] : [];
	const parts = [
		...written("day", days),
		...(days > 1 ? [] : written("hour", hours)),
		...(days > 0 ? [] : written("minute", minutes)),
	];
	return parts.join(" ") || spanFormats.minute(language).format(0);
}
