import { answeredToday, openToday } from "#app/content/owner.ts";
import type { Vi } from "#app/locales/index.ts";

export function questionGroups({ popular, groups, notYet }: Vi["faq"]) {
	return [popular, ...groups].map(({ id, heading, items }) => ({
		id,
		heading,
		items: answeredToday(items, notYet),
	}));
}

/** What the owner has not said yet, of all groups. */
export function openQuestions({ groups }: Vi["faq"]) {
	return groups.flatMap(({ items }) => openToday(items));
}
