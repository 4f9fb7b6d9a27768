import { env } from "#models/env.server.ts";
import { mayBeAdmin } from "./user.server.ts";

export type Admission = "nothing" | "confirmation" | "approval";

/** Without mail configured nobody can confirm an address, so that everybody who signs up is approved. */
export function admissionOf(email: string, emailConfirmed: boolean): Admission {
	if (env.SIGNUP === "open" || mayBeAdmin(email, emailConfirmed)) return "nothing";
	if (env.SMTP_URL && !emailConfirmed) return "confirmation";
	return isOfStaff(email) ? "nothing" : "approval";
}

/** Whether the domain is on the list; its subdomains are others'. */
function isOfStaff(email: string): boolean {
	return env.STAFF_EMAIL_DOMAINS.includes(email.slice(email.lastIndexOf("@") + 1));
}
