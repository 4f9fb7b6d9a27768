import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { isPortal } from "#app/addresses/site.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { codeOf, type FormReply } from "#app/ui/form/reply.ts";
import { countWrite, type WriteKind } from "#models/account/write-limit.server.ts";
import { assertUpToDate } from "#models/database/connection.server.ts";
import { refuse } from "./body.server.ts";
import { leadTo } from "./flash.server.ts";
import { answerForm } from "./form.server.ts";
import { pageLanguage, text } from "./i18n.server.ts";
import { requireProof, takeProof } from "./proof.server.ts";
import { failure, type SignedIn } from "./staff.server.ts";
import { orUnseen } from "./unseen.server.ts";

type RouteArgs = LoaderFunctionArgs;

/** Lets in whom an action is for, and hands on what is known of them, as those of `staff.server.ts` do. */
type Guard<Known> = <Result>(
	handle: (args: RouteArgs & Known) => Promise<Result>,
) => (args: RouteArgs) => Promise<Result>;

type Sent<Known, Schema extends $ZodObject> = RouteArgs & Known & { values: z.output<Schema> };

type MaybePromise<Value> = Value | Promise<Value>;

type FormAction<Known, Schema extends $ZodObject, Done> = {
	schema: Schema;
	/**
	 * The page on which a form of buttons stands, if it is not the action's own: a refusal redirects there, which says it.
	 * Undefined for a script, which gets the reply as JSON.
	 */
	back?: (sent: Sent<Known, Schema>) => MaybePromise<string | undefined>;
	/** Set for what works while the database is away, as choosing a language does. */
	worksAlone?: boolean;
	/** Runs one verb; returns a redirect, or what the page shows. What it refuses to do, it throws. */
	run: (sent: Sent<Known, Schema> & { back?: string }) => Promise<Done | Response>;
};

/** A form's schema, or how to make it if its fields depend on who sends it. */
type SchemaOf<Known, Schema> = { schema: Schema | ((known: Known) => Schema) };

type StaffAction<Schema extends $ZodObject, Done> = FormAction<SignedIn, Schema, Done> & {
	/** The account's limit that it counts against; null for what may be done at any rate. */
	counts: WriteKind | null;
	/** Asks who somebody is once more: in the form's own `proof` field ("typed"), or on a page before it ("page"). */
	proof?: "typed" | "page";
	/** Set if its page shows nothing stored: while the database is away, the sender gets back what was typed. */
	isBlank?: boolean;
};

const made = new WeakSet<object>();

/** Whether an action was made here, as all are that change something. */
export const isFormAction = (action: object): boolean => made.has(action);

function noted<Action extends object>(action: Action): Action {
	made.add(action);
	return action;
}

/** The guard of a form that needs no sign-in. */
export const anyone: Guard<unknown> = (handle) => handle;

/**
 * The action of a form: reads it, runs the change and answers how it ended, as {@link answerForm} does.
 * @throws Response as `guard` and {@link answerForm}; 400 for a wrong choice in a form of buttons
 */
export function formAction<Known, Schema extends $ZodObject, Done = never>(
	guard: Guard<Known>,
	{
		schema,
		back,
		worksAlone,
		run,
	}: Omit<FormAction<Known, Schema, Done>, "schema"> & SchemaOf<Known, Schema>,
) {
	const action = guard(async (args) => {
		let address: string | undefined;
		let isRead = false;
		const fields = typeof schema === "function" ? schema(args) : schema;
		const answer = await answerForm(args.request, fields, async (values) => {
			const sent = { ...args, values };
			address = await back?.(sent);
			isRead = true;
			if (!worksAlone) assertUpToDate();
			const result = await run({ ...sent, back: address });
			// What is thrown says that the form's own page is done with, and with it what was kept of it.
			if (result instanceof Response && !back) throw result;
			return result as Exclude<Done, Response>;
		});
		if (!back) return answer;
		return told(args.request, isRead ? address : refuse(400, "Bad Request"), answer);
	});
	return noted(action);
}

type Answer = { data: FormReply<unknown>; init: ResponseInit | null };

async function told(
	request: Request,
	back: string | undefined,
	{ data: reply, init }: Answer,
): Promise<Response> {
	if (reply.status === "done" && reply.done instanceof Response) return reply.done;
	// Not `data()`, whose status Remix drops where a route has no page.
	if (back === undefined) return Response.json(reply, init ?? {});
	if (reply.status === "failed") throw await failure(request, init?.status ?? 500);
	return leadTo(back, await refusalText(request, codeOf(reply)));
}

/** What a refusal's code says; null for none, or one without words. */
async function refusalText(request: Request, code: string | null): Promise<string | null> {
	const language = await pageLanguage(request);
	const { pathname } = new URL(request.url);
	const errors = isPortal(pathname) ? text(language, "portal").form.errors : text(language, "form").errors;
	const [name, max = ""] = code?.split(":") ?? [];
	const said = new Map(Object.entries(errors)).get(name ?? "");
	return said === undefined ? null : interpolate(said, { max });
}

/** As {@link formAction}, for those signed in: also takes their proof of identity, and counts what they write. */
export function staffAction<Schema extends $ZodObject, Done = never>(
	guard: Guard<SignedIn>,
	{ counts, proof, isBlank, run, ...form }: StaffAction<Schema, Done>,
) {
	const proven: typeof guard = (handle) =>
		guard(async (args) => {
			if (proof === "page") await requireProof(args.request);
			return handle(args);
		});
	const action = formAction(proven, {
		...form,
		async run(sent) {
			if (proof === "typed") await takeProof(sent, (sent.values as { proof?: string }).proof);
			if (counts) await countWrite(sent.viewer.id, counts);
			return run(sent);
		},
	});
	if (!isBlank) return action;
	const fail = ({ request }: RouteArgs, outage: unknown) =>
		answerForm(request, form.schema, () => Promise.reject(outage));
	return noted(orUnseen(action, fail));
}
