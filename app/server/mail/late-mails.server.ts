import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { findUntold, tellLate } from "#models/request/late.server.ts";
import { withTimeout } from "#models/transaction.server.ts";
import { salesInbox } from "./sales-inbox.server.ts";
import { lateMail } from "./staff-mails.server.ts";
import { deliverSoon } from "./worker.server.ts";

/** Mails who has a late request; if nobody has, the admins; if there is none, the sales inbox. */
export async function mailLate(stopping: AbortSignal): Promise<void> {
	const late = await withTimeout(findUntold());
	if (late.length === 0) return;
	const admins = await withTimeout(Staff.admins());
	const others = admins.length > 0 ? admins.map(({ email }) => email) : [salesInbox];
	await oneByOne(late, stopping, (one) =>
		tellLate(one, (request, owner) => {
			const readers = owner ? [owner.email] : others;
			return readers.map((to) => lateMail(mailOrigin(), to, request, owner?.fullName ?? null));
		}),
	);
	deliverSoon();
}
