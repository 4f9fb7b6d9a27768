import { Attempt } from "#models/account/attempt.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countWrite } from "#models/account/write-limit.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { isWholePhone } from "#models/contact/phone.ts";
import { env } from "#models/settings/env.server.ts";
import { dayMs } from "#models/time/calendar.ts";
import { type Contact, folded, isTelling, joining } from "./contact.server.ts";
import { type Related, relatedTo } from "./related.server.ts";

type Typed = { customerEmail: string; customerPhone: string };
type Whole = Pick<Contact, "email" | "phone">;

const oncePerDay = { max: 1, windowMs: dayMs };

/**
 * By what colleagues' records may be asked for: a whole e-mail address and a whole number, as who may ask by parts reads the
 * rest letter by letter. The first time in a day that a representative asks for one, it counts and leaves a line in the audit
 * log.
 * @returns what may be asked for, folded; "" for what names nobody
 * @throws TooManyWrites
 */
export async function askWhole(viewer: Viewer, { customerEmail, customerPhone }: Typed): Promise<Whole> {
	const { email, phone } = folded({
		email: customerEmail,
		phone: isWholePhone(customerPhone) ? customerPhone : "",
	});
	const whole = {
		email: (await joining([email])).has(email) ? email : "",
		phone: isTelling(phone) ? phone : "",
	};
	if (viewer.isAdmin || env.OTHERS_CUSTOMERS === "hidden") return whole;
	for (const [path, value] of Object.entries(whole)) {
		const asked = `asked ${viewer.id} ${path}:${value}`;
		if (!value || (await Attempt.isSpent(asked, oncePerDay))) continue;
		await countWrite(viewer.id, "ask");
		await Audit.write({ by: viewer, action: "othersCustomerAsked" });
		await Attempt.take(asked, oncePerDay);
	}
	return whole;
}

/**
 * Who has the customer that is being typed. Of colleagues' records there is told what has the whole address or number; what
 * has only the company is not.
 * @param but ids of inquiries and requests to leave out
 * @throws TooManyWrites
 */
export async function knownAlready(
	viewer: Viewer,
	typed: Typed & { companyName: string },
	but: string[] = [],
): Promise<Related[]> {
	const { company } = folded({ email: "", companyName: typed.companyName });
	const related = await relatedTo(viewer, { ...(await askWhole(viewer, typed)), company }, but);
	return related.filter(({ id, same }) => id !== null || same.some((what) => what !== "company"));
}
