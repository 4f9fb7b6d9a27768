import { recordAddress } from "#app/addresses/records.ts";
import { formatAgo, formatDay, formatDeadline, formatTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import type { Task } from "#models/customer/today.server.ts";
import type { Language } from "#models/language.ts";
import { Records } from "#models/records/records.server.ts";
import { entryOf, lastWordsOf, shortened } from "../record/timeline.server.ts";

/** A task in words: who it is, how they are called, and when. */
export function shownTask(language: Language, task: Task) {
	const { id, what, name, companyName, phone = "", isWrongNumber, isLate, status, followUpOn } = task;
	return {
		id,
		name,
		companyName,
		isWrongNumber,
		isLate,
		status,
		followUpOn,
		kind: text(language, "portalRequests").kinds[what],
		address: recordAddress(what, id),
		phone: shownPhone(phone),
		call: phoneAddress(phone),
		hour: task.demoAt && formatTime(language, new Date(task.demoAt)),
		when: whenOf(language, task),
		begunWith: task.begunWith,
		freeId: task.freeId,
		...lastWordsOf(language, task),
		wrote: task.last ? undefined : shortened(task.wrote ?? ""),
	};
}

export type ShownTask = ReturnType<typeof shownTask>;

function whenOf(
	language: Language,
	{ dueAt, followUpOn, contactedAt, createdAt, trialDay, isLate }: Task,
): string {
	const { trialDays, lateSince, since, never } = text(language, "portalToday");
	if (trialDay) return trialDays[trialDay];
	const due = dueAt
		? formatDeadline(language, new Date(dueAt))
		: followUpOn && formatDay(language, followUpOn);
	if (due) return isLate ? interpolate(lateSince, { time: due }) : due;
	return interpolate(contactedAt ? since : never, { ago: formatAgo(language, contactedAt ?? createdAt) });
}

/** What was logged last, in words, and of whom; null if the viewer may not see it. */
export async function shownLine(language: Language, viewer: Viewer, id: string) {
	const [record, found] = await Promise.all([Records.named(viewer, id), Records.findWithHistory(viewer, id)]);
	const [line] = found?.history.rows ?? [];
	if (!record || !line) return null;
	const { kind, name } = record;
	return { name, address: recordAddress(kind, id), line: entryOf(language, line).what };
}
