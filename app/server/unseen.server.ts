import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { isUnavailable, withTimeout } from "#models/transaction.server.ts";
import { findViewer } from "./staff.server.ts";

type Handler<Result> = (args: LoaderFunctionArgs) => Promise<Result>;
type Unseen<Result> = (args: LoaderFunctionArgs, outage: unknown) => Promise<Result>;

const outages = new WeakMap<AppLoadContext, unknown>();

/** Whether a form is answered to somebody who could not be looked up. */
export const isUnseen = (context: AppLoadContext): boolean => outages.has(context);

/**
 * For a form whose page shows nothing stored: if its sender cannot be looked up because the database is away, `unseen`
 * answers the post, and then the page, in place of the guarded `handle`. A page that is opened is always guarded.
 */
export function orUnseen<Result, Other>(
	handle: Handler<Result>,
	unseen: Unseen<Other>,
): Handler<Result | Other> {
	return async (args) => {
		if (args.request.method === "POST") await notice(args);
		return isUnseen(args.context) ? unseen(args, outages.get(args.context)) : handle(args);
	};
}

async function notice(args: LoaderFunctionArgs): Promise<void> {
	try {
		await withTimeout(findViewer(args));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		outages.set(args.context, error);
	}
}
