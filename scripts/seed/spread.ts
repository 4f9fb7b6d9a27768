import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import { type InquiryStatus, lostReasons } from "#models/options.ts";
import { calendarDay, dayMs } from "#models/time/calendar.ts";
import type { Random } from "./random.ts";

type Course = { createdAt: Date; status: InquiryStatus; updatedAt?: Date; followUpOn?: string };

/**
 * Logged in working hours, the older the likelier completed; half of the open ones have a follow-up. @param age in days
 */
export function courseOf(age: number, now: Date, random: Random): Course {
	const createdAt = inWorkingHours(now.getTime() - age * dayMs, random);
	const chance = random.next();
	const completed = age < 7 ? 0.05 : Math.min(0.2 + age / 100, 0.75);
	const started = age < 3 ? 0.2 : 0.75;
	const followUp = random.next() < 0.5 ? { followUpOn: dayAround(now, random) } : {};
	if (chance > completed + (1 - completed) * started) return { createdAt, status: "pending", ...followUp };
	const movedAt = createdAt.getTime() + (0.2 + random.next() * 0.6) * (now.getTime() - createdAt.getTime());
	const updatedAt = new Date(movedAt);
	if (chance < completed) return { createdAt, status: "completed", updatedAt };
	return { createdAt, status: "in-progress", updatedAt, ...followUp };
}

const budgets = [45, 68, 96, 120, 145, 180, 245, 320, 455, 680, 840, 1_250];
const outcomeNotes = {
	won: ["Ký hai năm, thanh toán theo quý.", "Bắt đầu với kế toán và kho, bán hàng sau Tết.", "", ""],
	lost: ["Hẹn hỏi lại sau khi quyết toán năm.", "Giám đốc muốn giữ phần mềm cũ.", "", ""],
};

/** An outcome for four in five completed inquiries, more than half of them won. */
export function outcomeOf({ status }: Pick<Course, "status">, random: Random): InquiryOutcome {
	if (status !== "completed" || random.next() > 0.8) return {};
	const outcome = random.next() < 0.55 ? "won" : "lost";
	const dealValue = random.pick(budgets) * 1_000_000;
	const outcomeNote = random.pick(outcomeNotes[outcome]);
	if (outcome === "won") return { outcome, dealValue, ...(outcomeNote && { outcomeNote }) };
	const lostReason = random.pick(lostReasons);
	return {
		outcome,
		lostReason,
		...(random.next() < 0.5 && { dealValue }),
		...(outcomeNote && { outcomeNote }),
	};
}

/** A day between three ago and six ahead, so that some are overdue. */
function dayAround(now: Date, random: Random): string {
	return calendarDay(new Date(now.getTime() + (random.below(10) - 3) * dayMs));
}

function inWorkingHours(time: number, random: Random): Date {
	const date = new Date(time);
	// 8 to 17 o'clock in Vietnam is 1 to 10 in UTC.
	date.setUTCHours(1 + random.below(9), random.below(60), random.below(60), random.below(1000));
	const weekday = date.getUTCDay();
	const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
	const moved = date.getTime() - back * dayMs;
	return new Date(moved > time ? moved - 3 * dayMs : moved);
}
