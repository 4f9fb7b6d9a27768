import * as z from "zod";
import { maxLength } from "#app/content/limits.ts";
import { followUps, inquirySorts, inquiryStatuses, projectTypes, urgencies } from "#app/content/options.ts";
import type { InquiryQuery } from "#models/sales-inquiry.server.ts";

const oneOf = <const Options extends readonly string[]>(options: Options) =>
	z.enum(options).optional().catch(undefined);
const word = z.string().max(maxLength.line).optional().catch(undefined);

const schema = z.object({
	q: word.transform((text) => text?.trim() || undefined),
	status: oneOf(inquiryStatuses),
	urgency: oneOf(urgencies),
	type: oneOf(projectTypes),
	rep: word.transform((id) => id || undefined),
	due: oneOf(followUps),
	sort: oneOf(inquirySorts),
	after: word,
	before: word,
});

/** Reads which inquiries an address asks for; what is unknown or malformed counts as not asked for. */
export function readListQuery(request: Request): InquiryQuery & { after?: string; before?: string } {
	const { q, type, rep, due, ...rest } = schema.parse(Object.fromEntries(new URL(request.url).searchParams));
	return { ...rest, text: q, projectType: type, ownerId: rep, followUp: due };
}
