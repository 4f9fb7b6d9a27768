import { z } from "#app/ui/form/zod.ts";
import { readJson } from "#models/json.ts";
import { log, redactPath } from "#models/log.server.ts";
import { hourlyLog } from "./hourly-log.server.ts";
import { countPolicyViolation } from "./metrics.server.ts";

const word = /^[a-z-]{1,40}$/;

/** As all browsers send it for `report-uri` (CSP Level 3, section 5.3). */
const reportSchema = z.object({
	"csp-report": z.object({
		"document-uri": z.url(),
		"effective-directive": z.optional(z.string().check(z.regex(word))),
		"violated-directive": z.string().check(z.maxLength(2_000)),
		"blocked-uri": z.string().check(z.maxLength(2_000)),
	}),
});

const reports = hourlyLog();

/**
 * Counts what the content policy has refused, and logs each kind once an hour; false for what is no report. Anybody can
 * send one, and what a browser's extensions are refused comes here, too.
 * @param network digest of the sender's
 */
export function takePolicyReport(body: string, network: string | null): boolean {
	const parsed = reportSchema.safeParse(readJson(body));
	if (!parsed.success) return false;
	const report = parsed.data["csp-report"];
	// Older browsers name the directive with its sources, or not at all.
	const directive = report["effective-directive"] ?? report["violated-directive"].split(" ", 1)[0] ?? "";
	countPolicyViolation(directive);
	const kind = {
		directive,
		blocked: originOf(report["blocked-uri"]),
		path: redactPath(report["document-uri"]),
	};
	if (reports.isNew(JSON.stringify(kind), network)) log.warn(kind, "refused by the content policy");
	return true;
}

/** Without path and query, which may tell of a person; words as `inline` stay. */
function originOf(blocked: string): string {
	if (!URL.canParse(blocked)) return word.test(blocked) ? blocked : "";
	const { origin, protocol } = new URL(blocked);
	return origin === "null" ? protocol : origin;
}
