import type { Outcome } from "#app/addresses/several.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { driverTimeoutMs } from "#models/database/transaction.server.ts";
import { log } from "#models/log.server.ts";
import { Refusal } from "#models/refusal.ts";

/**
 * Runs a verb for each of several rows, of which the action has counted the first as written. What cannot be done to one
 * of them does not keep it from the others.
 * @param run as all verbs, false if there is no such row, or it is not the viewer's
 * @throws what stopped it, if nothing had been done yet
 */
export async function oneByOne(
	viewer: Viewer,
	ids: string[],
	run: (id: string) => Promise<boolean>,
): Promise<Outcome> {
	const outcome: Outcome = { done: 0, left: {} };
	const leave = (why: string, left: string[]) => {
		outcome.left[why] = [...(outcome.left[why] ?? []), ...left];
	};
	// The page that waits for all of them gives up at some time.
	const until = Date.now() + driverTimeoutMs / 2;
	for (const [index, id] of ids.entries()) {
		try {
			if (index > 0) await countWrite(viewer.id, "change");
			if (await run(id)) outcome.done++;
			else leave("missing", [id]);
		} catch (error) {
			const why = codeOf(error);
			if (why && !(error instanceof TooManyWrites)) {
				leave(why, [id]);
				continue;
			}
			if (outcome.done === 0) throw error;
			if (!why) log.error({ err: error }, "not done to all rows that were chosen");
			leave(why ?? "failed", ids.slice(index));
			break;
		}
		if (Date.now() > until && index < ids.length - 1) {
			leave("failed", ids.slice(index + 1));
			break;
		}
	}
	return outcome;
}

function codeOf(error: unknown): string | undefined {
	return error instanceof Refusal ? Object.values(error.codes)[0]?.[0] : undefined;
}
