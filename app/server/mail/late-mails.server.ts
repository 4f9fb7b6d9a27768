import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { lateGroups, tellLate } from "#models/request/late.server.ts";
import { withTimeout } from "#models/transaction.server.ts";
import { salesInbox } from "./sales-inbox.server.ts";
import { lateListMail, lateMail } from "./staff-mails.server.ts";
import { deliverSoon } from "./worker.server.ts";

/** Mails who has late requests; of nobody's the admins; if there is none, the sales inbox. One mail an hour at most. */
export async function mailLate(stopping: AbortSignal): Promise<void> {
	const groups = await withTimeout(lateGroups());
	if (groups.length === 0) return;
	await oneByOne(groups, stopping, (group) =>
		tellLate(group, (reader, late) => {
			const to = reader?.email ?? salesInbox;
			const [one, ...others] = late;
			return one && others.length === 0
				? lateMail(mailOrigin(), to, one.request, one.owner?.fullName ?? null)
				: lateListMail(mailOrigin(), to, late);
		}),
	);
	deliverSoon();
}
