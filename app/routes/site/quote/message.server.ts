import { siteOrigin } from "#app/addresses/origin.server.ts";
import { localizedPath, quotePath } from "#app/addresses/site.ts";
import { quoteSubject } from "#app/content/choices.ts";
import { quotedYears } from "#app/content/quote.ts";
import { formatDay, formatList, formatMoney, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { answerTo, askFor, readAsked } from "#app/routes/site/pricing/answer.server.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { ContactSubject } from "#models/options.ts";

/** How the contact form begins for somebody who comes from an answer, whose query its address keeps; null for others. */
export function messageFor(
	request: Request,
	language: Language,
): { subject: ContactSubject; message: string } | null {
	const { asked } = readAsked(new URL(request.url));
	if (!asked) return null;
	const { form, sheet, message } = text(language, "quote");
	const { modules: names } = text(language, "features");
	const { plans } = text(language, "pricing");
	const money = (vnd: number) => formatMoney(language, vnd);
	const answer = answerTo(asked);
	const modules = asked.modules.map((module) => names[module].name);
	const line = (name: string, value: string) =>
		interpolate(message.line, (place) => ({ name, value })[place] ?? "");
	const wanted = [
		...(asked.company ? [line(form.company.label, asked.company)] : []),
		line(form.users.label, formatNumber(language, asked.users)),
		...(modules.length > 0 ? [line(form.modules.label, formatList(language, modules))] : []),
		...(asked.elsewhere ? [line(form.elsewhere.label, money(asked.elsewhere))] : []),
	];
	const quoted = answer
		? [
				line(sheet.heading, answer.number),
				interpolate(sheet.plan, { plan: plans[answer.quote.plan].name }),
				line(sheet.firstYear, money(answer.quote.firstYear)),
				line(sheet.laterYears, money(answer.quote.laterYear)),
				line(interpolate(sheet.total, { years: quotedYears }), money(answer.quote.total)),
				line(sheet.validUntil, formatDay(language, answer.quote.validUntil)),
			]
		: [];
	const address = siteOrigin(request) + localizedPath(language, quotePath);
	return {
		subject: quoteSubject,
		message: [
			...[answer ? message.send : message.talk, "", ...wanted, ...quoted, ""],
			`${address}?${askFor(asked, { date: answer?.date })}`,
		].join("\n"),
	};
}
