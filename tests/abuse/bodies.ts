import type { Connection } from "mongoose";
import type { Line, Section } from "#scripts/report.ts";
import { costlyBodies } from "#tests/support/costly-bodies.ts";
import { cpuTime, memoryOf } from "#tests/support/process.ts";
import type { Product } from "#tests/support/product.ts";
import { type Form, findForms } from "./forms.ts";
import { answered, nothing, told, writtenBy } from "./lines.ts";
import { malformed, twice } from "./malformed.ts";
import { sendRaw } from "./raw.ts";
import { proveAgain } from "./staff.ts";
import { each, withProduct } from "./with-product.ts";

const formType = "application/x-www-form-urlencoded";
const mostRiseMiB = 20;
const bodiesEach = 200;
const costlyEach = 2;
const costlyTries = 4;
const mostCost = 50;

export const bodies: Section = {
	name: "bodies",
	title: "Bodies, methods and addresses that no browser sends",
	run: () =>
		withProduct(async (product, db) => {
			const forms = await findForms(product);
			const lines: Line[] = [];
			const stored = await writtenBy(db, async () => {
				lines.push(...(await sendBig(product, forms)));
				lines.push(await sendWrongTypes(product, forms));
				lines.push(await sendOddRequests(product));
				lines.push(await sendMalformed(product, forms, db));
				lines.push(await sendCostly(product, forms));
			});
			return [...lines, nothing("stored by all of the above", stored)];
		}),
};

const head = ({ action, cookie }: Form, more: string) =>
	`POST ${action} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n${more}\r\n\r\n`;

const ofLength = (body: string | Buffer, type = formType) =>
	`Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}`;

async function sendBig({ url, pid }: Product, forms: Form[]): Promise<Line[]> {
	const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, "companyName=x&");
	const million = "a=1&".repeat(1_000_000);
	const part = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(0x10000, "x"), Buffer.from("\r\n")]);
	const kinds: [string, (form: Form) => ReturnType<typeof sendRaw>][] = [
		["10 MB", (form) => sendRaw(url, head(form, ofLength(tenMegabytes)), tenMegabytes)],
		[
			"10 MB in chunks",
			(form) =>
				sendRaw(
					url,
					head(form, `Content-Type: ${formType}\r\nTransfer-Encoding: chunked`),
					...Array<Buffer>(160).fill(part),
					"0\r\n\r\n",
				),
		],
		["1,000,000 fields", (form) => sendRaw(url, head(form, ofLength(million)), million)],
	];
	// Once before, so that code compiled at its first use does not count.
	for (const [, send] of kinds) for (const form of forms) await send(form);
	const lines: Line[] = [];
	for (const [what, send] of kinds) {
		const start = memoryOf(pid);
		let peak = start;
		const watch = setInterval(() => {
			peak = Math.max(peak, memoryOf(pid));
		}, 20);
		const statuses: number[] = [];
		for (const form of forms) statuses.push((await send(form)).status);
		clearInterval(watch);
		const rise = Math.max(peak, memoryOf(pid)) - start;
		lines.push({
			what: `${what}, to each of ${forms.length} actions`,
			must: `413, memory rises less than ${mostRiseMiB} MB`,
			seen: `${told(statuses)}; ${rise.toFixed(1)} MB`,
			reached: statuses.every((status) => status === 413) && rise < mostRiseMiB,
			figures: { riseMiB: rise },
		});
	}
	return lines;
}

/** What reading costs: the processor's time beyond that of a small body, which gets the same kind of answer. */
async function sendCostly({ url, pid }: Product, forms: Form[]): Promise<Line> {
	const costs: [what: string, ms: number][] = [];
	for (const form of forms) {
		const [field = "pressed"] = Object.keys(form.fields);
		const costOf = (body: string, enough: number) =>
			leastOf(costlyTries, enough, async () => {
				const before = cpuTime(pid);
				for (let times = 0; times < costlyEach; times++) {
					await sendRaw(url, head(form, `${ofLength(body)}\r\nConnection: close`), body);
				}
				return (cpuTime(pid) - before) / costlyEach;
			});
		const small = await costOf(twice.slice(1), 0);
		for (const [what, costly] of costlyBodies([field])) {
			const ms = await costOf(costly.slice(0, -twice.length) + twice, small + mostCost);
			costs.push([`${form.action}, ${what}`, ms - small]);
		}
	}
	const [dearest = ["", 0]] = costs.sort(([, one], [, other]) => other - one);
	return {
		what: `${costs.length / forms.length} bodies of the largest allowed size to each of ${forms.length} actions`,
		must: `under ${mostCost} ms of the processor more than a small one, whatever is in them`,
		seen: `at most ${dearest[1].toFixed(1)} ms (${dearest[0]})`,
		reached: dearest[1] < mostCost,
		figures: { dearestMs: dearest[1] },
	};
}

