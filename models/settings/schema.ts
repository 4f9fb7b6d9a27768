import { Encrypter } from "age-encryption";
import mongoose from "mongoose";
import * as z from "zod";
import { othersCustomers, signUpModes, vatModes } from "#models/options.ts";
import { retentionDays } from "#models/retention.ts";
import { misspeltNames } from "#models/search/misspelt.ts";
import { commandOf } from "./command.ts";

const parts = (text: string) =>
	text
		.split(",")
		.map((item) => item.trim())
		.filter((item) => item !== "");

const list = (text: string) => parts(text.toLowerCase());

const secret = z
	.string()
	.min(32, "is too short: at least 32 random characters, each of several that commas separate");

const optional = z
	.string()
	.optional()
	.transform((text) => text?.trim() || undefined);

/** Whether what a setting is for takes it. */
const taken = (take: (text: string) => unknown) => (text: string) => {
	try {
		take(text);
		return true;
	} catch {
		return false;
	}
};

const encoded = "in a user name and a password @ : / ? # and % are written as %40 %3A %2F %3F %23 and %25";

const address = z.string().regex(/^[^\s@]+@[^\s@]+$/, "must name e-mail addresses, such as sep@congty.vn");

const durableUri = z
	.string({ error: "is missing: the address of a MongoDB replica set, Atlas or mongos" })
	.regex(/^mongodb(\+srv)?:\/\//, "must begin with mongodb:// or mongodb+srv://")
	.refine(
		taken((uri) => new mongoose.mongo.MongoClient(uri)),
		{
			error: `is no address that MongoDB reads: ${encoded}; hosts and options are as in its documentation`,
		},
	)
	.refine((uri) => !/[?&]w=[01](&|$)/i.test(uri), {
		error:
			"has w=0 or w=1, with which an acknowledged request can be lost; remove it: this product writes with w=majority",
	});

/** Whether a host name or address, with or without brackets, is reached from its own machine alone. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Whether a URL is encrypted or local, and contains no password, which `fetch` would quote in an error. */
function isPrivate(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, username, password } = new URL(text);
	if (username || password) return false;
	return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

const settings = z.object({
	NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
	PORT: z.coerce.number().int().min(0).max(65535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	// Without a path, as browsers send an origin.
	PUBLIC_URL: optional.pipe(
		z
			.url({ protocol: /^https?$/, error: "must be an http or https address" })
			.transform((address) => new URL(address).origin)
			.optional(),
	),
	HSTS_SUBDOMAINS: z.enum(["yes", "no"]).default("no"),
	ALLOWED_HOSTS: z
		.string()
		.default("")
		.transform(list)
		.pipe(
			z.array(z.string().regex(/^[\w.:[\]-]+$/, "must name hosts without https://, such as erp.example.vn")),
		),
	TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
	FORM_MIN_SECONDS: z.coerce.number().min(0).max(60).default(2),
	NETWORK_LIMIT: z.coerce.number().int().min(1).default(40),
	ACCOUNT_LIMIT: z.coerce.number().int().min(1).default(30),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),

	ACCESS_LOG: z.enum(["yes", "no"]).default("yes"),
	METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
	METRICS_HOST: z.string().default("127.0.0.1"),

	MONGODB_URI: durableUri,
	EMBEDDED_DATABASE: z.enum(["yes", "no"]).default("no"),
	MIGRATE_AT_START: z.enum(["yes", "no"]).default("yes"),
	MONGODB_TIMEOUT_MS: z.coerce.number().int().min(500).max(15_000).default(5_000),

	BACKUP_RECIPIENT: optional.pipe(
		z
			.string()
			.refine(
				taken((recipient) => new Encrypter().addRecipient(recipient)),
				{
					error: `must be a whole public key of age, which begins with age1: ${commandOf("backup", "--new-key FILE")} makes one`,
				},
			)
			.optional(),
	),

	SESSION_SECRET: z
		.string({ error: "is missing: at least 32 random characters, for example from `openssl rand -hex 32`" })
		.transform(parts)
		.pipe(z.tuple([secret], secret)),
	SESSION_IDLE_HOURS: z.coerce
		.number()
		.positive()
		.max(
			24 * retentionDays.sessions,
			`can be at most ${24 * retentionDays.sessions}: then sessions are erased`,
		)
		.default(72),
	SESSION_DAYS: z.coerce.number().positive().max(365).default(14),
	ADMIN_EMAILS: z.string().default("").transform(list).pipe(z.array(address)),
	SECOND_FACTOR: z.enum(["optional", "admins", "all"]).default("optional"),
	SIGNUP: z.enum(signUpModes).default("approval"),
	STAFF_EMAIL_DOMAINS: z
		.string()
		.default("")
		.transform(list)
		.pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "must name domains, such as congty.vn"))),

	OTHERS_CUSTOMERS: z.enum(othersCustomers).default("named"),

	BRAND_NAME: z.string().default("Mây ERP"),
	BRAND_EMAIL: z.string().default("xinchao@may-erp.example"),
	BRAND_PHONE: z.string().default("1900 0000"),
	BRAND_ADDRESS: z.string().default("Tầng 5, 1 đường Ví Dụ, phường Bến Thành, TP. Hồ Chí Minh"),
	BRAND_LEGAL_NAME: z.string().default("Công ty TNHH Phần mềm Ví Dụ"),
	BRAND_TAX_CODE: z.string().default("0000000000"),
	BRAND_ZALO: optional.pipe(
		z
			.string()
			.regex(/^\d{8,20}$/, "must be the digits of a Zalo phone number or official account")
			.optional(),
	),
	BRAND_PERSON: z.string().default("Nguyễn Thị Ví Dụ"),
	PRICES_VAT: z.enum(vatModes).default("excluded"),
	VAT_PERCENT: z.coerce.number().min(0).max(30).optional(),

	SMTP_URL: optional.pipe(
		z
			.string()
			.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
			.refine(
				taken((url) => new URL(url)),
				{ error: `is no address: ${encoded}` },
			)
			.optional(),
	),
	MAIL_FROM: optional,
	MAIL_FOLDER: z.string().default(".data/mail"),
	SALES_INBOX: optional,
	LEAD_WEBHOOK_URL: optional.pipe(
		z
			.string()
			.refine(isPrivate, {
				error: "must be an https address without user and password, or an http one of this machine",
			})
			.optional(),
	),

	CHAT_SCRIPT_URL: optional.pipe(
		z
			.string()
			.regex(
				/^(https:\/\/|http:\/\/127\.0\.0\.1[:/])/,
				"must be an https address, or one at http://127.0.0.1",
			)
			.pipe(z.url())
			.optional(),
	),
});

