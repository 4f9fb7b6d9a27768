import { handedOverIn } from "#app/addresses/hand-over.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Language } from "#models/language.ts";

/** The text of a hand-over's notice, by the notice; empty if the address has none or its account is not in use. */
export async function toldOfHandOver({ url }: Request, language: Language): Promise<Record<string, string>> {
	const given = handedOverIn(new URL(url).search);
	const to = given && (await Staff.activePerson(given.toId));
	if (!to) return {};
	const { done, allDone } = text(language, "portalRecord").handOver;
	return { [given.notice]: interpolate(given.open ? allDone : done, { to: to.name, ...given.open }) };
}
