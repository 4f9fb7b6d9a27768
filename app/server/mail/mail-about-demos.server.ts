import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { findHandedOver, tellHandedOver } from "#models/request/demo-handover.server.ts";
import { findUnreminded, remindOfDemo } from "#models/request/demo-reminders.server.ts";
import { withTimeout } from "#models/transaction.server.ts";
import { demoHandover, demoReminder } from "./demo-mails.server.ts";
import { deliverSoon } from "./worker.server.ts";

/** Reminds visitors of demos that begin within a day, and moves demos that have changed hands between calendars. */
export async function mailAboutDemos(stopping: AbortSignal): Promise<void> {
	const [soon, moved] = await withTimeout(Promise.all([findUnreminded(), findHandedOver()]));
	await oneByOne(soon, stopping, (slot) => remindOfDemo(slot, demoReminder(mailOrigin())));
	await oneByOne(moved, stopping, (one) => tellHandedOver(one, demoHandover(mailOrigin())));
	if (soon.length + moved.length > 0) deliverSoon();
}
