import type { SeveralResult } from "#app/addresses/several.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { log } from "#models/log.server.ts";
import { Refusal } from "#models/refusal.ts";

/** How long a bulk action may take, in milliseconds; the rows it has not reached by then are reported as not done. */
const patienceMs = 10_000;

/**
 * Runs a verb for each row; a refusal for one does not stop the others. Counts a write for each but the first, which the
 * action has counted.
 * @param run returns false if there is no such row, or it is not the viewer's
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
	const until = Date.now() + patienceMs;
	for (const [index, id] of ids.entries()) {
		try {
			if (index > 0) await countWrite(viewer.id, "change");
			if (await run(id)) result.done++;
			else leave("missing", [id]);
		} catch (error) {
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
		if (Date.now() > until && index < ids.length - 1) {
			leave("failed", ids.slice(index + 1));
			break;
		}
	}
	return result;
}

function codeOf(error: unknown): string | undefined {
	return error instanceof Refusal ? Object.values(error.codes)[0]?.[0] : undefined;
}
