import type { SeveralResult } from "#app/addresses/records.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import { log } from "#models/log.server.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";

/** The part of the time in which a form is answered that the rows may take; what follows them has the rest. */
const patience = 0.6;

/**
 * Runs a verb for each row; a refusal for one does not stop the others. Counts a write for each but the first, which the
 * action has counted. Whatever is not done in time is reported as `unfinished`.
 * @param run returns false if there is no such row, or it is not the viewer's; run again, it changes nothing
 * @throws the error that stopped it, if no row had been changed yet
 */
export async function oneByOne(
	viewer: Viewer,
	ids: string[],
	run: (id: string) => Promise<boolean>,
): Promise<SeveralResult> {
	const result: SeveralResult = { done: 0, left: {} };
	const leave = (why: string, left: string[]) => {
		result.left[why] = [...(result.left[why] ?? []), ...left];
	};
	const until = Date.now() + patience * env.MONGODB_TIMEOUT_MS;
	const one = async (id: string, index: number) => {
		if (index > 0) await countWrite(viewer.id, "change");
		return run(id);
	};
	for (const [index, id] of ids.entries()) {
		try {
			if (await withTimeout(one(id, index), (until - Date.now()) / env.MONGODB_TIMEOUT_MS)) result.done++;
			else leave("missing", [id]);
		} catch (error) {
			if (isUnavailable(error) && Date.now() >= until) {
				leave("unfinished", ids.slice(index));
				break;
			}
			const why = codeOf(error);
			if (why && !(error instanceof TooManyWrites)) {
				leave(why, [id]);
				continue;
			}
			if (result.done === 0) throw error;
			if (!why) log.error({ err: error }, "not done to all rows that were chosen");
			leave(why ?? "failed", ids.slice(index));
			break;
		}
	}
	return result;
}

function codeOf(error: unknown): string | undefined {
	return error instanceof Refusal ? Object.values(error.codes)[0]?.[0] : undefined;
}
