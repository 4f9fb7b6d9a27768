import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { findUnreminded, remindOfDemo } from "#models/request/demo-reminders.server.ts";
import { withTimeout } from "#models/transaction.server.ts";
import { demoReminder } from "./demo-mails.server.ts";
import { deliverSoon } from "./worker.server.ts";

/** Reminds visitors of demos that begin within a day. */
export async function mailDemoReminders(stopping: AbortSignal): Promise<void> {
	const due = await withTimeout(findUnreminded());
	await oneByOne(due, stopping, (slot) => remindOfDemo(slot, demoReminder(mailOrigin())));
	if (due.length > 0) deliverSoon();
}
