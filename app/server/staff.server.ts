import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { waitingPage } from "#app/addresses/portal.ts";
import { isPortal } from "#app/addresses/site.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { Waiting, type WaitingPerson } from "#models/account/waiting.server.ts";
import { assertUpToDate } from "#models/database/connection.server.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import type { Language } from "#models/language.ts";
import { log, requestFields, traceIdOf } from "#models/log.server.ts";
import { toSendAgain } from "./form.server.ts";
import { pageLanguage } from "./i18n.server.ts";
import { networkPrefix } from "./network.server.ts";
import { forgetOnceStored, refuseOthersForm } from "./opened-form.server.ts";
import { pageBefore } from "./place.server.ts";
import { replace } from "./redirect.server.ts";
import { type RequestArgs, sessionToken } from "./session.server.ts";

type RouteArgs = LoaderFunctionArgs;
/** Who is signed in, and the language of their portal. */
export type SignedIn = { viewer: Viewer; language: Language };

type StaffHandler<Result> = (args: RouteArgs & SignedIn) => Promise<Result>;

const viewers = new WeakMap<AppLoadContext, Promise<Viewer | null>>();

/** The signed-in person with their current role, looked up once a request; or null. */
export function findViewer({ request, context }: RequestArgs): Promise<Viewer | null> {
	const viewer = viewers.get(context) ?? lookUp(request);
	viewers.set(context, viewer);
	return viewer;
}

/** Forgets who the viewer is, after an action that changed it and answers with the page. */
export function forgetViewer(context: AppLoadContext): void {
	viewers.delete(context);
}

async function lookUp(request: Request): Promise<Viewer | null> {
	const token = await sessionToken(request);
	if (!token) return null;
	assertUpToDate();
	return Staff.bySession(token);
}

/** The signed-in person who is not let in; null for staff and guests. */
export async function findWaiting(request: Request): Promise<WaitingPerson | null> {
	const token = await sessionToken(request);
	return token ? Waiting.bySession(token) : null;
}

/** Whoever is signed in, let in or not; null for guests. */
export async function findSignedIn(args: RequestArgs): Promise<{ id: string; email: string } | null> {
	return (await findViewer(args)) ?? findWaiting(args.request);
}

/** The page that adds a second factor, and the only one for somebody who must have one and does not. */
export const factorPage = "/portal/factor";

/**
 * For signed-in staff; loaders run side by side, so a layout cannot guard them. Others go to {@link waitingPage}, to
 * {@link factorPage} or to the sign-in page. A form that another account has opened is refused, see
 * {@link refuseOthersForm}. @throws Response 503 while the database is away
 */
export function requireStaff<Result>(handle: StaffHandler<Result>): (args: RouteArgs) => Promise<Result> {
	return guarded(handle, ({ lacksFactor }) => !lacksFactor);
}

/** Like {@link requireStaff}, but also lets in somebody who lacks a second factor; only for the pages that add one. */
export function requireAccount<Result>(handle: StaffHandler<Result>): (args: RouteArgs) => Promise<Result> {
	return guarded(handle, () => true);
}

function guarded<Result>(
	handle: StaffHandler<Result>,
	isComplete: (viewer: Viewer) => boolean,
): (args: RouteArgs) => Promise<Result> {
	return (args) =>
		whileDatabaseAnswers(args.request, async () => {
			const { request, context } = args;
			const isForm = request.method !== "GET" && request.method !== "HEAD";
			const viewer = await findViewer(args);
			const refusal = isForm && (await refuseOthersForm(request, viewer?.id ?? null));
			if (refusal) throw refusal;
			if (!viewer) throw replace((await findWaiting(request)) ? waitingPage : signInAddress(request));
			if (!isComplete(viewer)) throw replace(factorPage);
			const known = {
				viewer: { ...viewer, network: networkPrefix(context) },
				language: await pageLanguage(request),
			};
			const answer = () => handle({ ...args, ...known });
			return isForm ? forgetOnceStored(request, viewer.id, answer) : answer();
		});
}

/** Like {@link requireStaff}, for admins; other staff get 403. */
export function requireAdmin<Result>(handle: StaffHandler<Result>): (args: RouteArgs) => Promise<Result> {
	return requireStaff(async (args) => {
		if (!args.viewer.isAdmin) throw new Response("Forbidden", { status: 403 });
		return handle(args);
	});
}

/** Renders an error page that offers to send the posted form again. */
export async function failure(request: Request, status: number): Promise<Response> {
	return Response.json({ traceId: traceIdOf(request), unsent: await toSendAgain(request) }, { status });
}

/** Runs a piece of a route; a database that is away becomes a 503 page, from which what was posted is sent again. */
export async function whileDatabaseAnswers<Result>(
	request: Request,
	work: () => Promise<Result>,
): Promise<Result> {
	try {
		return await withTimeout(work());
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		log.error({ err: error, ...requestFields(request) }, "database unavailable");
		throw await failure(request, 503);
	}
}

/** The sign-in page, which leads back here and says whether a change was lost, or that the browser blocks cookies. */
function signInAddress(request: Request): string {
	const { pathname, search } = new URL(request.url);
	if (request.method === "GET") {
		const page: Record<string, string> = pathname === "/portal" ? {} : { returnTo: pathname + search };
		return withQuery(blocksCookies(request) ? { ...page, cookies: "blocked" } : page);
	}
	const page = pageBefore(request);
	return page && isPortal(page) ? withQuery({ returnTo: page, lost: "1" }) : login;
}

const login = "/portal/login";

/** Signing in sets two cookies, of which one outlives the session; without any, the browser refused them. */
function blocksCookies(request: Request): boolean {
	const before = pageBefore(request)?.split("?")[0] ?? "";
	return [login, "/portal/signup"].includes(before) && !request.headers.has("Cookie");
}

function withQuery(query: Record<string, string>): string {
	const search = String(new URLSearchParams(query));
	return search ? `${login}?${search}` : login;
}
