import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { recordAddress } from "#app/addresses/records.ts";
import { localizedPath, quotePath } from "#app/addresses/site.ts";
import { formatDay, formatMoney, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { type Answer, answerTo, askFor, readAsked } from "#app/routes/site/pricing/answer.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { defaultLanguage, type Language } from "#models/language.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { Records, Requests } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { orNotFound } from "../or-not-found.server.ts";

type Place = Pick<LoaderFunctionArgs, "params" | "request">;

const idIn = ({ request, id = "" }: LoaderFunctionArgs["params"]) => request ?? id;

function back({ params, request }: Place): string {
	const id = idIn(params);
	const { search } = new URL(request.url);
	return recordAddress(readRecordId(id)?.kind ?? "inquiry", id, search);
}

const schema = z.object({ users: z.optional(z.string()), company: z.optional(z.string()) });

/** Creates a quotation, keeps its address as a line of the request's or inquiry's log, and redirects to it. */
export const action = staffAction(requireStaff, {
	schema,
	counts: "change",
	back,
	async run({ values: { users = "", company = "" }, params, request, viewer, language }) {
		const id = idIn(params);
		const { asked } = readAsked(
			new URL(`?${new URLSearchParams({ users, company, by: viewer.fullName })}`, request.url),
		);
		if (!asked) throw new Refusal("wholeNumber:≥ 1");
		const answer = answerTo(asked);
		if (!answer) throw new Refusal("usersTooMany");
		const { language: theirs = defaultLanguage } = (await Requests.find(viewer, id)) ?? {};
		const sheet = localizedPath(theirs, quotePath);
		const address = `${sheet}?${askFor(asked, { date: answer.date })}`;
		const line = lineOf(language, answer);
		const note = `${line}\n${siteOrigin(request)}${address}`;
		orNotFound(await Records.log(viewer, id, { way: "quotation", note, quoted: answer.quote.firstYear }));
		return redirect(address, 303);
	},
});

export const loader = requireStaff(async (place) => redirect(back(place)));

function lineOf(language: Language, { asked, number, quote }: Answer): string {
	return interpolate(text(language, "portalRecord").quotation.line, {
		number,
		plan: text(language, "pricing").plans[quote.plan].name,
		count: formatNumber(language, asked.users),
		amount: formatMoney(language, quote.firstYear),
		day: formatDay(language, quote.validUntil),
	});
}
