import { severalIn } from "#app/addresses/several.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { namesOfRecords } from "#models/customer/record.server.ts";
import type { Language } from "#models/language.ts";
import { onePage } from "./rows.server.ts";

export type ShownResult = {
	notice: string;
	done: string;
	isDeleted: boolean;
	/** The rows that can be put back, as the form of the ticks sends them. */
	undo: string[];
	/** By reason: the rows that can be named, and the number of the others. */
	left: { why: string; named: { id: string; name: string }[]; others: number }[];
};

/** The result of a bulk action, read from the address of the list; null if there is none. */
export async function shownResult(
	request: Request,
	viewer: Viewer,
	language: Language,
): Promise<ShownResult | null> {
	const told = severalIn(new URL(request.url).search);
	if (!told) return null;
	const texts = text(language, "portalSeveral");
	const reasons = new Map(Object.entries(texts.left));
	const [names, to] = await Promise.all([
		namesOfRecords(viewer, onePage(Object.values(told.left).flat())),
		told.toId ? Staff.activePerson(told.toId) : null,
	]);
	const left = Object.entries(told.left).flatMap(([code, all]) => {
		const ids = onePage(all);
		const named = ids.flatMap((id) => ({ id, name: names.get(id) ?? "" })).filter(({ name }) => name);
		const others = ids.length - named.length;
		const groups =
			code === "missing"
				? [
						{ why: texts.left.notYours, named, others: 0 },
						{ why: texts.left.missing, named: [], others },
					]
				: [{ why: reasons.get(code) ?? texts.left.failed, named, others }];
		return groups.filter(({ named, others }) => named.length + others > 0);
	});
	return {
		notice: told.notice,
		done: interpolate(texts.done[told.act], { count: told.done, to: to?.name ?? "" }),
		isDeleted: told.act === "delete" && told.done > 0,
		undo: onePage(told.undo ?? []).map((row) => row.replace("-", ".")),
		left,
	};
}
