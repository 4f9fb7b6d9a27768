import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

type Question = { form?: Record<string, string>; headers?: Record<string, string> };

const agent = new Agent({ keepAlive: true });

const patienceMs = 60_000;

/**
 * Sends a request over kept connections, as a proxy does. @throws Error without a whole answer; ECONNREFUSED where
 * nobody listened
 */
export function ask(url: string, { form, headers = {} }: Question = {}): Promise<Answer> {
	const start = performance.now();
	const body = form && new URLSearchParams(form).toString();
	const sent: Record<string, string> = body
		? { ...headers, "Content-Type": "application/x-www-form-urlencoded" }
		: headers;
	return new Promise((resolve, reject) => {
		const asked = request(url, { agent, method: body ? "POST" : "GET", headers: sent }, (response) => {
			text(response).then((body) => {
				const { statusCode = 0, headers } = response;
				resolve({ status: statusCode, headers, body, ms: performance.now() - start });
			}, reject);
		});
		const timer = setTimeout(() => asked.destroy(new Error("no answer")), patienceMs);
		asked.on("error", reject);
		asked.on("close", () => clearTimeout(timer));
		asked.end(body);
	});
}
