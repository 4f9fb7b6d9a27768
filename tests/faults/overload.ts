import type { Line, Section } from "#scripts/report.ts";
import { memoryOf } from "#tests/support/process.ts";
import { trial } from "#tests/support/public-forms.ts";
import { quantile } from "#tests/support/quantile.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { type Answer, ask } from "./ask.ts";
import { atRate, newClient, trialRequests } from "./clients.ts";
import { atMost, never, told } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { withServer } from "./server.ts";

const times = 4;
const seconds = 60;
const mostMegabytes = 512;
const signIns = 64;
const rounds = 5;

export const overload: Section = {
	name: "overload",
	title: `${times} times the load that one server can serve, for ${seconds} s; ${signIns} sign-ins at once`,
	run: () =>
		withMongod(({ uri }) =>
			withServer({ mongodbUri: uri }, async ({ url, pid }) => {
				const people = await signUp(url);
				const visit = visitor(url, await trialRequests(url));
				const capacity = await capacityFor(visit);
				let megabytes = 0;
				const watch = setInterval(() => {
					megabytes = Math.max(megabytes, memoryOf(pid()));
				}, 250);
				const flood = await floodWith(visit, url, capacity * times);
				clearInterval(watch);
				return [
					told("It can serve", `${Math.round(capacity)} requests/s: forms, form pages and a search`),
					...flood,
					{
						what: "Memory, most",
						must: `under ${mostMegabytes} MB`,
						seen: `${Math.round(megabytes)} MB`,
						reached: megabytes < mostMegabytes,
						figures: { megabytes: Math.round(megabytes) },
					},
					...(await signInAtOnce(url, people)),
				];
			}),
		),
};

/** Requests that have to be rendered: one of three stores a trial request. */
function visitor(url: string, newRequest: () => Record<string, string>) {
	return (index: number): Promise<Answer> => {
		if (index % 3 === 0) return ask(url + trial.path, { form: newRequest(), headers: newClient() });
		return ask(url + (index % 3 === 1 ? trial.path : "/docs?q=kho"), { headers: newClient() });
	};
}

/** Requests a second for 32 clients, each of whom waits for the answer. */
async function capacityFor(visit: (index: number) => Promise<Answer>): Promise<number> {
	const start = performance.now();
	let served = 0;
	const client = async (_: unknown, index: number) => {
		for (; performance.now() - start < 10_000; index += 32) {
			if ((await visit(index)).status < 400) served++;
		}
	};
	await Promise.all(Array.from({ length: 32 }, client));
	return (served * 1_000) / (performance.now() - start);
}

async function floodWith(
	visit: (index: number) => Promise<Answer>,
	url: string,
	perSecond: number,
): Promise<Line[]> {
	const seen = { served: 0, refused: 0, unanswered: 0, other: 0 };
	const home: number[] = [];
	const health: number[] = [];
	const end = performance.now() + seconds * 1_000;
	const goOn = () => performance.now() < end;
	const timed = (path: string, times: number[]) => async () => {
		const answer = await ask(url + path).catch(() => null);
		if (answer) times.push(answer.ms);
		else seen.unanswered++;
	};
	await Promise.all([
		atRate(perSecond, goOn, async (index) => {
			const answer = await visit(index).catch(() => null);
			if (!answer) seen.unanswered++;
			else if (answer.status < 400) seen.served++;
			else if (answer.status === 503 && Number(answer.headers["retry-after"]) > 0) seen.refused++;
			else seen.other++;
		}),
		atRate(10, goOn, timed("/", home)),
		atRate(10, goOn, timed("/health/ready", health)),
	]);
	const sum = seen.served + seen.refused + seen.other + seen.unanswered;
	return [
		told("Of so many requests", `${sum}: ${seen.served} served, ${seen.refused} refused with 503`),
		never("Answers other than 2xx, 3xx and 503 with Retry-After", seen.other),
		never("No answer", seen.unanswered),
		told("Home page meanwhile, p99", `${Math.round(p99(home))} ms`),
		told("Readiness meanwhile, p99", `${Math.round(p99(health))} ms`),
	];
}

async function signUp(url: string): Promise<string[]> {
	const emails = Array.from({ length: signIns }, (_, index) => `rep-${index}@may-erp.example`);
	for (const email of emails) {
		const form = { fullName: "Trần Văn Bình", email, password, confirmPassword: password };
		const { status } = await ask(`${url}/portal/signup`, { form, headers: newClient() });
		if (status !== 302) throw new Error(`nobody can sign up: ${status}`);
	}
	return emails;
}

async function signInAtOnce(url: string, emails: string[]): Promise<Line[]> {
	const statuses: Record<string, number> = {};
	const home: number[] = [];
	let busy = true;
	const reading = atRate(
		50,
		() => busy,
		async () => {
			const { ms } = await ask(url);
			home.push(ms);
		},
	);
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const enter = async (email: string) => {
			const form = { email, password };
			const { status, ms } = await ask(`${url}/portal/login`, { form, headers: newClient() });
			statuses[status] = (statuses[status] ?? 0) + 1;
			times.push(ms);
		};
		await Promise.all(emails.map(enter));
	}
	busy = false;
	await reading;
	const others = Object.keys(statuses).filter((status) => status !== "302" && status !== "503").length;
	return [
		never(`Sign-ins, ${rounds} times ${signIns} at once, neither let in nor 503`, others),
		told("  let in, and the slowest", `${statuses[302]}, ${(Math.max(...times) / 1_000).toFixed(1)} s`),
		atMost("Home page meanwhile, p99", 500, p99(home)),
	];
}

const p99 = (times: number[]) => quantile(times, 0.99);
