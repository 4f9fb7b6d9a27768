import { expect, test } from "vitest";
import { misspeltNames } from "./misspelt.ts";

const known = [
	"PORT",
	"HOST",
	"PUBLIC_URL",
	"TRUSTED_PROXIES",
	"SMTP_URL",
	"MAIL_FROM",
	"SIGNUP",
	"LOG_LEVEL",
];

test.each([
	["TRUSTED_PROXY", "TRUSTED_PROXIES"],
	["PUBLIC_URI", "PUBLIC_URL"],
	["public_url", "PUBLIC_URL"],
	["SMPT_URL", "SMTP_URL"],
	["MAIL_FORM", "MAIL_FROM"],
	["PROT", undefined],
	["MAIL", undefined],
	["HOSTNAME", undefined],
	["HOME", undefined],
	["PATH", undefined],
	["SHELL", undefined],
	["LOGNAME", undefined],
	["PUBLIC_URL", undefined],
])("%s is meant as %s", (name, meant) => {
	expect(misspeltNames([name], known)).toEqual(meant ? [{ name, meant }] : []);
});
