import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { traceIdOf } from "#models/log.server.ts";

type Module = ServerBuild["routes"][string]["module"];
type Args = LoaderFunctionArgs & ActionFunctionArgs;

/** A build of which every 5xx carries its request's id to the page that shows it: Remix hides what an error has. */
export function namedErrors(build: ServerBuild): ServerBuild {
	const { module: entry } = build.entry;
	const nameError = (error: unknown, args: Args) => {
		const isAnswer = error instanceof Response;
		const status = isAnswer ? error.status : 500;
		if (status < 500) return error;
		if (!isAnswer) entry.handleError?.(error, args);
		return Response.json({ traceId: traceIdOf(args.request) }, { status });
	};
	const naming =
		<Result>(handle: (args: Args) => Result) =>
		async (args: Args): Promise<Awaited<Result>> => {
			try {
				return await handle(args);
			} catch (error) {
				throw nameError(error, args);
			}
		};
	const named = ({ loader, action, ...rest }: Module): Module => ({
		...rest,
		...(loader && { loader: naming(loader) }),
		...(action && { action: naming(action) }),
	});
	const render: typeof entry.default = async (request, ...rest) => {
		try {
			return await entry.default(request, ...rest);
		} catch (error) {
			throw nameError(error, { request, params: {}, context: rest[3] });
		}
	};
	const routes = Object.entries(build.routes).map(([id, route]) => [
		id,
		{ ...route, module: named(route.module) },
	]);
	return {
		...build,
		entry: { module: { ...entry, default: render } },
		routes: Object.fromEntries(routes),
	};
}
