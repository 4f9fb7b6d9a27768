import { staffPage } from "#app/addresses/account.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { ApprovalMails } from "#models/account/account.server.ts";
import { Attempt } from "#models/account/attempt.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { salesInbox } from "./sales-inbox.server.ts";
import { cut, oneLine } from "./typed-words.ts";

/** Beyond these, who waits is seen on the page alone: robots may sign up, too. */
const toldAnHour = { max: 20, windowMs: 3_600_000 };

/** Asks the administrators, or if there is none the sales inbox, to let somebody in. @param origin see `mailOrigin` */
export function approvalMails(origin: string | null): ApprovalMails {
	return async ({ email, fullName }) => {
		if (!(await Attempt.take("mails about sign-ups", toldAnHour))) return [];
		const admins = await Staff.admins();
		const { approval, open } = text("vi", "staffMails");
		const fill = (words: string) =>
			interpolate(words, {
				name: cut(oneLine(fullName)),
				email: shownEmail(email),
				link: `${origin}${staffPage}`,
			});
		const paragraphs = [...approval.text, ...(origin ? [open] : [])];
		return (admins.length > 0 ? admins.map((admin) => admin.email) : [salesInbox]).map((to) => ({
			kind: "approval",
			to,
			subject: fill(approval.subject),
			text: paragraphs.map(fill).join("\n\n"),
			about: [email],
			language: "vi",
		}));
	};
}
