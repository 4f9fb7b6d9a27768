import pino from "pino";
import { env } from "#models/settings/env.server.ts";
import { errorReason } from "./error-reason.ts";

const personal = [
	"email",
	"phone",
	"name",
	"fullName",
	"contactName",
	"customerName",
	"to",
	"subject",
	"text",
	"password",
];

/** Structured logs on standard error, as standard output is what a command was asked for; personal data becomes "[redacted]". */
export const log = pino(
	{
		level: env.LOG_LEVEL,
		base: undefined,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
		serializers: { err: describeError },
	},
	pino.destination(process.stderr.fd),
);

/** Logs what libraries print on the console, without words that may be an address or a name. */
export function logConsole(): void {
	for (const level of ["warn", "error"] as const) {
		console[level] = (...said: unknown[]) => {
			const err = said.find((part) => part instanceof Error);
			const words = said.filter((part) => typeof part === "string").join(" ");
			log[level]({ err, said: withoutQuotes(words) }, "printed by a library");
		};
	}
}

const withoutQuotes = (words: string) =>
	words
		.slice(0, 500)
		.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
		.replace(/\S*[/%@]\S*/g, "…");

/** Its message could quote what a person typed. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error };
	const { code } = error as { code?: unknown };
	const places = error.stack?.split("\n").filter((line) => /^ {4}at /.test(line));
	return { type: error.name, code, reason: errorReason(error), stack: places?.slice(0, 11).join("\n") };
}

/** A path for the log, without segments that may be tokens. */
export function redactPath(address: string): string {
	const { pathname } = new URL(address, "http://host.invalid");
	return pathname
		.split("/")
		.map((part) => (/^[\w.-]{0,24}$/.test(part) ? part : "…"))
		.join("/");
}

/** The id of an HTTP request, made by `http/`: in answers, on error pages and in the log. */
export const traceIdHeader = "x-request-id";

/** Whether a string has the form of a request id, made by us or by a proxy. */
export const isTraceId = (text: unknown): text is string =>
	typeof text === "string" && /^[\w-]{8,64}$/.test(text);

/** The id of an HTTP request; undefined under a server that gives none. */
export function traceIdOf({ headers }: Pick<Request, "headers">): string | undefined {
	const id = headers.get(traceIdHeader);
	return isTraceId(id) ? id : undefined;
}

/** What a line of the log says of the request that it is about. */
export function requestFields(request: Request): { id: string | undefined; path: string } {
	return { id: traceIdOf(request), path: redactPath(request.url) };
}
