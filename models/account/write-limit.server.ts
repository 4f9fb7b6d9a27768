import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";
import { dayMs, minuteMs } from "#models/time/calendar.ts";
import { Attempt } from "./attempt.server.ts";

/** Multiples of ACCOUNT_LIMIT, which holds for a minute. */
const perDay = { inquiry: 10, change: 50, draft: 10, ask: 10 };

export type WriteKind = keyof typeof perDay;

export class TooManyWrites extends Refusal {
	constructor() {
		super("tooManyWrites", 429, "Too much written in a short time");
	}
}

/** Counts what an account is about to write, or to ask of colleagues' customers. @throws TooManyWrites */
export async function countWrite(accountId: string, what: WriteKind): Promise<void> {
	const max = env.ACCOUNT_LIMIT;
	const spans = [
		{ max, windowMs: minuteMs },
		{ max: perDay[what] * max, windowMs: dayMs },
	];
	for (const limit of spans) {
		const key = `${what} ${accountId} ${limit.windowMs}`;
		if (!(await Attempt.take(key, limit))) throw new TooManyWrites();
	}
}