async function sendWrongTypes({ url }: Product, forms: Form[]): Promise<Line> {
	const nested = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
	const kinds: [string, string][] = [
		["application/json", nested],
		["application/json", '{"email":{"$ne":""}}'],
		["text/plain", "email=a@b.vn"],
		["application/xml", "<a/>"],
		["multipart/form-data", "--x"],
		["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na'],
		["multipart/form-data; boundary=", "\r\n"],
		["", "email=a@b.vn"],
	];
	const statuses: number[] = [];
	for (const form of forms) {
		for (const [type, body] of kinds) {
			statuses.push((await sendRaw(url, head(form, ofLength(body, type)), body)).status);
		}
	}
	const what = `${kinds.length} wrong or broken types, JSON 20,000 levels deep among them, to each action`;
	return answered(what, "415", statuses, (status) => status === 415);
}

async function sendOddRequests({ url }: Product): Promise<Line> {
	const methods = [
		"PUT",
		"PATCH",
		"DELETE",
		"OPTIONS",
		"TRACE",
		"PROPFIND",
		"MKCOL",
		"SEARCH",
		"get",
		"FOO",
		"G\0T",
	];
	const hosts = ["", "xau.example", "a b", "127.0.0.1@xau.example", "[::1", "localhost:99999", "localhost:x"];
	const targets = [
		"http://xau.example/",
		"http://localhost/dung-thu",
		"//xau.example/",
		"*",
		"dung-thu",
		"/%E0%A4%A",
		"/%00",
		"/%5c%5cxau.example",
		`/${"x".repeat(9_000)}`,
	];
	const ofForm = [
		...methods.map((method) => `${method} /dung-thu HTTP/1.1\r\nHost: localhost`),
		...hosts.map((host) => `GET /dung-thu HTTP/1.1\r\nHost: ${host}`),
		"GET /dung-thu HTTP/1.1\r\nX-No: host",
		"GET /dung-thu HTTP/1.1\r\nHost: localhost\r\nHost: xau.example",
		...targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: localhost`),
		"GET /dung-thu HTTP/9.9\r\nHost: localhost",
		"CONNECT xau.example:443 HTTP/1.1\r\nHost: localhost",
		"POST /dung-thu HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
		"POST /dung-thu HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1",
	];
	// Home is answered from memory, unlike a form's page.
	const requests = [
		...new Set(ofForm.flatMap((request) => [request, request.replace(" /dung-thu ", " / ")])),
	];
	const answers: [string, number][] = [];
	for (const request of requests) {
		answers.push([request, (await sendRaw(url, `${request}\r\nConnection: close\r\n\r\n`)).status]);
	}
	const right = [0, 400, 405, 414, 421, 431, 505];
	const wrong = answers
		.filter(([, status]) => !right.includes(status))
		.map(([request]) => request.replaceAll("\r\n", ", "));
	return {
		what: `${requests.length} odd methods, hosts, addresses and framings`,
		must: "400, 405, 414, 421, 431, 505, or the connection closed",
		seen: told(answers.map(([, status]) => status)) + (wrong.length > 0 ? `; ${wrong.join(" | ")}` : ""),
		reached: wrong.length === 0,
	};
}

async function sendMalformed({ url }: Product, forms: Form[], db: Connection): Promise<Line> {
	const statuses: number[] = [];
	const wrong = new Set<string>();
	for (const form of forms) {
		await proveAgain(db);
		const all = Array.from({ length: bodiesEach }, (_, index) => malformed(form, index));
		await each(all, async ({ type, body }) => {
			const answer = await fetch(url + form.action, {
				method: "POST",
				headers: { "Content-Type": type, Cookie: form.cookie },
				body,
				redirect: "manual",
			});
			await answer.arrayBuffer();
			statuses.push(answer.status);
			if (answer.status < 400 || answer.status >= 500) wrong.add(`${form.action} ${answer.status}`);
		});
	}
	return {
		what: `${bodiesEach.toLocaleString("en")} malformed bodies to each of ${forms.length} actions`,
		must: "refused with 4xx, never 5xx",
		seen: [told(statuses), ...wrong].join("; "),
		reached: wrong.size === 0,
	};
}

/** The least of a few measurements, as collecting garbage falls on some: no more of them than until one is under `enough`. */
async function leastOf(most: number, enough: number, measure: () => Promise<number>): Promise<number> {
	let least = await measure();
	for (let tries = 1; tries < most && least >= enough; tries++) least = Math.min(least, await measure());
	return least;
}
