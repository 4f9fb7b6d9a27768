import { localizedPath } from "#app/addresses/localized-path.ts";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { pages } from "#app/addresses/site.ts";
import { quoteSubject } from "#app/content/choices.ts";
import { planFor, quotedYears, quoteOn } from "#app/content/quote.ts";
import { formatDay, formatList, formatMoney, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { ContactSubject } from "#models/options.ts";
import { askFor, readAsked } from "./quote.server.ts";

/** How the contact form begins for somebody who comes from a quotation, whose query its address keeps; null for others. */
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
	const plan = planFor(asked);
	const quote = plan && quoteOn(new Date(), plan);
	const modules = asked.modules.map((module) => names[module].name);
	const line = (name: string, value: string) =>
		interpolate(message.line, (place) => ({ name, value })[place] ?? "");
	const wanted = [
		...(asked.company ? [line(form.company.label, asked.company)] : []),
		line(form.users.label, formatNumber(language, asked.users)),
		...(modules.length > 0 ? [line(form.modules.label, formatList(language, modules))] : []),
		...(asked.elsewhere ? [line(form.elsewhere.label, money(asked.elsewhere))] : []),
	];
	const quoted = quote
		? [
				interpolate(sheet.plan, { plan: plans[quote.plan].name }),
				line(sheet.firstYear, money(quote.firstYear)),
				line(sheet.laterYears, money(quote.laterYear)),
				line(interpolate(sheet.total, { years: quotedYears }), money(quote.total)),
				line(sheet.validUntil, formatDay(language, quote.validUntil)),
			]
		: [];
	const address = siteOrigin(request) + localizedPath(language, pages.quote);
	return {
		subject: quoteSubject,
		message: [
			...[quote ? message.send : message.talk, "", ...wanted, ...quoted, ""],
			`${address}?${askFor(asked)}`,
		].join("\n"),
	};
}
