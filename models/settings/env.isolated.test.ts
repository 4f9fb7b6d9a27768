import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";

const own = { EMBEDDED_DATABASE: "", ADMIN_EMAILS: "", SMTP_URL: "", PUBLIC_URL: "", HOST: "" };

/** Reads the settings as a process that starts with these. */
async function start(given: Record<string, string>) {
	vi.resetModules();
	for (const [name, value] of Object.entries({ ...own, ...given })) vi.stubEnv(name, value);
	return import("./env.server.ts");
}

beforeEach(() => void vi.unstubAllEnvs());

describe("administrators by their address", () => {
	const admin = { ADMIN_EMAILS: "sep@congty.vn" };

	test.each<[string, Record<string, string>]>([
		["a database of one's own", admin],
		[
			"the embedded database where other machines reach it",
			{ ...admin, EMBEDDED_DATABASE: "yes", HOST: "0.0.0.0" },
		],
	])("are refused without mail on %s, as the first to sign up would be one", async (_what, given) => {
		await expect(start(given)).rejects.toThrow(/ADMIN_EMAILS needs SMTP_URL.*staff -- create/s);
	});

	test.each<[string, Record<string, string>]>([
		["with mail", { ...admin, SMTP_URL: "smtp://127.0.0.1:25" }],
		["on the embedded database of this machine", { ...admin, EMBEDDED_DATABASE: "yes" }],
		["where there are none", {}],
	])("are no matter %s", async (_what, given) => {
		expect((await start(given)).env.HOST).toBe("127.0.0.1");
	});
});

test.each<[string, string, RegExp | null]>([
	["SESSION_IDLE_HOURS", "0.5", null],
	["SESSION_IDLE_HOURS", "336", null],
	["SESSION_IDLE_HOURS", "337", /SESSION_IDLE_HOURS can be at most 336/],
	["SESSION_IDLE_HOURS", "0", /SESSION_IDLE_HOURS must be above 0/],
	["SESSION_IDLE_HOURS", "never", /SESSION_IDLE_HOURS/],
	["PORT", "abc", /PORT must be a number/],
	["PORT", "1.5", /PORT must be a whole number/],
	["PORT", "65536", /PORT can be at most 65535/],
	["NETWORK_LIMIT", "0", /NETWORK_LIMIT must be at least 1/],
	["SESSION_DAYS", "90", null],
	["SESSION_DAYS", "0", /SESSION_DAYS must be above 0/],
	["SIGNUP", "approval", null],
	["SIGNUP", "everybody", /SIGNUP/],
	["MONGODB_URI", "mongodb://site:p%40%2F@127.0.0.1/erp", null],
	["MONGODB_URI", "mongodb://site:p@ss@127.0.0.1/erp", /MONGODB_URI is no address.*@ .* written as %40/],
	["MONGODB_URI", "mongodb://site:p/ss@127.0.0.1/erp", /MONGODB_URI is no address/],
	["MONGODB_URI", "mongodb://127.0.0.1/erp?replicaset=rs&reachable=yes", /MONGODB_URI is no address/],
	["SMTP_URL", "smtp://site:p/ss@127.0.0.1:25", /SMTP_URL is no address.*written as %40/],
	["LEAD_WEBHOOK_URL", "https://hooks.slack.com/services/T0/B0/x", null],
	["LEAD_WEBHOOK_URL", "http://127.0.0.1:8080/zalo", null],
	["LEAD_WEBHOOK_URL", "http://[::1]:8080/zalo", null],
	["LEAD_WEBHOOK_URL", "http://chat.example/ss@", /LEAD_WEBHOOK_URL must be an https address/],
	["LEAD_WEBHOOK_URL", "http://127.0.0.1.chat.example/ss@", /LEAD_WEBHOOK_URL must be/],
	["LEAD_WEBHOOK_URL", "https://bot:pass@chat.example/", /LEAD_WEBHOOK_URL must be.*without user/],
	["LEAD_WEBHOOK_URL", "chat.example/ss@", /LEAD_WEBHOOK_URL must be/],
	["ADMIN_EMAILS", "sep congty", /ADMIN_EMAILS must name e-mail addresses/],
	["ALLOWED_HOSTS", "https://erp.example.vn", /ALLOWED_HOSTS must name hosts/],
	[
		"BACKUP_RECIPIENT",
		"age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kudqxpfwq3e5cmg",
		/whole public key of age/,
	],
])("%s=%s: %s", async (name, value, error) => {
	if (error) {
		const wrong = await start({ [name]: value }).catch((thrown: unknown) => thrown);
		expect(wrong).toMatchObject({ name: "WrongSettings", message: expect.stringMatching(error) });
		expect(String(wrong), "nor is a password told").not.toContain("ss@");
	} else await expect(start({ [name]: value })).resolves.toBeDefined();
});

test.each<[Record<string, string>, RegExp | null]>([
	[{ STAFF_EMAIL_DOMAINS: "congty.vn" }, /STAFF_EMAIL_DOMAINS needs SMTP_URL/],
	[{ STAFF_EMAIL_DOMAINS: "congty.vn, Chi-Nhanh.vn", SMTP_URL: "smtp://127.0.0.1:25" }, null],
	[
		{ STAFF_EMAIL_DOMAINS: "@congty.vn", SMTP_URL: "smtp://127.0.0.1:25" },
		/STAFF_EMAIL_DOMAINS must name domains/,
	],
	[{ STAFF_EMAIL_DOMAINS: "vn", SMTP_URL: "smtp://127.0.0.1:25" }, /STAFF_EMAIL_DOMAINS must name domains/],
])("whose addresses are staff's: %j: %s", async (given, error) => {
	if (error) await expect(start(given)).rejects.toThrow(error);
	else expect((await start(given)).env.STAFF_EMAIL_DOMAINS).toEqual(["congty.vn", "chi-nhanh.vn"]);
});

