import { expect, test } from "vitest";
import { changeSettings, useSettings } from "#tests/support/settings.ts";
import { admissionOf } from "./user.server.ts";

useSettings({});

const mail = { SMTP_URL: "smtp://127.0.0.1:1" };
const domains = { ...mail, STAFF_EMAIL_DOMAINS: "congty.vn, Chi-Nhanh.vn" };

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
])("with %j %s needs: %s, and confirmed: %s", (given, email, unconfirmed, confirmed) => {
	changeSettings({ SIGNUP: "approval", ADMIN_EMAILS: "sep@congty.vn", ...given });
	expect([admissionOf(email, false), admissionOf(email, true)]).toEqual([unconfirmed, confirmed]);
});
