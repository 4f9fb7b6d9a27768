import { isTask, todayPage } from "#app/addresses/portal.ts";
import { recordAddress } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { Language } from "#models/language.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { Records } from "#models/records/records.server.ts";
import { entryOf } from "./timeline.server.ts";

/**
 * Redirects to the changed record, whose page confirms the change. If the record was opened beside today's tasks, redirects
 * to these instead and names the customer and what was logged, as the row may be gone or in another group.
 */
export async function leadToRecord(
	request: Request,
	viewer: Viewer,
	language: Language,
	id: string,
	said: string,
): Promise<Response> {
	const kind = readRecordId(id)?.kind ?? "inquiry";
	const address = recordAddress(kind, id, new URL(request.url).search);
	if (!isTask(request)) return leadTo(address, said);
	const [record, found] = await Promise.all([Records.named(viewer, id), Records.findWithHistory(viewer, id)]);
	const [line] = found?.history.rows ?? [];
	if (!record || !line) return leadTo(todayPage, said);
	const link = { words: record.name, to: address, rest: `: ${entryOf(language, line).what}` };
	return leadTo(todayPage, { text: `${said} `, link });
}
