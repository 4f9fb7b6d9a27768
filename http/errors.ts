import {
	type ActionFunctionArgs,
	type AppLoadContext,
	createRequestHandler,
	type LoaderFunctionArgs,
	type ServerBuild,
} from "@remix-run/node";
import { asksForPage } from "#app/server/place.server.ts";
import { traceIdOf } from "#models/log.server.ts";

type Module = ServerBuild["routes"][string]["module"];
type Args = LoaderFunctionArgs & ActionFunctionArgs;

/**
 * A build whose errors carry their request's id to the page that shows it: Remix hides what an error has. What routes
 * without a page refuse a browser is shown by a page, too, and not as bare text.
 */
export function namedErrors(build: ServerBuild): ServerBuild {
	const { module: entry } = build.entry;
	const nameError = (error: unknown, args: Args) => {
		if (error instanceof Response) return error;
		entry.handleError?.(error, args);
		return Response.json({ traceId: traceIdOf(args.request) }, { status: 500 });
	};
	const naming =
		<Result>(handle: (args: Args) => Result, hasPage: boolean) =>
		async (args: Args): Promise<Awaited<Result> | Response> => {
			try {
				return await handle(args);
			} catch (error) {
				const named = nameError(error, args);
				if (hasPage || isRedirect(named) || !asksForPage(args.request)) throw named;
				return showFailure(args.request, { ...args.context, [failed]: named });
			}
		};
	const named = ({ loader, action, ...rest }: Module): Module => ({
		...rest,
		...(loader && { loader: naming(loader, rest.default !== undefined) }),
		...(action && { action: naming(action, rest.default !== undefined) }),
	});
	const render: typeof entry.default = async (request, ...rest) => {
		try {
			return await entry.default(request, ...rest);
		} catch (error) {
			throw nameError(error, { request, params: {}, context: rest[3] });
		}
	};
	const withModules = (change: (module: Module) => Module): ServerBuild => ({
		...build,
		entry: { module: { ...entry, default: render } },
		routes: Object.fromEntries(
			Object.entries(build.routes).map(([id, route]) => [id, { ...route, module: change(route.module) }]),
		),
	});
	const showFailed = createRequestHandler(
		withModules((module) => (module.default ? named(module) : { ...module, ...failure })),
		"production",
	);
	const showFailure = ({ url, headers }: Request, context: AppLoadContext) =>
		showFailed(new Request(url, { headers }), context);
	return withModules(named);
}

const failed = "failed";

/** A page for a route that has none; its loader throws, so that the page of errors is shown instead. */
const failure: Module = {
	default: () => null,
	loader({ context }) {
		throw context[failed];
	},
};

const isRedirect = (thrown: unknown) => thrown instanceof Response && thrown.status < 400;
