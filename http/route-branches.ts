import type { ServerBuild } from "@remix-run/node";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { languages } from "#models/language.ts";

type Route = ServerBuild["routes"][string];

const optionalLanguage = ":lang?";

/**
 * Narrows a build to what an address needs: the route that answers it and those above it. Remix weighs every route of
 * its build several times a request, one with an optional segment twice, and keeps nothing of it (docs/decisions/0023).
 * @returns for the path of an address, with or without `.data`, the build to ask; the whole one where the path has
 * parameters other than the language
 */
export function routeBranches(build: ServerBuild): (path: string) => ServerBuild {
	const branches = new Map<string, ServerBuild>();
	const parents = new Set(Object.values(build.routes).map(({ parentId }) => parentId));
	for (const leaf of Object.values(build.routes).filter(({ id }) => !parents.has(id))) {
		const branch = branchOf(build, leaf);
		const segments = branch.flatMap(({ path }) => path || []);
		const plain = `/${segments.filter((segment) => segment !== optionalLanguage).join("/")}`;
		if (/[:*]/.test(plain)) continue;
		const addresses = segments.includes(optionalLanguage)
			? languages.map((language) => localizedPath(language, plain))
			: [plain];
		for (const address of addresses) {
			branches.set(address, withRoutes(build, branch, address === plain ? undefined : ":lang"));
		}
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

/** A build with these routes only, in which the language is spelled out; browsers are still told that it is optional. */
function withRoutes(build: ServerBuild, branch: Route[], language: string | undefined): ServerBuild {
	const told = branch.map(({ id }) => [id, build.assets.routes[id]]);
	const asked = branch.map((route) => [
		route.id,
		route.path === optionalLanguage ? { ...route, path: language } : route,
	]);
	return {
		...build,
		routes: Object.fromEntries(asked),
		assets: { ...build.assets, routes: Object.fromEntries(told) },
	};
}
