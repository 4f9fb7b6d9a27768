import { createHash } from "node:crypto";
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import mongoose from "mongoose";
import type { z } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { formId, openedBy } from "#app/ui/form/opened-form.tsx";
import type { FormReply } from "#app/ui/form/reply.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import { maxFormBytes, maxFormCharacters, maxFormFields } from "#models/limits.ts";
import { log, requestFields } from "#models/log.server.ts";
import { Refusal } from "#models/refusal.ts";
import { contentType, readBody, refuse } from "./body.server.ts";
import { hourlyLog } from "./hourly-log.server.ts";
import { countForm } from "./metrics.server.ts";
import { isSameOrigin } from "./place.server.ts";
import { secretFields } from "./secret-fields.ts";

const formType = "application/x-www-form-urlencoded";
const longestLoggedName = 40;
const isFieldName = /^[\w.:[\]-]+$/;
/** Fields that are in no schema: see `opened-form.server.ts`. */
const frameFields = [openedBy, formId];

type FormSubmission<Schema extends $ZodObject> = Submission<z.input<Schema>, string[], z.output<Schema>>;

/**
 * Reads and validates a form; `schema` names every field. Of a field that came twice the first is taken, and `isOurs`
 * is false.
 * @throws Response as {@link sentFields}
 */
async function readFields<Schema extends $ZodObject>(
	request: Request,
	schema: Schema,
): Promise<{ submission: FormSubmission<Schema>; isOurs: boolean }> {
	const sent = await sentFields(request);
	const fields = new URLSearchParams();
	let isRepeated = false;
	for (const [name, value] of sent) {
		// Text browsers send controls without a name, too.
		if (name === "") continue;
		if (!frameFields.includes(name) && !Object.hasOwn(schema._zod.def.shape, name))
			logUnknownField(request, name);
		else if (fields.has(name) && !takesMany(schema, name)) isRepeated = true;
		else fields.append(name, value);
	}
	const submission = parseWithZod(fields, { schema });
	const hasId = submission.status === "success" || !submission.error?.submissionId;
	return { submission, isOurs: hasId && !isRepeated };
}

/** Whether a field may be sent several times, as checkboxes of the same name are. */
const takesMany = (schema: $ZodObject, name: string) =>
	schema._zod.def.shape[name]?._zod.def.type === "array";

/** What {@link sentFields} has read, by request: a body is read once. */
const read = new WeakMap<Request, Promise<URLSearchParams>>();

/**
 * All fields of a posted form as they came, also for who asks before its action does.
 * @throws Response 403 foreign origin, 415 not a form, 413 over {@link maxFormBytes} or
 * {@link maxFormCharacters}, 400 more than {@link maxFormFields}
 */
export function sentFields(request: Request): Promise<URLSearchParams> {
	const fields = read.get(request) ?? readSent(request);
	read.set(request, fields);
	return fields;
}

/** The fields of a posted form but {@link secretFields}, for a page that offers to send it again; null if none was posted. */
export async function toSendAgain(request: Request): Promise<[string, string][] | null> {
	if (request.method !== "POST") return null;
	return [...(await sentFields(request))].filter(([name]) => !secretFields.has(name));
}

/** Whether a page is loaded in answer to a posted form: its loaders have the post's headers, and not its body. */
export const isAnswer = ({ headers }: Request): boolean => headers.has("Content-Type");

async function readSent(request: Request): Promise<URLSearchParams> {
	if (!isSameOrigin(request.headers)) refuse(403, "Forbidden");
	if (new URL(request.url).searchParams.has("_data")) refuse(400, "Bad Request");
	if (contentType(request) !== formType) refuse(415, "Unsupported Media Type");
	return parseFields(await readBody(request, maxFormBytes));
}

function parseFields(body: string): URLSearchParams {
	if (body.split("&", maxFormFields + 1).length > maxFormFields) refuse(400, "Bad Request");
	const fields = new URLSearchParams(body);
	const characters = [...fields].flat().join("").length;
	return characters > maxFormCharacters ? refuse(413, "Content Too Large") : fields;
}

const unknownFields = hourlyLog();

/**
 * Extensions and password managers add fields of their own, which a form's sender cannot take out again; a broken body
 * has what was typed where names are.
 */
function logUnknownField(request: Request, name: string): void {
	const { id, path } = requestFields(request);
	const cut = name.slice(0, longestLoggedName);
	const field = isFieldName.test(cut) ? cut : "…";
	if (unknownFields.isNew(`${path} ${field}`, path)) log.info({ id, path, field }, "unknown field of a form");
}

/**
 * Answers a form's post with what was typed, without {@link secretFields}: 200 done, 400 invalid (429 too often),
 * 503 failed (500 ours)
 * @param store keeps the values and returns what the page shows; it may throw a Response or a {@link Refusal}
 */
export function answerForm<Schema extends $ZodObject, Done>(
	request: Request,
	schema: Schema,
	store: (values: z.output<Schema>) => Promise<Done>,
) {
	return countForm(request, answer(request, schema, store));
}

async function answer<Schema extends $ZodObject, Done>(
	request: Request,
	schema: Schema,
	store: (values: z.output<Schema>) => Promise<Done>,
) {
	const secret = Object.keys(schema._zod.def.shape).filter((name) => secretFields.has(name));
	const { submission, isOurs } = await readFields(request, schema);
	const reply = (body: FormReply<Done>, status: number) => data(body, { status });
	if (!isOurs) {
		const result = submission.reply({ formErrors: [], hideFields: [...secret, "submissionId"] });
		return reply({ status: "failed", result }, 400);
	}
	if (submission.status !== "success") {
		return reply({ status: "invalid", result: submission.reply({ hideFields: secret }) }, 400);
	}
	try {
		// A password also waits its turn to be hashed.
		const times = secret.length > 0 ? 2 : 1;
		return reply({ status: "done", done: await withTimeout(store(submission.value), times) }, 200);
	} catch (error) {
		if (error instanceof Response) throw error;
		const refusal = error instanceof Refusal ? error : refusedByModel(error, schema);
		if (refusal) {
			const result = submission.reply({ fieldErrors: codesFor(schema, refusal), hideFields: secret });
			return reply({ status: "invalid", result }, refusal.status);
		}
		log.error({ err: error, ...requestFields(request) }, "form not stored");
		const result = submission.reply({ formErrors: [], hideFields: secret });
		return reply({ status: "failed", result }, isUnavailable(error) ? 503 : 500);
	}
}

/** The id under which a form's values are stored: the same when sent twice, another when corrected. */
export function submissionIdOf<Values extends { submissionId: string }>(values: Values): string {
	return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}

/** A code of a field that the form does not have is told of the whole. */
function codesFor(schema: $ZodObject, { codes }: Refusal): Record<string, string[]> {
	const placed: Record<string, string[]> = {};
	for (const [name, found] of Object.entries(codes)) {
		const place = Object.hasOwn(schema._zod.def.shape, name) ? name : "";
		placed[place] = [...(placed[place] ?? []), ...found];
	}
	return placed;
}

function refusedByModel(error: unknown, schema: $ZodObject): Refusal | null {
	if (!(error instanceof mongoose.Error.ValidationError)) return null;
	const codes: Record<string, string[]> = {};
	for (const refused of Object.values(error.errors)) {
		if (!Object.hasOwn(schema._zod.def.shape, refused.path)) return null;
		const { maxlength } = { maxlength: undefined, ...("properties" in refused && refused.properties) };
		codes[refused.path] = [maxlength === undefined ? "required" : `tooLong:${maxlength}`];
	}
	return new Refusal(codes);
}
