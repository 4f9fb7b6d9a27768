import pino from "pino";
import { env } from "./env.server.ts";

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

/** Structured logs on standard output; personal data in any logged object is replaced by "[redacted]". */
export const log = pino({
	level: env.LOG_LEVEL,
	base: undefined,
	redact: personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
	serializers: { err: describeError },
});

/** An error as the logs show it: no message values of a database driver that could quote what a person typed. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error };
	const { code } = error as { code?: unknown };
	return { type: error.name, code, stack: error.stack?.split("\n").slice(1, 12).join("\n") };
}