test("further hosts need a PUBLIC_URL for the links in mails", async () => {
	await expect(start({ ALLOWED_HOSTS: "erp.example.vn" })).rejects.toThrow(/PUBLIC_URL is missing/);
	const both = { ALLOWED_HOSTS: "www.erp.example.vn", PUBLIC_URL: "https://erp.example.vn" };
	expect((await start(both)).isSecure).toBe(true);
});

test.each([
	["https://erp.example.vn/", "https://erp.example.vn"],
	["https://ERP.example.vn:443/shop?x#y", "https://erp.example.vn"],
	[" http://erp.example.vn:8080/ ", "http://erp.example.vn:8080"],
	["", undefined],
])("PUBLIC_URL %j is %j, and forms of its pages are ours", async (given, origin) => {
	const { env } = await start({ PUBLIC_URL: given });
	expect(env.PUBLIC_URL).toBe(origin);
	const { isSameOrigin, pageBefore } = await import("#app/server/place.server.ts");
	const sent = (Origin: string) => isSameOrigin(new Headers({ Origin, Host: "127.0.0.1:3000" }));
	expect(sent(origin ?? "https://erp.example.vn")).toBe(origin !== undefined);
	expect(sent("http://127.0.0.1:3000")).toBe(true);
	for (const other of ["https://xau.example", "ftp://erp.example.vn", "https://erp.example.vn:8443", "null"])
		expect(sent(other), other).toBe(false);
	const headers = { Referer: `${origin}/portal/requests?view=mine` };
	const request = new Request("http://127.0.0.1:3000/portal/prove", { headers });
	expect(pageBefore(request)).toBe(origin ? "/portal/requests?view=mine" : null);
});

test("no mail has a link to a host that only the request names", async () => {
	/** Where a link leads that is mailed for a request to this address. */
	const originFor = async (url: string) => {
		const { readerOf } = await import("#app/server/i18n.server.ts");
		return (await readerOf(new Request(url))).origin;
	};
	await start({});
	expect(await originFor("https://xau.example/portal/reset")).toBeNull();
	const { OutboxMail } = await import("#models/mail/outbox.server.ts");
	const account = { id: "65f000000000000000000001", email: "rep@may-erp.example" };
	const nowhere = { language: "vi", origin: null } as const;
	const queued = OutboxMail.queueLink("reset-password", account, nowhere, {} as never);
	await expect(queued).rejects.toThrow("PUBLIC_URL is not set");
	expect(await originFor("http://127.0.0.1:3000/portal/reset")).toBe("http://127.0.0.1:3000");
	await start({ PUBLIC_URL: "https://erp.example.vn" });
	expect(await originFor("https://xau.example/portal/reset")).toBe("https://erp.example.vn");
});

test.each<[Record<string, string>, string | null, string]>([
	[{ PUBLIC_URL: "https://erp.example.vn" }, "max-age=63072000", "; Secure"],
	[
		{ PUBLIC_URL: "https://erp.example.vn", HSTS_SUBDOMAINS: "yes" },
		"max-age=63072000; includeSubDomains",
		"; Secure",
	],
	[{ PUBLIC_URL: "http://erp.example.vn" }, null, "SameSite=Lax"],
])("under %j browsers are told %j, and keep the language with %j", async (given, transport, ending) => {
	await start(given);
	const { secureDocument } = await import("#app/server/headers.server.ts");
	const headers = new Headers();
	secureDocument(headers, null);
	expect(headers.get("Strict-Transport-Security")).toBe(transport);
	const { rememberLanguage } = await import("#app/server/language-cookie.server.ts");
	expect(rememberLanguage("en")).toMatch(new RegExp(`${ending}$`));
});

test("a setting whose name is misspelt is named, and so are the example's firm and tax code, but not for a trial", async () => {
	const { misspeltSettings } = await start({ TRUSTED_PROXY: "1" });
	expect(misspeltSettings).toEqual([{ name: "TRUSTED_PROXY", meant: "TRUSTED_PROXIES" }]);
	const firm = { BRAND_TAX_CODE: "0312345678", BRAND_PHONE: "1900 0000" };
	const { exampleSettings } = await start(firm);
	expect(exampleSettings).toEqual([
		"BRAND_EMAIL",
		"BRAND_PHONE",
		"BRAND_ADDRESS",
		"BRAND_LEGAL_NAME",
		"BRAND_PERSON",
	]);
	expect((await start({ ...firm, EMBEDDED_DATABASE: "yes" })).exampleSettings).toEqual([]);
	await expect(start({ SESSION_SECRET: "", SESION_SECRET: "s".repeat(32) })).rejects.toThrow(
		/SESSION_SECRET is missing.*SESION_SECRET is no setting: SESSION_SECRET may be meant/s,
	);
});

test(".env.example tells of every setting, and of no other", async () => {
	const [code, example] = await Promise.all(
		["models/settings/schema.ts", ".env.example"].map((file) => readFile(file, "utf8")),
	);
	const read = [...(code ?? "").matchAll(/^\t([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
	const told = [...(example ?? "").matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
	// Those that the commands set themselves.
	const ours = ["NODE_ENV", "EMBEDDED_DATABASE"];
	expect(told.toSorted()).toEqual(read.filter((name) => !ours.includes(name ?? "")).toSorted());
});
