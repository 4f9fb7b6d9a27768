import { withoutToken } from "#app/addresses/site.ts";
import { isPlanId } from "#app/content/plans.ts";
import type { AttributionHint } from "#app/ui/attribution-hint.ts";
import { maxLength } from "#models/limits.ts";
import type { Attribution } from "#models/request/source.ts";

export function attributionHintOf(request: Request): AttributionHint {
	const { pathname, search, searchParams } = new URL(request.url);
	const plan = searchParams.get("plan");
	return {
		landingPage: pathname + search,
		referrer: request.headers.get("Referer") ?? "",
		plan: isPlanId(plan) ? plan : "",
	};
}

/** What is stored of a visit: nonsense is left out, long values are cut, our own pages are no referrer. */
export function attributionOf(
	{ landingPage, referrer, plan }: Partial<AttributionHint>,
	request: Request,
): Attribution {
	const before = parse(referrer);
	const isOurs = before?.host === new URL(request.url).host;
	const landing = isOurs ? before : parse(landingPage, request.url);
	const utm = (name: string) => line(landing?.searchParams.get(`utm_${name}`));
	const visit: Attribution = {
		landingPage: line(landing && withoutToken(landing.pathname)),
		referrer: isOurs ? undefined : line(before?.href),
		utmSource: utm("source"),
		utmMedium: utm("medium"),
		utmCampaign: utm("campaign"),
		utmTerm: utm("term"),
		utmContent: utm("content"),
		plan: isPlanId(plan) ? plan : undefined,
	};
	return Object.fromEntries(Object.entries(visit).filter(([, value]) => value));
}

function parse(address: string | undefined, base?: string): URL | null {
	if (!address || !URL.canParse(address, base)) return null;
	const url = new URL(address, base);
	return url.protocol.startsWith("http") ? url : null;
}

function line(text: string | null | undefined): string | undefined {
	return text
		?.slice(0, maxLength.line)
		.replace(/[\p{C}\s]+/gu, " ")
		.trim();
}
