import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { mailboxOf } from "#models/contact/email.server.ts";
import type { DemoFacts } from "#models/mail/facts.ts";
import type { Words } from "#models/mail/record.server.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { demoMinutes } from "#models/request/demo-hours.ts";
import { env } from "#models/settings/env.server.ts";

/** A demo for `entry.email`'s calendar (RFC 5545); its id stays while the hour changes, so that there is one entry. */
export function demoCalendar(
	isOn: boolean,
	{ id, startsAt, version }: DemoFacts & { id: RequestId },
	entry: { email: string; summary: string; description?: string },
): NonNullable<Words["calendar"]> {
	const method = isOn ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
	const calendar = ical({ method, prodId: { company: env.BRAND_NAME, product: "demo" } });
	calendar.createEvent({
		id: `${id}@${env.BRAND_EMAIL.split("@")[1]}`,
		sequence: version,
		start: startsAt,
		end: new Date(startsAt.getTime() + demoMinutes * 60_000),
		summary: entry.summary,
		description: entry.description,
		status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
		organizer: { name: env.BRAND_NAME, email: organizerFor(entry.email) },
		attendees: [{ email: entry.email, rsvp: false }],
	});
	return { method, content: calendar.toString() };
}

/** Calendars take no invitation from the mailbox that it is for, which the sales inbox may be. */
function organizerFor(email: string): string {
	const isOurs = mailboxOf(email) === mailboxOf(env.BRAND_EMAIL);
	return isOurs ? `calendar@${env.BRAND_EMAIL.split("@")[1]}` : env.BRAND_EMAIL;
}