const schema = settings
	.refine(
		({ ADMIN_EMAILS, SMTP_URL, EMBEDDED_DATABASE, HOST }) =>
			ADMIN_EMAILS.length === 0 || SMTP_URL || (EMBEDDED_DATABASE === "yes" && isLoopback(HOST)),
		{
			path: ["ADMIN_EMAILS"],
			error:
				"needs SMTP_URL: nobody can show without mail that such an address is theirs, so that the first who signs up " +
				"with it would be an administrator. Leave it out and make administrators with " +
				`\`${commandOf("staff", "create --role admin")}\`, or set SMTP_URL`,
		},
	)
	.refine(({ STAFF_EMAIL_DOMAINS, SMTP_URL }) => STAFF_EMAIL_DOMAINS.length === 0 || SMTP_URL, {
		path: ["STAFF_EMAIL_DOMAINS"],
		error:
			"needs SMTP_URL: nobody can show without mail that such an address is theirs. Leave it out and approve who " +
			"signs up at /portal/staff, or set SMTP_URL",
	})
	.refine(({ ALLOWED_HOSTS, PUBLIC_URL }) => ALLOWED_HOSTS.length === 0 || PUBLIC_URL, {
		path: ["PUBLIC_URL"],
		error:
			"is missing: with ALLOWED_HOSTS it says where the links in mails lead, whatever host a request names",
	});

export type Env = Readonly<z.infer<typeof schema>>;

const brandNames = [
	"BRAND_EMAIL",
	"BRAND_PHONE",
	"BRAND_ADDRESS",
	"BRAND_LEGAL_NAME",
	"BRAND_TAX_CODE",
	"BRAND_PERSON",
] as const;

export type Examined = {
	/** Undefined where anything is wrong. */
	env: Env | undefined;
	/** Sentences that each begin with the setting's name. */
	wrong: string[];
	/** Names that are no setting of ours, and look as if one was meant. */
	misspelt: { name: string; meant: string }[];
	/** What names the firm and still has its example value, where the database is not a trial's. */
	example: string[];
	/** What can be tried, even where something else is wrong. */
	addresses: Partial<Pick<Env, "MONGODB_URI" | "SMTP_URL" | "LEAD_WEBHOOK_URL">>;
};

/** Reads the settings and all that is to be said of them at once. */
export function examineSettings(source: NodeJS.ProcessEnv): Examined {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const { success, data, error } = schema.safeParse(given, { error: sayOfNumbers });
	const one = <Name extends keyof Env>(name: Name) =>
		settings.shape[name].safeParse(given[name]).data as Env[Name] | undefined;
	const isTrial = given.EMBEDDED_DATABASE === "yes";
	return {
		env: success ? data : undefined,
		wrong: error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? [],
		misspelt: misspeltNames(Object.keys(source), Object.keys(settings.shape)),
		example: isTrial ? [] : brandNames.filter((name) => one(name) === settings.shape[name].parse(undefined)),
		addresses: {
			MONGODB_URI: one("MONGODB_URI"),
			SMTP_URL: one("SMTP_URL"),
			LEAD_WEBHOOK_URL: one("LEAD_WEBHOOK_URL"),
		},
	};
}

function sayOfNumbers(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === "too_small" && issue.origin === "number")
		return `must be ${issue.inclusive ? "at least" : "above"} ${issue.minimum}`;
	if (issue.code === "too_big") return `can be at most ${issue.maximum}`;
	if (issue.code !== "invalid_type") return undefined;
	if (issue.expected === "int") return "must be a whole number";
	return issue.expected === "number" ? "must be a number" : undefined;
}
