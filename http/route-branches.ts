import type { ServerBuild } from "@remix-run/node";
import { prefixed } from "#app/addresses/localized-path.ts";
import { languages } from "#models/language.ts";

type Route = ServerBuild["routes"][string];

const optionalLanguage = ":lang?";

/**
 * A build with a path's one route, as Remix weighs all of them (docs/decisions/0015); with parameters the whole one.
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
			? languages.map((language) => prefixed(language, plain))
			: [plain];
		for (const address of addresses) {
			branches.set(address, withRoutes(build, branch, address === plain ? undefined : ":lang"));
		}
	}
	return (path) => branches.get(pagePath(path)) ?? build;
}

function pagePath(path: string): string {
	if (!path.endsWith(".data")) return path;
	return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}

function branchOf(build: ServerBuild, { id, parentId }: Route): Route[] {
	const route = build.routes[id] as Route;
	const parent = parentId === undefined ? undefined : build.routes[parentId];
	return parent ? [...branchOf(build, parent), route] : [route];
}

/** Browsers are still told that the language is optional. */
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
