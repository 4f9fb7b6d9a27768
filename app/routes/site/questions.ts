import { answeredToday } from "#app/content/owner.ts";
import type { Vi } from "#app/locales/index.ts";

export function questionGroups({ popular, groups, notYet }: Vi["faq"]) {
	return [popular, ...groups].map(({ id, heading, items }) => ({
		id,
		heading,
		items: answeredToday(items, notYet),
	}));
}
