import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { trial } from "#tests/support/public-forms.ts";
import { type Answer, ask } from "./ask.ts";

export type Sent = {
	/** E-mail addresses of acknowledged requests. */
	acknowledged: string[];
	/** However often they were sent. */
	givenUp: number;
	/** Status 503. */
	refused: number;
	/** Refusals without the specification's message. */
	wordless: number;
	/** Neither success nor 503. */
	wrong: number;
	/** Tries that found nobody listening, and those whose connection broke. */
	unheard: number;
	broken: number;
	/** Of broken connections. */
	codes: Record<string, number>;
	slowestMs: number;
};

type Plan = {
	/** Asked before each try. */
	url: () => string;
	perSecond: number;
	/** Whether to send another one. */
	goOn: (index: number) => boolean;
};

/** Unless the answer says when to try again. */
const pauseMs = 2_000;
const patienceMs = 300_000;

/** Starts work at a rate, and settles when all has ended. */
export async function atRate(
	perSecond: number,
	goOn: (index: number) => boolean,
	run: (index: number) => Promise<void>,
): Promise<void> {
	const running: Promise<void>[] = [];
	const start = performance.now();
	for (let index = 0; goOn(index); index++) {
		const early = start + (index * 1_000) / perSecond - performance.now();
		if (early > 0) await sleep(early);
		running.push(run(index));
	}
	await Promise.all(running);
}

/** Sends trial requests at a rate; each client repeats its own until it is acknowledged. */
export async function sendTrials({ url, perSecond, goOn }: Plan): Promise<Sent> {
	const newRequest = await trialRequests(url());
	const sent: Sent = {
		acknowledged: [],
		givenUp: 0,
		refused: 0,
		wordless: 0,
		wrong: 0,
		unheard: 0,
		broken: 0,
		codes: {},
		slowestMs: 0,
	};
	await atRate(perSecond, goOn, () => sendOne(url, newRequest(), sent));
	return sent;
}

/** With the hidden fields of a server's form page. */
export async function trialRequests(url: string): Promise<() => Record<string, string>> {
	const hidden = hiddenFields((await ask(url + trial.path)).body);
	// A form sent sooner is taken for a robot's.
	await sleep(2_500);
	return () => ({
		...hidden,
		...trial.answers,
		email: `${randomUUID()}@minhphat.vn`,
		submissionId: randomUUID(),
	});
}

/** A new client address at each call, of those for benchmarks: 198.18.0.0/15. */
export function newClient(): Record<string, string> {
	const byte = (below = 256) => Math.floor(Math.random() * below);
	return { "X-Forwarded-For": `198.${18 + byte(2)}.${byte()}.${byte()}` };
}

async function sendOne(url: () => string, form: Record<string, string>, sent: Sent): Promise<void> {
	const headers = newClient();
	let pause = pauseMs;
	for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(pause)) {
		const start = performance.now();
		const answer = await ask(url() + trial.path, { form, headers }).catch((error) => error);
		sent.slowestMs = Math.max(sent.slowestMs, performance.now() - start);
		const outcome = outcomeOf(answer);
		if (outcome === "acknowledged") return void sent.acknowledged.push(form.email ?? "");
		sent[outcome]++;
		if (outcome === "wrong") return;
		pause = Number(answer.headers?.["retry-after"] ?? 0) * 1_000 || pauseMs;
		if (outcome === "broken") sent.codes[answer.code] = (sent.codes[answer.code] ?? 0) + 1;
		if (outcome === "refused" && !(answer as Answer).body.includes(trial.failure)) sent.wordless++;
	}
	sent.givenUp++;
}

function outcomeOf(answer: Answer | NodeJS.ErrnoException) {
	if (answer instanceof Error) return answer.code === "ECONNREFUSED" ? "unheard" : "broken";
	if (answer.status === 503) return "refused";
	return isAcknowledged(answer) ? "acknowledged" : "wrong";
}

/** Whether it leads to the page that says that the request is stored. */
export function isAcknowledged({ status, headers }: Answer): boolean {
	return status === 303 && (headers.location?.startsWith(`${trial.path}?sent=`) ?? false);
}

function hiddenFields(page: string): Record<string, string> {
	const [form = ""] = /<form [^>]*id="trial".*?<\/form>/s.exec(page) ?? [];
	const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? [];
	const attribute = (input: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
	return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}
