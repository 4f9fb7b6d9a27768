import type { ServerBuild } from "@remix-run/node";
import { addressIn, languages } from "#app/i18n/languages.ts";

type Route = ServerBuild["routes"][string];

/**
 * Narrows a build to what an address needs: the route that answers it and those above it. Remix weighs every route of
 * its build several times a request and keeps nothing of it (docs/decisions/0023).
 * @returns for the path of an address, with or without `.data`, the build to ask; the whole one where the path has
 * parameters other than the language
 */
export function routeBranches(build: ServerBuild): (path: string) => ServerBuild {
	const branches = new Map<string, ServerBuild>();
	const parents = new Set(Object.values(build.routes).map(({ parentId }) => parentId));
	for (const leaf of Object.values(build.routes).filter(({ id }) => !parents.has(id))) {
		const branch = branchOf(build, leaf);
		const narrowed = withRoutes(build, branch);
		const segments = branch.flatMap(({ path }) => path || []);
		for (const address of addressesOf(segments)) branches.set(address, narrowed);
	}
	return (path) => branches.get(pagePath(path)) ?? build;
}

/** The path of the page whose data is asked for. */
function pagePath(path: string): string {
	if (!path.endsWith(".data")) return path;
	return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}

function branchOf(build: ServerBuild, { id, parentId }: Route): Route[] {
	const route = build.routes[id] as Route;
	const parent = parentId === undefined ? undefined : build.routes[parentId];
	return parent ? [...branchOf(build, parent), route] : [route];
}

/** Every address that a route stands for; none where it has other parameters than the language. */
function addressesOf(segments: string[]): string[] {
	const isTranslated = segments[0] === ":lang?";
	const path = `/${segments.slice(isTranslated ? 1 : 0).join("/")}`;
	if (/[:*]/.test(path)) return [];
	return isTranslated ? languages.map((language) => addressIn(language, path)) : [path];
}

function withRoutes(build: ServerBuild, branch: Route[]): ServerBuild {
	const ids = new Set(branch.map(({ id }) => id));
	const only = <Value>(routes: Record<string, Value>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
	return {
		...build,
		routes: only(build.routes),
		assets: { ...build.assets, routes: only(build.assets.routes) },
	};
}
