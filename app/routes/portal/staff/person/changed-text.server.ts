import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Language } from "#models/language.ts";
import type { Left } from "#models/records/hand-over.server.ts";

/** What has become of a person, and of their open work if they were disabled. */
export async function changedText(language: Language, id: string, left: Left | null): Promise<string> {
	const { changed, workHandedOver, workPartly, workLeft } = text(language, "portalAccount").staff;
	const [member, heir] = await Promise.all([Staff.find(id), left && Staff.activePerson(left.heirId)]);
	const values = { name: member?.fullName ?? "", to: heir?.name ?? "" };
	if (!left) return interpolate(changed, values);
	const { still, ...open } = left;
	if (!heir) return interpolate(workLeft, { ...values, ...open });
	return still.inquiries + still.requests === 0
		? interpolate(workHandedOver, { ...values, ...open })
		: interpolate(workPartly, { ...values, ...still });
}
