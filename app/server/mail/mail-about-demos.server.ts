import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { lapseHold } from "#models/request/demo-appointment.server.ts";
import { findHandedOver, tellHandedOver } from "#models/request/demo-handover.server.ts";
import { findUnreminded, remindOfDemo } from "#models/request/demo-reminders.server.ts";
import { findLapsed } from "#models/request/demo-slot.server.ts";
import { withTimeout } from "#models/transaction.server.ts";
import { demoHandover, demoMails, demoReminder } from "./demo-mails.server.ts";
import { deliverSoon } from "./worker.server.ts";

/**
 * Reminds visitors of demos that begin within a day, moves demos that have changed hands between calendars, and releases
 * holds that nobody has confirmed in time, unless mails have no links with which to confirm them.
 */
export async function mailAboutDemos(stopping: AbortSignal): Promise<void> {
	const origin = mailOrigin();
	const found = Promise.all([origin ? findLapsed() : [], findUnreminded(), findHandedOver()]);
	const [lapsed, soon, moved] = await withTimeout(found);
	await oneByOne(lapsed, stopping, (slot) => lapseHold(slot, demoMails("lapsed", origin)));
	await oneByOne(soon, stopping, (slot) => remindOfDemo(slot, demoReminder(origin)));
	await oneByOne(moved, stopping, (one) => tellHandedOver(one, demoHandover(origin)));
	if (lapsed.length + soon.length + moved.length > 0) deliverSoon();
}
