import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import type { Language } from "#models/language.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { writePrompt } from "./prompt.ts";

/** The prompt that an address asks for; contact details are included only if asked for, and then logged. */
export async function readPrompt(language: Language, viewer: Viewer, request: Request, id = "") {
	const { history, ...inquiry } = orNotFound(await Inquiries.findWithHistory(viewer, id));
	const representatives = await Staff.findByNameOrEmail(inquiry.salesRepName);
	const contact = new URL(request.url).searchParams.has("contact");
	if (contact)
		await Audit.write({ by: viewer, action: "promptWithContact", subject: { kind: "inquiry", id } });
	const people = [
		...representatives,
		...history.rows.map(({ by }) => ({ name: by })),
		{ name: viewer.fullName },
	];
	return {
		inquiry,
		contact,
		prompt: writePrompt(inquiry, {
			contact,
			people: people.map(({ name }) => name),
			language,
		}),
	};
}
