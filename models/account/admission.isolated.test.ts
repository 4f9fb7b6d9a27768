import { expect, test, vi } from "vitest";

const mail = { SMTP_URL: "smtp://127.0.0.1:1" };
const domains = { ...mail, STAFF_EMAIL_DOMAINS: "congty.vn, Chi-Nhanh.vn" };

/** Reads the settings as a process that starts with these. */
async function admissionWith(given: Record<string, string>) {
	vi.resetModules();
	vi.unstubAllEnvs();
	const own = { SIGNUP: "approval", ADMIN_EMAILS: "sep@congty.vn" };
	for (const [name, value] of Object.entries({ ...own, ...given })) vi.stubEnv(name, value);
	const { admissionOf } = await import("./user.server.ts");
	return admissionOf;
}

test.each<[Record<string, string>, string, unconfirmed: string, confirmed: string]>([
	[{ SIGNUP: "open" }, "ai@gmail.com", "nothing", "nothing"],
	[{ SIGNUP: "open", ...domains }, "ai@gmail.com", "nothing", "nothing"],
	[{ SIGNUP: "open", ...domains }, "sep@congty.vn", "nothing", "nothing"],
	[{}, "ai@gmail.com", "approval", "approval"],
	[{}, "sep@congty.vn", "nothing", "nothing"],
	[mail, "ai@gmail.com", "confirmation", "approval"],
	[mail, "binh@congty.vn", "confirmation", "approval"],
	[mail, "sep@congty.vn", "confirmation", "nothing"],
	[domains, "binh@congty.vn", "confirmation", "nothing"],
	[domains, "binh@chi-nhanh.vn", "confirmation", "nothing"],
	[domains, "ai@gmail.com", "confirmation", "approval"],
	[domains, "binh@kho.congty.vn", "confirmation", "approval"],
	[domains, "binh@xcongty.vn", "confirmation", "approval"],
	[domains, "binh@congty.vn.xau.example", "confirmation", "approval"],
	[domains, "congty.vn@xau.example", "confirmation", "approval"],
	[domains, '"x@congty.vn"@xau.example', "confirmation", "approval"],
])("with %j %s needs: %s, and confirmed: %s", async (given, email, unconfirmed, confirmed) => {
	const admissionOf = await admissionWith(given);
	expect([admissionOf(email, false), admissionOf(email, true)]).toEqual([unconfirmed, confirmed]);
});
