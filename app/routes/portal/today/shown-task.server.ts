import { taskAddress } from "#app/addresses/portal.ts";
import { formatAgo, formatDay, formatDeadline, formatTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import type { Task } from "#models/customer/today.server.ts";
import type { Language } from "#models/language.ts";
import { lastWordsOf, shortened } from "../record/timeline.server.ts";

/** A task in words: who it is, how they are called, and when. */
export function shownTask(language: Language, task: Task) {
	const { id, what, name, companyName, phone = "", isWrongNumber, isLate } = task;
	return {
		id,
		name,
		companyName,
		isWrongNumber,
		isLate,
		kind: text(language, "portalRequests").kinds[what],
		address: taskAddress(what, id),
		phone: shownPhone(phone),
		call: phoneAddress(phone),
		hour: task.demoAt && formatTime(language, new Date(task.demoAt)),
		when: whenOf(language, task),
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
	const { trialDays, lateSince, dueBy, agreedOn, since, never } = text(language, "portalToday");
	const due = dueAt
		? formatDeadline(language, new Date(dueAt))
		: followUpOn && formatDay(language, followUpOn);
	const day = due && interpolate(isLate ? lateSince : dueAt ? dueBy : agreedOn, { time: due });
	const said = [trialDay && trialDays[trialDay], day].filter(Boolean);
	if (said.length > 0) return said.join(", ");
	return interpolate(contactedAt ? since : never, { ago: formatAgo(language, contactedAt ?? createdAt) });
}
