import { Counter, Gauge, Registry } from "prom-client";
import { isPortal, localizedPath, pageAt } from "#app/addresses/site.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { ready } from "#models/database/connection.server.ts";
import { members, pool } from "#models/database/driver.server.ts";
import { withTimeout } from "#models/database/transaction.server.ts";
import { defaultLanguage } from "#models/language.ts";
import { log } from "#models/log.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { countRequests } from "#models/request/counts.server.ts";
import { dayMs } from "#models/time/calendar.ts";

// Not prom-client's own, to which development would add them again and again.
const registry = new Registry();
const registers = [registry];

const counter = (name: string, help: string, ...labelNames: string[]) =>
	new Counter({ name, help, labelNames, registers });
const gauge = (name: string, help: string, ...labelNames: string[]) =>
	new Gauge({ name, help, labelNames, registers });

const signInResults = ["signedIn", "wrong", "limited", "failed"] as const;

const signIns = counter("erp_sign_ins_total", "Attempts to sign in", "result");
for (const result of signInResults) signIns.inc({ result }, 0);

export function countSignIn(result: (typeof signInResults)[number]): void {
	signIns.inc({ result });
}

const forms = counter("erp_forms_total", "Forms sent by visitors and staff", "form", "result");

/** Counts a form by where it was sent and by its answer: a thrown Response is one, too. */
export async function countForm<Answer extends { init: ResponseInit | null }>(
	request: Request,
	answer: Promise<Answer>,
): Promise<Answer> {
	const form = formAt(new URL(request.url).pathname);
	try {
		const answered = await answer;
		forms.inc({ form, result: resultOf(answered.init?.status ?? 200) });
		return answered;
	} catch (error) {
		forms.inc({ form, result: resultOf(error instanceof Response ? error.status : 500) });
		throw error;
	}
}

function formAt(path: string): string {
	return isPortal(path) ? "portal" : (pageAt(localizedPath(defaultLanguage, path)) ?? "ownRequest");
}

function resultOf(status: number): string {
	if (status < 400) return "done";
	if (status === 429) return "limited";
	if (status >= 500) return "failed";
	return "invalid";
}

const suspected = counter(
	"erp_suspected_requests_total",
	"Requests kept apart as a robot's; their forms count as done",
	"form",
	"signs",
);

export function countSuspected(form: string, signs: string): void {
	suspected.inc({ form, signs });
}

const refusedMails = counter(
	"erp_mails_refused_total",
	"Mails given up as their address takes none, for good",
	"kind",
);

export function countRefusedMail(kind: string): void {
	refusedMails.inc({ kind });
}

/** Others, that somebody may have made up, count as one. */
const directives = [
	...["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem", "style-src-attr"],
	...["img-src", "font-src", "connect-src", "frame-src", "form-action", "require-trusted-types-for"],
];

const policyViolations = counter(
	"erp_policy_violations_total",
	"What the content policy has refused, as browsers report it",
	"directive",
);

export function countPolicyViolation(directive: string): void {
	policyViolations.inc({ directive: directives.includes(directive) ? directive : "other" });
}

const databaseUp = gauge("erp_database_up", "Whether MongoDB answers");
const openRequests = gauge(
	"erp_requests_open",
	"Open requests that are late, are due today, or have nobody; each counts to a hundred",
	"which",
);

const waitingMails = gauge("erp_outbox_mails", "Mails waiting to be sent");
const oldestMail = gauge("erp_outbox_oldest_seconds", "How long the oldest of these mails has waited");

const givenUpMails = gauge(
	"erp_outbox_given_up_mails",
	"Mails of the last day that could not be sent for three days and are tried no more",
);

const lastBackup = gauge(
	"erp_backup_last_success_timestamp_seconds",
	"When the last backup was made, since 1970; 0 for never",
);

new Gauge({
	name: "erp_mongodb_members",
	help: "Members of the replica set that this process reaches, and does not reach",
	labelNames: ["state"],
	registers,
	collect() {
		for (const [state, count] of Object.entries(members)) this.set({ state }, count);
	},
});

new Gauge({
	name: "erp_mongodb_connections",
	help: "Connections of this process to MongoDB, and requests that wait for one",
	labelNames: ["state"],
	registers,
	collect() {
		const { open, inUse, waiting } = pool;
		for (const [state, count] of Object.entries({ open, inUse, waiting })) this.set({ state }, count);
	},
});

new Counter({
	name: "erp_mongodb_connections_refused_total",
	help: "Requests that got no connection to MongoDB in time",
	registers,
	collect() {
		this.reset();
		this.inc(pool.failed);
	},
});

const everybody = { id: "0".repeat(24), isAdmin: true };

/** The figures of the product for Prometheus; those of a database that is away are left out. */
export async function figures(): Promise<string> {
	openRequests.reset();
	for (const one of [waitingMails, oldestMail, givenUpMails, lastBackup]) one.remove();
	const isUp = await ready();
	databaseUp.set(isUp ? 1 : 0);
	if (isUp) await readDatabase();
	return registry.metrics();
}

async function readDatabase(): Promise<void> {
	try {
		const read = Promise.all([
			countRequests(everybody),
			OutboxMail.waiting(),
			OutboxMail.countGivenUp(new Date(Date.now() - dayMs)),
			Audit.last("backupMade"),
		]);
		const [{ nobody, today, late }, { count, since }, givenUp, backup] = await withTimeout(read);
		for (const [which, number] of Object.entries({ nobody, today, late }))
			openRequests.set({ which }, number);
		givenUpMails.set(givenUp);
		lastBackup.set((backup?.getTime() ?? 0) / 1000);
		waitingMails.set(count);
		oldestMail.set(since ? (Date.now() - since.getTime()) / 1000 : 0);
	} catch (error) {
		log.warn({ err: error }, "no figures of the database");
	}
}
