import { mailOrigin } from "#app/addresses/origin.server.ts";
import { oneByOne } from "#app/server/repeat.server.ts";
import { MorningMails } from "#models/account/morning-mails.server.ts";
import { withTimeout } from "#models/database/transaction.server.ts";
import { lapseHold } from "#models/request/demo-appointment.server.ts";
import {
	findHandedOver,
	findUnreminded,
	mailHandedOver,
	remindOfDemo,
} from "#models/request/demo-reminders.server.ts";
import { findLapsed } from "#models/request/demo-slot.server.ts";
import { countAsToldTo, lateGroups, mailLate } from "#models/request/late.server.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { dueTrialSteps, takeTrialStep } from "#models/request/trial.server.ts";
import { isBeforeMorning, isTimeToCall, morningOf } from "#models/time/working-hours.ts";

/**
 * Mails whoever has late requests, and the administrators (or else the sales inbox) about those that nobody has. Sends one mail
 * an hour at most, and none before the morning of a working day, whose own mail names them.
 */
export async function remindOfLate(stopping: AbortSignal): Promise<void> {
	if (isBeforeMorning(new Date())) return;
	const groups = await withTimeout(lateGroups());
	await oneByOne(groups, stopping, (group) => mailLate(group, mailOrigin()));
}

/**
 * Reminds visitors of demos that begin within a day, moves demos that have changed hands between calendars, and releases
 * holds that nobody has confirmed in time, unless mails have no links with which to confirm them.
 */
export async function remindOfDemos(stopping: AbortSignal): Promise<void> {
	const origin = mailOrigin();
	const found = Promise.all([origin ? findLapsed() : [], findUnreminded(), findHandedOver()]);
	const [lapsed, soon, moved] = await withTimeout(found);
	await oneByOne(lapsed, stopping, (slot) => lapseHold(slot, origin));
	await oneByOne(soon, stopping, (demo) => remindOfDemo(demo, origin));
	await oneByOne(moved, stopping, (demo) => mailHandedOver(demo, origin));
}

/** Sends the mails and reminders that are due on a trial's days, at hours when people may be called. */
export async function followTrials(stopping: AbortSignal): Promise<void> {
	if (!isTimeToCall(new Date())) return;
	await oneByOne(await withTimeout(dueTrialSteps()), stopping, (step) => takeTrialStep(step, mailOrigin()));
}

/** Mails everybody what is due, and admins what has come into quarantine, on the morning of a working day. */
export async function remindOfMorning(stopping: AbortSignal): Promise<void> {
	const day = morningOf(new Date());
	if (!day) return;
	await oneByOne(MorningMails.readers(day), stopping, async (reader) => {
		const at = new Date();
		const count = reader.viewer.isAdmin ? await SpamQuarantine.countSince(reader.quarantineToldAt) : 0;
		await MorningMails.queue(reader, day, { count, at }, mailOrigin(), (session) =>
			countAsToldTo(reader.viewer, session),
		);
	});
}

/** The mails of the morning, and then about what they have not named. */
export async function remindStaff(stopping: AbortSignal): Promise<void> {
	await remindOfMorning(stopping);
	await remindOfLate(stopping);
}
