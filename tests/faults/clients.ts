import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { trial } from "#tests/support/public-forms.ts";
import { type Answer, ask } from "./ask.ts";

/** What people saw who sent trial requests. */
export type Sent = {
	/** The e-mail address of every request that was acknowledged. */
	acknowledged: string[];
	/** Requests that nobody acknowledged, however often they were sent. */
	givenUp: number;
	/** Answers of status 503. */
	refused: number;
	/** Refusals without the words of the specification. */
	wordless: number;
	/** Answers that are neither success nor 503. */
	wrong: number;
	/** Tries that found nobody listening, and those whose connection broke. */
	unheard: number;
	broken: number;
	/** How often each code of a broken connection came. */
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

/** Before a client tries again, unless the answer says when. */
const pauseMs = 2_000;
const patienceMs = 300_000;

/** Runs something at a rate, without waiting for its end, and settles when all of it has ended. */
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

/**
 * Sends trial requests at a rate, whatever becomes of them; each client sends the same one again until it is
 * acknowledged.
 */
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

/** Makes the fields of new trial requests, with what a server's page of the form sends unasked. */
export async function trialRequests(url: string): Promise<() => Record<string, string>> {
	const hidden = hiddenFields((await ask(url + trial.path)).body);
	// Who sends a form sooner after its page is taken for a robot.
	await sleep(2_500);
	return () => ({
		...hidden,
		...trial.answers,
		email: `${randomUUID()}@minhphat.vn`,
		submissionId: randomUUID(),
	});
}

/** The header that tells a client's address, a new one at each call, of those for benchmarks: 198.18.0.0/15. */
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

/** Whether an answer leads to the page that says that the request is stored. */
export function isAcknowledged({ status, headers }: Answer): boolean {
	return status === 303 && (headers.location?.startsWith(`${trial.path}?sent=`) ?? false);
}

function hiddenFields(page: string): Record<string, string> {
	const [form = ""] = /<form [^>]*id="trial".*?<\/form>/s.exec(page) ?? [];
	const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? [];
	const attribute = (input: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
	return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}
