import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Viewer } from "#models/account/user.server.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import { isAnswer } from "./form.server.ts";
import type { RequestArgs } from "./session.server.ts";
import { findViewer, whileDatabaseAnswers } from "./staff.server.ts";

type Handler<Result> = (args: LoaderFunctionArgs) => Promise<Result>;
type Unseen<Result> = (args: LoaderFunctionArgs, outage: unknown) => Promise<Result>;

const outages = new WeakMap<AppLoadContext, unknown>();

/**
 * As `findViewer`, for the frame around a page. While the database is away, the answer to a posted form is framed as for
 * a guest, as its page may need nothing stored and shows what was typed. @throws Response 503 for other pages
 */
export async function findViewerIfSeen(args: RequestArgs): Promise<Viewer | null> {
	try {
		return await whileDatabaseAnswers(args.request, () => findViewer(args));
	} catch (error) {
		if (error instanceof Response && isAnswer(args.request)) return null;
		throw error;
	}
}

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
		return outages.has(args.context) ? unseen(args, outages.get(args.context)) : handle(args);
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
